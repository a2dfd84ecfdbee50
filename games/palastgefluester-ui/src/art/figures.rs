//! The seven persons, cut from paper on a sheet of 100 by 120.
//!
//! Each has one outline nobody else has, and one golden attribute: the Marshal's staff beside a
//! tower of curls, the Treasurer's key over a flat beret, the Magician's bent cone, the Maid's mob
//! cap and candle, the Cupbearer's raised goblet, the Guard's crescent helmet and halberd, the
//! Jester's three horns with bells, and he alone looks at us.

use super::Person;
use super::shapes::Cut::{self, Shape, Strip};
use super::shapes::Tone::{Gold, Ink, Pale, Plum, Powder};

pub(crate) const fn figure(person: Person) -> &'static [Cut] {
    match person {
        Person::Marshal => MARSHAL,
        Person::Treasurer => TREASURER,
        Person::Magician => MAGICIAN,
        Person::Maid => MAID,
        Person::Cupbearer => CUPBEARER,
        Person::Guard => GUARD,
        Person::Jester => JESTER,
    }
}

const MARSHAL: &[Cut] = &[
    // staff of office, topped by an orb
    Strip(Gold, "4", "M87 24V118"),
    Shape(
        Gold,
        "M87 8a8 8 0 1 0 .1 0zM87 0C90.5 3 91 6.5 87 9.5C83 6.5 83.5 3 87 0zM82 25h10v4h-10z",
    ),
    Strip(Plum, "1.6", "M79.5 16.5Q87 19 94.5 16.5"),
    // coat and sash
    Shape(Plum, "M3 120C4 98 14 86 34 80H62C78 84 84 98 86 120Z"),
    Shape(
        Gold,
        "M30 84L40 81C48 94 60 106 76 114L70 120H58C46 110 36 98 30 84Z",
    ),
    // face, chin raised
    Shape(
        Ink,
        "M40 22H61C64 27 66 31 66 35L65.5 38C68 42 72 45 72.5 47.5C72.5 49.5 70 49.5 68.5 49.8C68.5 51 70.5 52 70.3 53.4C70 54.4 69 54.4 68.8 55C69.2 55.6 70.4 56 70.2 57.2C70 58.4 68.4 58.4 68.2 59.4C68.4 61 70 62.4 69 64.8C67.4 67.6 63 68 59 66.6V84H40Z",
    ),
    // jabot
    Shape(
        Pale,
        "M52 71C57 74 61 73 63 70L66 78L63 79L67 87L62.5 88L65 97C60 96 54 90 52 71Z",
    ),
    // peruke
    Shape(
        Powder,
        "M61 28C62 19 57 9 48 8C43 2 31 4 28 11C19 12 15 21 18 28C11 32 10 41 14 46C7 51 6 61 11 66C5 72 6 82 12 87C14 95 24 98 30 93C37 96 45 92 46 85C51 80 50 73 47 69C52 65 51 58 48 54C52 50 52 44 49 41C55 38 61 34 61 28Z",
    ),
    Strip(
        Ink,
        "1.8",
        "M27 17C34 12 43 14 46 20C47 24 43 27 40 25M22 34C29 28 39 29 43 35C44 39 40 42 37 40M18 52C25 46 36 46 41 52C42 56 38 59 35 57M17 70C23 64 34 64 39 70C40 74 36 77 33 75M21 86C26 81 33 81 37 85",
    ),
    // order of the court
    Shape(
        Pale,
        "M70 94l1.8 4.2 4.4-1.4-1.4 4.4 4.2 1.8-4.2 1.8 1.4 4.4-4.4-1.4-1.8 4.2-1.8-4.2-4.4 1.4 1.4-4.4-4.2-1.8 4.2-1.8-1.4-4.4 4.4 1.4z",
    ),
    // hand on the staff
    Shape(Ink, "M81 76C85 73 92 74 93 78V88C91 92 84 92 81 89Z"),
    Strip(Pale, "1.1", "M84 80H93M84 84H93"),
    Shape(Pale, "M78 88C83 92 91 92 96 88L97 95C91 99 83 99 77 95Z"),
    Shape(Plum, "M77 95C83 99 91 99 97 95L99 120H84L76 112Z"),
];

