//! The seven persons, cut from paper on a sheet of 100 by 120.
//!
//! Each has one outline nobody else has, and one golden attribute: the Marshal's staff beside a
//! tower of curls, the Treasurer's key over a flat beret, the Magician's bent cone, the Maid's mob
//! cap and candle, the Cupbearer's raised goblet, the Guard's crescent helmet and halberd, the
//! Jester's three horns with bells, and he alone looks at us.

use super::Person;
use super::cut::Cut::{self, Shape, Strip};
use super::cut::Tone::{Gold, Ink, Pale, Plum, Powder};

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
    // staff of office behind the hand
    Strip(Gold, "4", "M86 24V120"),
    Shape(Gold, "M86 2l3 6 6-1-3 6 4 5-6 1-1 5h-6l-1-5-6-1 4-5-3-6 6 1z"),
    // coat
    Shape(Plum, "M4 120C5 98 14 86 34 80H62C78 84 84 98 86 120Z"),
    // face, chin raised
    Shape(
        Ink,
        "M40 22H60C63 27 65 31 65 35L64.5 38C67 42 71 45 71.5 47.5C71.5 49.5 69 49.5 67.5 49.8C67.5 51 69.5 52 69.3 53.4C69 54.4 68 54.4 67.8 55C68.2 55.6 69.4 56 69.2 57.2C69 58.4 67.4 58.4 67.2 59.4C67.4 61 69 62.4 68 64.8C66.4 67.6 62 68 58 66.6V84H40Z",
    ),
    // jabot
    Shape(Pale, "M52 74C57 70 62 72 63 76C67 78 67 83 64 85C67 89 65 93 62 94C62 98 58 101 56 99C53 93 51 84 52 74Z"),
    Strip(Plum, "1.4", "M55 80C58 79 60 79 62 80M56 87C58 86 60 86 62 87"),
    // peruke
    Shape(
        Powder,
        "M62 29C63 20 58 10 49 9C44 3 32 5 29 12C20 13 16 22 19 29C12 33 11 42 15 47C8 52 7 62 12 67C6 73 7 83 13 87C15 95 25 98 31 93C38 96 46 92 47 85C52 80 52 73 49 69C54 65 54 58 51 54C56 50 56 44 53 41C58 38 62 34 62 29Z",
    ),
    Strip(Ink, "1.8", "M27 17C34 13 42 14 46 20M22 33C29 28 39 28 44 35M18 50C25 45 36 45 41 51M16 69C23 64 34 63 39 69M20 85C26 80 34 80 38 85"),
    // sash and star
    Strip(Gold, "7", "M24 98L58 119"),
    Shape(Gold, "M66 98l1.8 4.2 4.4-1.4-1.4 4.4 4.2 1.8-4.2 1.8 1.4 4.4-4.4-1.4-1.8 4.2-1.8-4.2-4.4 1.4 1.4-4.4-4.2-1.8 4.2-1.8-1.4-4.4 4.4 1.4z"),
    // hand on the staff
    Shape(Ink, "M80 80C84 77 91 78 92 82V91C90 95 83 95 80 92Z"),
    Shape(Pale, "M78 93C82 96 90 96 94 92L95 98C90 102 81 102 77 98Z"),
    Shape(Plum, "M77 98C82 102 90 102 95 98L98 120H72Z"),
];

const TREASURER: &[Cut] = &[
    // gown with a fur collar
    Shape(Ink, "M2 120C2 100 8 86 26 78L62 76C76 82 82 98 82 120Z"),
    Shape(Powder, "M22 79C28 92 40 104 56 120H40C26 110 16 98 13 86Z"),
    // head: full cheeks, a nose for gold
    Shape(
        Ink,
        "M26 36H62C63 40 63.5 42 63 44C66 46 72 50 73 54C73.4 57 69 58 66 57.4C66 59 67.6 60 67.2 61.4C66.8 62.4 65.8 62.4 65.6 63C66 64 67.4 64.4 67 66C66.6 67.4 65 67.2 64.8 68.2C66 70 66.6 73 64 75.6C60 79 52 79 47 77L44 84H24C28 76 27 70 25 64C20 56 20 44 26 36Z",
    ),
    // spectacles
    Strip(Gold, "2", "M58.6 45.4a4.6 4.6 0 1 0 9.2 0M67.8 46a4.6 4.6 0 0 0-9.2 0M58.6 46L40 43"),
    // beret
    Shape(Plum, "M10 33C6 20 24 9 46 10C66 9 78 18 74 29C72 35 66 37 60 37C46 41 18 42 10 33Z"),
    Strip(Gold, "3.4", "M24 38.6C36 41 52 40 64 36.4"),
    // chain
    Strip(Gold, "2.6", "M30 84C36 98 50 104 64 92"),
    // key
    Strip(Gold, "4.6", "M86 40V86"),
    Strip(Gold, "4", "M86 45H96M86 54H93"),
    Shape(Gold, "M86 80c8 0 13 6 13 13s-5 13-13 13s-13-6-13-13s5-13 13-13zm0 7a6 6 0 0 0 0 12a6 6 0 0 0 0-12z"),
];

