//! The kit every game must pass.

palast_conform::suite!(eternal_palace::EternalPalace);