const TREASURER: &[Cut] = &[
    // gown
    Shape(Ink, "M1 120C1 102 6 88 24 79L62 77C78 83 84 100 84 120Z"),
    // hair in a roll, head with full cheeks and a nose for gold
    Shape(
        Powder,
        "M20 34H42V60C42 70 36 76 27 76C19 76 13 71 14 65C15 60 19 58 21 54C18 48 18 40 20 34Z",
    ),
    Strip(Ink, "1.6", "M20 66C20 62 25 60 29 62C33 65 31 70 27 69"),
    Shape(
        Ink,
        "M36 36H62C63 40 63.5 42 63 44C66 46 73 50 74 54.5C74.4 57.6 69.5 58.4 66.5 57.8C66.5 59.3 68 60.2 67.6 61.6C67.2 62.6 66.2 62.5 66 63.1C66.3 64 67.7 64.5 67.3 66C67 67.3 65.3 67.2 65.2 68.2C66.6 70 67 72.5 65 74.5C66 78 62 82 55 82C51 82 48 81 46 79L44 88H34L33 62C38 58 39 46 36 36Z",
    ),
    // ermine
    Shape(
        Powder,
        "M18 82C28 80 40 86 47 98C53 90 60 84 68 80C74 84 78 88 80 94C70 95 60 106 56 120H40C34 106 22 97 6 98C8 92 12 86 18 82Z",
    ),
    Strip(
        Ink,
        "2",
        "M21 88L24 91M32 92L34 96M41 104L42 108M66 88L64 91M57 98L55 102",
    ),
    // chain with the king's medal
    Strip(Gold, "2.6", "M35 84C37 94 42 100 48 103C54 99 59 93 62 83"),
    Shape(Gold, "M48 101a7 7 0 1 0 .1 0z"),
    // spectacles
    Strip(
        Gold,
        "2",
        "M59 46.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M59 46L40 43",
    ),
    // beret
    Shape(
        Plum,
        "M9 33C5 20 24 9 46 10C66 9 79 18 75 29C73 35 66 37 60 37C46 41 17 42 9 33Z",
    ),
    Strip(Gold, "3.4", "M23 38.6C36 41 52 40 65 36.4"),
    // key, held by its ring
    Strip(Gold, "5", "M88 38V84"),
    Strip(Gold, "5", "M89 42H97M89 51H95"),
    Shape(Gold, "M83 66h10v4.5h-10z"),
    Shape(
        Gold,
        "M88 78c8 0 12 6 12 12.5s-4 12.5-12 12.5s-12-6-12-12.5s4-12.5 12-12.5zm0 6.5a6 6 0 0 0 0 12a6 6 0 0 0 0-12z",
    ),
    Shape(
        Ink,
        "M72 100C76 94 84 92 88 96C94 94 98 98 97 103C95 110 88 114 80 114L72 116Z",
    ),
    Shape(Pale, "M70 104L79 116L74 120H66Z"),
];

const MAGICIAN: &[Cut] = &[
    // robe with its collar up, sleeve thrown forward
    Shape(
        Plum,
        "M22 120C24 102 34 90 48 84L72 78C86 86 94 100 96 120Z",
    ),
    Shape(Plum, "M52 92C42 92 32 88 26 80L15 90C17 104 32 114 50 116Z"),
    Strip(Gold, "3", "M26 81L16 90"),
    // face and long hair
    Shape(
        Ink,
        "M40 40H72C72 52 76 60 75 70C80 76 80 84 78 90C72 86 66 88 62 84H46C44 76 42 70 40 64L37 61C33 61 28 60 27.6 57C28 54 34 51 37 47Z",
    ),
    // beard
    Shape(
        Powder,
        "M38 60C36 64 31 66 27 64C29 69 34 71 37 70C35 82 38 98 47 114C53 106 57 99 59 91C65 86 67 76 65 65C59 60 51 66 46 61C43 58 40 58 38 60Z",
    ),
    Strip(
        Ink,
        "1.5",
        "M42 72C42 82 43 90 47 100M49 71C50 80 50 88 51 95M57 70C58 76 58 81 57 87",
    ),
    // hat
    Shape(
        Ink,
        "M34 44C38 28 46 12 58 6C66 2 78 4 84 13C78 10 72 12 71 18C72 28 74 36 76 42C62 48 46 48 34 44Z",
    ),
    Shape(
        Ink,
        "M13 45C25 44 31 41 36 38C48 42 64 41 74 36C80 38 90 38 97 34C92 46 77 51 55 52C35 53 18 51 13 45Z",
    ),
    Strip(Gold, "3.4", "M35 41C47 45 62 44 74.5 39"),
    Shape(
        Gold,
        "M56 15l2.1 4.6 5 .5-3.8 3.3 1.1 4.9-4.4-2.5-4.3 2.5 1.1-4.9-3.8-3.3 5-.5z",
    ),
    Shape(
        Pale,
        "M65 28l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.4 1.4.6-2.8-2.1-1.9 2.8-.3zM47 30l1 2 2.2.2-1.6 1.5.4 2.2-2-1.1-1.9 1.1.4-2.2-1.6-1.5 2.2-.2z",
    ),
    // hand, wand, spark
    Strip(Ink, "3.2", "M27 92L16 70"),
    Shape(Ink, "M17 81C20 76 27 76 30 80L27 90C23 93 17 92 16 88Z"),
    Shape(
        Gold,
        "M12 48L14.5 57.5L24 60L14.5 62.5L12 74L9.5 62.5L1 60L9.5 57.5ZM4.5 52L9 54.5L6.5 57ZM19.5 52L15 54.5L17.5 57Z",
    ),
];

