//! §11 The options by name.

use palast_core::{Options as _, Rules};
use palastgefluester::{Options, Palastgefluester as Pg};

/// Every value can be set by name and read back; the first is the default.
#[test]
fn s11_every_value_can_be_set_and_read() {
    for choice in Options::CHOICES {
        assert_eq!(Options::default().get(choice.name), Some(choice.values[0]));
        for value in choice.values {
            let mut options = Options::default();
            options.set(choice.name, value).unwrap();
            assert_eq!(options.get(choice.name), Some(*value));
        }
        assert!(Options::default().set(choice.name, "perhaps").is_err());
    }
    assert!(Options::default().set("speed", "on").is_err());
    assert_eq!(Options::default().get("speed"), None);
}

/// PG-011 A seat that is not at the table cannot start.
#[test]
fn s11_a_missing_seat_cannot_start() {
    let mut options = Options::default();
    options.set("first-starter", "seat-4").unwrap();
    assert!(Rules::<Pg>::new(3, options).is_err());
    assert!(Rules::<Pg>::new(4, options).is_ok());
}
