//! Values as a few bytes, by way of their `Serialize`: variants by index, numbers low byte first,
//! `Option` as none or one, texts byte by byte. Injective for values of one type, and without
//! allocation: observations are written by the million.

use std::fmt;

use serde::ser::{self, Serialize, Serializer};

/// No task, phase or question is longer.
const MOST: usize = 48;

/// The bytes of a value; what is beyond the most is dropped.
pub(super) struct Code {
    bytes: [u8; MOST],
    len: usize,
}

impl Code {
    pub(super) fn of(value: &impl Serialize) -> Self {
        let mut code = Self {
            bytes: [0; MOST],
            len: 0,
        };
        // Writing to memory cannot fail, and no type of ours refuses to be serialised.
        let _ = value.serialize(&mut code);
        code
    }

    /// The first byte, which is the variant of an enum, and the others.
    pub(super) fn split(&self) -> (Option<u8>, &[u8]) {
        match self.bytes[..self.len].split_first() {
            Some((first, rest)) => (Some(*first), rest),
            None => (None, &[]),
        }
    }

    fn push(&mut self, byte: u8) {
        if let Some(place) = self.bytes.get_mut(self.len) {
            *place = byte;
            self.len += 1;
        }
    }

    /// Variants, numbers of our games: below 256 but for a few.
    fn small(&mut self, value: u64) {
        let mut rest = value;
        while rest >= 255 {
            self.push(255);
            rest -= 255;
            if self.len == MOST {
                return;
            }
        }
        self.push(rest as u8);
    }
}

/// There is nothing to go wrong.
#[derive(Debug)]
pub(super) struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that has no code")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Done = Result<(), Never>;

macro_rules! small {
    ($($name:ident $type:ty),*) => {
        $(fn $name(self, value: $type) -> Done {
            self.small(u64::try_from(value).unwrap_or(0));
            Ok(())
        })*
    };
}

impl Serializer for &mut Code {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn is_human_readable(&self) -> bool {
        false
    }

    small!(serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64);
    small!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64);

    fn serialize_bool(self, value: bool) -> Done {
        self.push(u8::from(value));
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Done {
        Err(Never)
    }

    fn serialize_f64(self, _: f64) -> Done {
        Err(Never)
    }

    fn serialize_char(self, value: char) -> Done {
        self.small(u64::from(u32::from(value)));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Done {
        self.serialize_bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.push(value.len() as u8);
        value.iter().for_each(|byte| self.push(*byte));
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.push(0);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.push(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.push(index as u8);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        self.push(index as u8);
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self, Never> {
        self.push(len.unwrap_or(0) as u8);
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        self.push(index as u8);
        Ok(self)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self, Never> {
        self.serialize_seq(len)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        self.push(index as u8);
        Ok(self)
    }
}

macro_rules! compound {
    ($($trait:ident $function:ident),*) => {
        $(impl ser::$trait for &mut Code {
            type Ok = ();
            type Error = Never;

            fn $function<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

compound!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! compound_named {
    ($($trait:ident),*) => {
        $(impl ser::$trait for &mut Code {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

compound_named!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for &mut Code {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Serialize)]
    enum Task {
        Rest,
        Walk { left: u8, with: Option<u8> },
    }

    #[test]
    fn a_variant_is_its_index_and_what_it_holds() {
        let code = |task: Task| {
            let code = Code::of(&task);
            let (first, rest) = code.split();
            (first, rest.to_vec())
        };
        assert_eq!(code(Task::Rest), (Some(0), vec![]));
        let walk = |left, with| code(Task::Walk { left, with });
        assert_eq!(walk(3, None), (Some(1), vec![3, 0]));
        assert_eq!(walk(3, Some(0)), (Some(1), vec![3, 1, 0]));
    }
}