const MAID: &[Cut] = &[
    // head, slender neck, shoulders
    Shape(
        Ink,
        "M54 30C57 33 58 36 58 39L57.6 41C60 44 63 46 63.2 47.8C63.2 49.2 61.4 49.2 60.6 49.6C60.8 50.6 62.4 51.4 62.2 52.6C62 53.4 60.8 53.4 60.6 54C61 54.5 62 54.8 61.8 55.8C61.6 56.8 60.2 56.8 60 57.8C60.2 59 61.2 60 60.4 62C59 64.6 55 65 51.4 64C50 68 50.6 73 52.6 77C58 80 66 82 69 88L60 98H30L24 90C30 84 37 83 39.4 78C41 73 40 68 38 64C32 58 30 48 34 40Z",
    ),
    // gown with a lace neckline
    Shape(
        Plum,
        "M26 87C33 98 52 99 68 87C73 91 72 97 67 101C63 106 63 113 64 120H15C15 106 18 94 26 87Z",
    ),
    Strip(
        Pale,
        "3",
        "M25.5 88A4 4 0 0 0 32 92.5A4 4 0 0 0 39 95A4 4 0 0 0 46.5 95.8A4 4 0 0 0 54 94.8A4 4 0 0 0 61.5 92A4 4 0 0 0 68.5 87.5",
    ),
    // mob cap with ribbon and bow
    Shape(
        Powder,
        "M60 30C63 17 50 6 37 9C21 11 11 27 18 42C20 48 26 54 33 55C36 44 46 34 60 30Z",
    ),
    Strip(
        Ink,
        "1.3",
        "M45 14C36 16 28 22 25 31M52 18C43 20 35 25 31 33",
    ),
    Strip(
        Pale,
        "5",
        "M60.5 30.5A3 3 0 0 0 55 32A3 3 0 0 0 49.5 34A3 3 0 0 0 44.5 37A3 3 0 0 0 40 41A3 3 0 0 0 36.5 45.5A3 3 0 0 0 34 50A3 3 0 0 0 32.5 55",
    ),
    Strip(Plum, "3.6", "M57 25.5C45 28 33 37 28 50"),
    Shape(
        Plum,
        "M28 50C22 44 13 45 10 51C16 52 17 55 16 61C22 61 27 57 28 50ZM28 50C21 56 18 68 22 78C25 74 28 73 32 74C29 66 28 58 31 51Z",
    ),
    // arm, lace, hand
    Shape(Ink, "M58 99C66 97 74 94 82 91L84 97C80 104 70 108 62 109Z"),
    Shape(
        Plum,
        "M22 96C30 90 39 93 42 101L58 97L62 110C52 117 34 119 27 114Z",
    ),
    Strip(Ink, "1.3", "M27 95C33 93 38 97 40 104"),
    Shape(
        Pale,
        "M56 95L63 92L63 97L68 97L66 102L71 104L67 108L69 112L61 112Z",
    ),
    // candle
    Shape(Gold, "M68 88H95C95 93 90 96 86 96H77C73 96 68 93 68 88Z"),
    Strip(Gold, "2.4", "M91 93C98 92 99 85 94 84"),
    Shape(Powder, "M77 60H86V88H77Z"),
    Shape(Pale, "M77 60H86V64C85 67 83 65 82 68C80 68 81 64 77 65Z"),
    Shape(
        Gold,
        "M81.5 32C87.5 41 89.5 46 88 51.5C87 56 84 58 81.5 58C79 58 76 56 75 51.5C73.5 46 78 41 81.5 32Z",
    ),
    Shape(
        Pale,
        "M81.5 45C84.5 50 85 52 84 54.5C83 56.5 80 56.5 79 54.5C78 52 79.5 50 81.5 45Z",
    ),
    Strip(Gold, "1.6", "M70 36L67 32M93 36L96 32M68 47H63.5M95 47H99"),
];

