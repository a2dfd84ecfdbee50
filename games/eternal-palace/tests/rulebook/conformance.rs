//! The kit every game must pass.

palast_conformance::suite!(eternal_palace::EternalPalace, excused: [(
    "ending rounds",
    "nobody needs sixty rounds; the rulebook test s7_last_round shows the ending",
)]);