const MAGICIAN: &[Cut] = &[
    // robe, sleeve thrown forward
    Shape(Plum, "M20 120C22 100 32 88 46 82L68 80C84 86 92 100 94 120Z"),
    Shape(Plum, "M50 92C40 92 30 90 22 82L14 90C16 104 30 114 48 116Z"),
    // face
    Shape(
        Ink,
        "M40 40H70V82H46C44 76 42 70 40 64L37 61C33 61 29 60 28.6 57C29 54 34 51 37 47Z",
    ),
    // beard
    Shape(Powder, "M38 61C36 64 32 66 29 65C31 69 35 70 37 70C35 82 38 98 46 112C52 104 56 98 58 90C64 86 66 76 64 66C58 60 50 66 46 61C43 59 40 59 38 61Z"),
    Strip(Ink, "1.5", "M42 72C42 82 43 90 46 98M49 71C50 80 50 86 50 92M56 70C57 76 57 80 56 85"),
    // hat
    Shape(Ink, "M34 44C38 28 46 12 58 6C66 2 78 4 84 12C78 10 72 12 71 18C72 28 74 36 76 42C62 48 46 48 34 44Z"),
    Shape(Ink, "M12 44C24 44 30 41 36 38C48 42 64 41 74 36C80 38 88 38 94 35C90 46 76 51 54 52C34 53 16 51 12 44Z"),
    Strip(Gold, "3.4", "M35 41C47 45 62 44 74 39"),
    Shape(Gold, "M56 16l1.8 4 4.4.4-3.3 2.9 1 4.3-3.9-2.2-3.8 2.2 1-4.3-3.3-2.9 4.3-.4z"),
    Shape(Pale, "M64 27l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.4 1.4.6-2.8-2.1-1.9 2.8-.3zM47 30l1 2 2.2.2-1.6 1.5.4 2.2-2-1.1-1.9 1.1.4-2.2-1.6-1.5 2.2-.2z"),
    // hand, wand, spark
    Strip(Ink, "3", "M24 92L13 62"),
    Shape(Ink, "M14 80C18 76 24 76 27 80L25 89C21 92 15 91 13 88Z"),
    Shape(Gold, "M10 52l2.4-9 1.6 9.4 9-1.8-7.6 5 4.6 8-8-4.4-6.4 6.8 2.4-9-9-2.6 9.2-1.4z"),
];