const CUPBEARER: &[Cut] = &[
    // livery
    Shape(Plum, "M24 120C24 100 32 88 48 82L68 80C84 84 92 98 94 120Z"),
    // queue with its bow
    Shape(Ink, "M72 52C82 58 90 72 84 94C78 88 74 78 72 70Z"),
    // head
    Shape(
        Ink,
        "M44.5 33C47 22 58 17 67 20C78 22 84 34 80 46C78 54 74 58 72 62C70 68 70 76 72 84H50C53 78 54 74 53 69C49 70 45 69 44 66.5C43.2 64.6 44.4 63.6 44.4 62.6C44.2 61.6 42.8 61.6 42.6 60.6C42.4 59.6 43.4 59.4 43.8 58.8C43.6 58.2 42.4 58.2 42.2 57.4C42 56.2 43.6 55.4 43.8 54.4C43 54 40.6 54 40.6 52.6C40.8 50.8 44.4 48.4 46 45.6C45.5 42 43.5 37 44.5 33Z",
    ),
    Strip(
        Pale,
        "1.5",
        "M49 33C55 26 66 25 73 32M50 38C57 32 67 31 75 39",
    ),
    Strip(
        Pale,
        "1.7",
        "M57 46C61 41 70 41 73 45C75 50 70 54 66 52C63 50 65 46.5 68 47.5",
    ),
    Shape(
        Gold,
        "M76 55C82 47 91 46 96 51C92 56 91 58 93 64C86 65 80 62 76 57C76 63 73 70 67 72C68 66 67 63 63 60C66 55 72 53 76 55Z",
    ),
    // stock and buttons
    Shape(Pale, "M49 78C57 82 65 82 72 79L73 86C65 91 55 91 47 85Z"),
    Strip(Gold, "3", "M57 98V98M55 107V107M54 116V116"),
    // raised arm
    Shape(
        Plum,
        "M60 98C50 107 30 106 22 89L16 69L31 65L38 82C46 84 56 88 60 98Z",
    ),
    Strip(Ink, "1.3", "M58 99C50 104 42 104 36 101"),
    Shape(
        Gold,
        "M11 6H41C43 22 37 33 28 36V48H22V36C13 33 8 22 11 6ZM6 3H44C45 5 45 7 44 9H6C5 7 5 5 6 3Z",
    ),
    Strip(Plum, "2.6", "M14 16C20 20 32 20 37 16"),
    Strip(Pale, "2.2", "M16 23C17 26 18 28 21 30"),
    Shape(
        Ink,
        "M16 48C18 43 32 42 34 46C35 51 33 58 32 62L17 66C14 60 14 53 16 48Z",
    ),
    Strip(Pale, "1.2", "M20 49.5L32 48M19.5 54L32 52.5"),
    Shape(
        Pale,
        "M11 66L15 62L19 64L22 60L26 62L29 58L34 60L36 70L15 76Z",
    ),
];

const GUARD: &[Cut] = &[
    // halberd
    Strip(Ink, "3.6", "M88 40V120"),
    Shape(
        Gold,
        "M88 0L92 16L91 25L99 27C99 32 96 36 91 36V48H85V40C81 41 78 44 75 49C78 38 78 28 75 16C78 21 81 24 85 25L84 16Z",
    ),
    // slashed sleeves and breastplate
    Shape(Plum, "M1 120C-1 102 5 88 22 82H62C80 86 84 102 82 120Z"),
    Strip(
        Gold,
        "3.2",
        "M13 92C8 100 7 110 8 120M69 91C75 100 76 110 75 120",
    ),
    Shape(
        Powder,
        "M20 82C32 92 50 92 62 82C65 94 66 108 65 120H18C17 108 18 94 20 82Z",
    ),
    Strip(Ink, "1.8", "M38 92C35 101 35 110 36 120"),
    Strip(Gold, "2.2", "M25 100V100M25 112V112M57 100V100M58 112V112"),
    // ruff
    Shape(
        Pale,
        "M16 78a5 5 0 0 1 6-6a5 5 0 0 1 9-2a5 5 0 0 1 9 0a5 5 0 0 1 9 0a5 5 0 0 1 9 2a5 5 0 0 1 6 6a5 5 0 0 1-5 7a5 5 0 0 1-9 3a5 5 0 0 1-10 1a5 5 0 0 1-10-1a5 5 0 0 1-9-3a5 5 0 0 1-5-7z",
    ),
    Strip(
        Plum,
        "1.3",
        "M23 76L21 83M31 76L30 86M40 76V88M49 76L50 86M57 76L59 83",
    ),
    // face with moustache and goatee
    Shape(
        Ink,
        "M29 46H62C64 56 62 66 56 76H38C34 80 30 83 25 84C24 80 25 75 27 71C25 70 25 69 26 67.5C20 69.5 13 66 12 59C16.5 63 21 62 25.5 61.5C23 61 20 60.5 20 58.5C20.5 56 26 53 28 50Z",
    ),
    // morion
    Shape(Ink, "M20 36C22 20 30 14 42 14C54 14 62 20 64 36Z"),
    Shape(
        Gold,
        "M18 27C21 8 33 1 43 1C56 1 65 10 67 28C62 16 54 11 42.5 11C31 11 23 16 18 27Z",
    ),
    Shape(
        Ink,
        "M1 25C11 38 26 40 42 40S65 38 74 28C75 44 60 52 42 52S3 46 1 25Z",
    ),
    Strip(Pale, "1.8", "M10 38C20 44.5 30 46 42 46S61 45 69 39"),
    Shape(Gold, "M40 25l2.2-5 2.2 5 5 2.2-5 2.2-2.2 5-2.2-5-5-2.2z"),
];

const JESTER: &[Cut] = &[
    // shoulders and zigzag collar
    Shape(Ink, "M8 120C10 104 22 94 40 90H60C78 94 90 104 92 120Z"),
    Shape(Plum, "M50 90H60C78 94 90 104 92 120H50Z"),
    Shape(
        Gold,
        "M30 82H70L90 97L77 99L75 112L62 103L50 119L38 103L25 112L23 99L10 97Z",
    ),
    Strip(
        Ink,
        "1.3",
        "M38 103L42 92M62 103L58 92M23 99L33 91M77 99L67 91",
    ),
    // horns
    Shape(
        Ink,
        "M50 36C44 24 26 18 14 30C6 38 5 50 8 60C14 52 22 50 28 56C26 64 26 72 30 80L50 92Z",
    ),
    Shape(
        Plum,
        "M50 36C56 24 74 18 86 30C94 38 95 50 92 60C86 52 78 50 72 56C74 64 74 72 70 80L50 92Z",
    ),
    Shape(
        Powder,
        "M34 41C33 22 42 7 60 7C69 7 75 12 77 20C69 17 62 21 62 28C63 33 65 37 66 41C58 46 42 46 34 41Z",
    ),
    Strip(Ink, "1.3", "M42 36C42 24 48 15 58 13"),
    // face
    Shape(
        Pale,
        "M31 50C36 42 44 40 50 46C56 40 64 42 69 50C71 62 66 78 50 90C34 78 29 62 31 50Z",
    ),
    Shape(
        Ink,
        "M35 55C38 50 44 50 46 55C43 53.5 39 53.5 35 55ZM54 53C56 48 62 48 65 53C61 51.5 58 51.5 54 53Z",
    ),
    Shape(Ink, "M41 57.5a2.2 2.2 0 1 0 .1 0z"),
    Strip(Ink, "2", "M56 60C58 57.5 61 57.5 63 60"),
    Shape(
        Ink,
        "M50 57C52 62 56.5 65.5 55 69C53 71.5 49 70.5 48 68C50.5 67 51 63 50 57Z",
    ),
    Shape(
        Ink,
        "M36 69C43 76.5 57 76.5 65 68C62 78 56 81.5 50 81.5S39 78.5 36 69Z",
    ),
    Shape(Plum, "M41 62.5l2 3.6-2 3.6-2-3.6z"),
    // bells
    Shape(
        Gold,
        "M8 56a7 7 0 1 0 .1 0zM92 56a7 7 0 1 0 .1 0zM78 14a7 7 0 1 0 .1 0z",
    ),
    Strip(Ink, "1.8", "M8 64V68M92 64V68M78 22V26"),
];