const MAID: &[Cut] = &[
    // head, slender neck, shoulders
    Shape(
        Ink,
        "M54 30C57 33 58 36 58 39L57.6 41C60 44 63 46 63.2 47.8C63.2 49.2 61.4 49.2 60.6 49.6C60.8 50.6 62.4 51.4 62.2 52.6C62 53.4 60.8 53.4 60.6 54C61 54.5 62 54.8 61.8 55.8C61.6 56.8 60.2 56.8 60 57.8C60.2 59 61.2 60 60.4 62C59 64.6 55 65 51.4 64C50 68 50.6 73 52.6 77C58 80 66 82 69 88L60 96H30L24 90C30 84 37 83 39.4 78C41 73 40 68 38 64C32 58 30 48 34 40Z",
    ),
    // gown and apron
    Shape(Plum, "M26 87C31 95 44 100 66 86C72 92 70 98 65 102C64 108 65 114 66 120H16C16 106 18 94 26 87Z"),
    Shape(Pale, "M58 95C64 93 67 93 69 93C69 97 67 100 65 102C64 108 65 114 66 120H52C53 110 55 102 58 95Z"),
    // mob cap
    Shape(Powder, "M60 30C63 17 50 6 37 9C21 11 11 27 18 42C20 48 26 54 33 55C36 44 46 34 60 30Z"),
    Strip(Pale, "5", "M60.5 30.500A3 3 0 0 0 55 32A3 3 0 0 0 49.5 34A3 3 0 0 0 44.5 37A3 3 0 0 0 40 41A3 3 0 0 0 36.5 45.500A3 3 0 0 0 34 50A3 3 0 0 0 32.5 55"),
    Strip(Plum, "3.6", "M57 25.500C45 28 33 37 28 50"),
    Shape(Plum, "M28 50C22 46 14 47 12 52C17 53 18 55 17 60C22 60 27 56 28 50ZM28 50C22 56 20 66 24 74C26 70 29 69 33 70C30 64 28 58 30 51Z"),
    // arm and lace
    Shape(Plum, "M24 94C32 90 40 94 42 102L58 99L60 110C50 116 36 117 29 113Z"),
    Shape(Pale, "M56 96L64 93L68 108L60 112Z"),
    Shape(Ink, "M64 95C70 94 76 92 80 92L82 99C78 104 72 106 67 105Z"),
    // candle
    Shape(Gold, "M68 88H94C94 93 89 96 85 96H77C73 96 68 93 68 88Z"),
    Strip(Gold, "2.4", "M90 93C97 92 99 85 93 84"),
    Shape(Powder, "M77 60H86V88H77Z"),
    Shape(Gold, "M81.5 34C87 42 89 47 87.5 52C86.5 56 84 58 81.5 58C79 58 76.5 56 75.5 52C74 47 78 42 81.5 34Z"),
    Shape(Pale, "M81.5 46C84 50 84.5 52 83.5 54.500C82.5 56 80.5 56 79.5 54.500C78.5 52 79.5 50 81.5 46Z"),
];

const CUPBEARER: &[Cut] = &[
    // livery
    Shape(Plum, "M24 120C24 100 32 88 48 82L68 80C84 84 92 98 94 120Z"),
    // queue with its bow
    Shape(Ink, "M72 52C80 58 86 70 82 90C78 86 74 78 72 70Z"),
    // head
    Shape(
        Ink,
        "M46 32C52 18 70 18 77 30C82 40 79 54 72 62C70 68 70 76 72 84H50C53 78 54 74 53 69C49 70 45 69 44 66.500C43.2 64.6 44.4 63.6 44.4 62.600C44.2 61.6 42.8 61.6 42.6 60.600C42.4 59.6 43.4 59.4 43.8 58.800C43.6 58.2 42.4 58.2 42.2 57.400C42 56.2 43.6 55.4 43.8 54.400C43 54 41.2 54 41.2 52.600C41.4 50.8 44.4 48.4 46 45.600C45 41 44.6 36 46 32Z",
    ),
    Strip(Pale, "1.6", "M58 44C62 40 70 40 73 44C75 49 70 53 66 51C63 49 65 46 68 47"),
    Shape(Gold, "M76 55C82 48 90 48 93 52C90 56 88 58 90 63C84 64 79 61 76 57C75 63 72 68 67 69C68 64 67 62 65 59C68 55 72 54 76 55Z"),
    // stock
    Shape(Pale, "M50 78C57 82 65 82 72 79L73 86C65 90 56 90 48 85Z"),
    Strip(Gold, "2.6", "M54 92V92M53 102V102M53 112V112"),
    // raised arm
    Shape(Plum, "M58 96C48 106 30 104 22 88L16 68L31 64L38 82C46 84 54 88 58 96Z"),
    Shape(Pale, "M13 64L31 58L34 67L16 73Z"),
    Shape(Ink, "M15 50C20 46 27 47 29 51L30 60L17 64Z"),
    // goblet
    Shape(Gold, "M4 6H40C41 22 36 32 26 35L25 44C25 48 28 50 32 51V55H12V51C16 50 19 48 19 44L18 35C8 32 3 22 4 6Z"),
    Shape(Ink, "M16 48C20 46 26 47 28.5 50L29 55H15Z"),
    Strip(Plum, "3.2", "M9 13H35"),
    Strip(Pale, "2.2", "M11 20C12 24 14 27 17 29"),
];

const GUARD: &[Cut] = &[
    // halberd
    Strip(Ink, "3.4", "M86 22V120"),
    Shape(Gold, "M86 0L90 20H99L95 32L99 44C94 44 91 42 90 40H83C80 46 74 48 68 47C72 40 72 30 68 22C74 20 80 22 83 20Z"),
    // slashed sleeves and breastplate
    Shape(Plum, "M2 120C0 102 6 88 24 82H64C80 86 84 102 82 120Z"),
    Strip(Gold, "3.2", "M14 92C9 100 8 110 9 120M70 91C75 100 76 110 75 120"),
    Shape(Powder, "M22 82C34 90 52 90 64 82C66 94 67 108 66 120H20C19 108 20 94 22 82Z"),
    Strip(Ink, "1.8", "M40 90C37 100 37 110 38 120"),
    // ruff
    Shape(Pale, "M20 78a5 5 0 0 1 6-6a5 5 0 0 1 9-2a5 5 0 0 1 9 0a5 5 0 0 1 9 0a5 5 0 0 1 9 2a5 5 0 0 1 6 6a5 5 0 0 1-5 7a5 5 0 0 1-9 3a5 5 0 0 1-10 1a5 5 0 0 1-10-1a5 5 0 0 1-9-3a5 5 0 0 1-5-7z"),
    Strip(Powder, "1.2", "M27 76L25 83M35 75L34 87M44 75V89M53 75L54 87M61 76L63 83"),
    // face with moustache and goatee
    Shape(
        Ink,
        "M33 46H66C68 56 66 66 60 76H40C37 79 33 82 29 83C28 79 29 75 31 71C29 70 29 69 30 67.500C24 69 18 66 17 60C21 63 25 62 29.5 61.500C27 61 24.5 60.5 24.5 58.500C25 56 30 53 32 50Z",
    ),
    // morion
    Shape(Ink, "M24 36C26 20 34 14 46 14C58 14 66 20 68 36Z"),
    Shape(Gold, "M22 26C26 8 38 1 48 1C60 1 69 10 71 27C66 16 58 11 47 11C36 11 27 16 22 26Z"),
    Shape(Ink, "M6 26C16 38 30 40 46 40S74 38 84 28C84 44 66 52 46 52S8 46 6 26Z"),
    Strip(Pale, "1.8", "M14 38C24 44.5 34 46 46 46S68 45 77 38"),
    Shape(Gold, "M44 26l2.2-5 2.2 5 5 2.2-5 2.2-2.2 5-2.2-5-5-2.200z"),
];

const JESTER: &[Cut] = &[
    // shoulders and zigzag collar
    Shape(Ink, "M8 120C10 104 22 94 40 90H60C78 94 90 104 92 120Z"),
    Shape(Plum, "M50 90H60C78 94 90 104 92 120H50Z"),
    Shape(Gold, "M30 84H70L88 98L76 99L74 112L62 102L50 118L38 102L26 112L24 99L12 98Z"),
    // horns
    Shape(Ink, "M50 36C44 24 26 18 14 30C6 38 5 50 8 60C14 52 22 50 28 56C26 64 26 72 30 80L50 88Z"),
    Shape(Plum, "M50 36C56 24 74 18 86 30C94 38 95 50 92 60C86 52 78 50 72 56C74 64 74 72 70 80L50 88Z"),
    Shape(Powder, "M34 40C34 22 42 8 60 8C68 8 74 13 76 20C68 17 62 22 62 28C63 33 65 37 66 40C58 46 42 46 34 40Z"),
    // face
    Shape(Pale, "M31 50C36 42 44 40 50 46C56 40 64 42 69 50C71 62 66 78 50 90C34 78 29 62 31 50Z"),
    Shape(Ink, "M36 56C39 52 44 52 46 56C43 55 39 55 36 56ZM54 56C56 52 61 52 64 56C61 55 57 55 54 56Z"),
    Strip(Ink, "2.6", "M41 61V61M59 61V61"),
    Shape(Ink, "M50 58C52 62 56 66 54 69C52 71 49 70 48 68C50 67 51 64 50 58Z"),
    Shape(Ink, "M36 70C44 76 56 76 64 70C62 80 56 84 50 84S38 80 36 70Z"),
    Shape(Plum, "M59 65l2.2 3.4-2.2 3.4-2.2-3.400z"),
    // bells
    Shape(Gold, "M8 57a6.5 6.5 0 1 0 .1 0zM92 57a6.5 6.5 0 1 0 .1 0zM78 16a6.5 6.5 0 1 0 .1 0z"),
    Strip(Ink, "1.8", "M8 64V68M92 64V68M78 23V27"),
];
