//! The picture on the front page: a scroll half unrolled, on it the palace above the mist, the long
//! bridge and a pine; on the scroll lie two carved dice and the painter's seal.
//!
//! It stands alone: no symbol, no class, no id, so that it can also be served as a file.

use maud::{Markup, html};

use super::ink::{
    BARK, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, INK, JADE, MIST, PAPER, PINE,
    SILK, UMBER, VERMILION, WASH, fill, line, wash,
};
use super::people::Colour;
use super::scenery::{Motif, drawn_out};

/// The game's picture, 320 by 200.
pub fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="ep-emblem" viewBox="0 0 320 200" aria-hidden="true"
            focusable="false" stroke-linecap="round" stroke-linejoin="round" {
            (table())
            (mountains())
            (palace())
            (water())
            (foreground())
            (rods())
            (die(226, 150, 6, 5, Colour::Blue))
            (die(262, 140, -9, 3, Colour::Red))
        }
    }
}

/// Dark lacquer, and the paper on it.
fn table() -> Markup {
    html! {
        rect width="320" height="200" fill="#22303c" {}
        path fill="none" stroke="#2e3f4e" stroke-width="2" d="M-6 24C0 12 16 14 17 24C20 12 36 14 37 24M284 184C290 172 306 174 307 184C310 172 326 174 327 184M-4 188C2 178 14 180 15 188M300 20C306 10 318 12 319 20" {}
        (wash("#0c141b", ".6", "M20 20H308V192H20Z"))
        (fill(PAPER, "M16 14H304V184H16Z"))
        (fill("#f9efd6", "M16 14H304V92C200 76 120 84 16 96Z"))
    }
}

fn mountains() -> Markup {
    html! {
        circle cx="84" cy="46" r="17" fill=(VERMILION) {}
        (wash(WASH, ".6", "M16 110C26 78 38 56 52 54C64 54 74 76 84 76C96 66 108 40 124 40C140 44 148 74 160 84C176 60 194 48 210 56C228 70 240 50 256 42C276 40 292 70 304 92V128H16Z"))
        (wash(DUSK, ".45", "M16 122C34 98 50 92 66 104C82 112 96 116 112 104C128 96 146 100 160 112C186 118 214 98 236 100C262 98 286 104 304 116V136H16Z"))
        (wash(MIST, ".95", "M16 116C60 104 110 122 160 114S260 106 304 116V140H16Z"))
    }
}

fn palace() -> Markup {
    html! {
        (fill("#e9dfc6", "M116 116H236L246 126H106Z"))
        (line(INK, "1", "M116 116H236L246 126H106Z"))
        (drawn_out(Motif::Hall, 176.0, 92.0, "1.2 .9", CINNABAR))
        (drawn_out(Motif::Roof, 176.0, 94.0, "1.12 .78", GOLD))
        (fill("#f0e2c4", "M148 60H204V74H148Z"))
        (fill(CINNABAR, "M147 58H151V75H147ZM201 58H205V75H201ZM164 58H167V75H164ZM185 58H188V75H185Z"))
        (drawn_out(Motif::Roof, 176.0, 62.0, ".74 .68", GOLD))
        (fill("#f0e2c4", "M160 38H192V46H160Z"))
        (drawn_out(Motif::Roof, 176.0, 39.0, ".46 .5", GOLD))
        (fill(VERMILION, "M173 20C173 16 179 16 179 20L177.5 25H174.500Z"))
        (drawn_out(Motif::Mist, 122.0, 122.0, "1", INK))
        (drawn_out(Motif::Mist, 262.0, 122.0, ".8", INK))
    }
}

fn water() -> Markup {
    html! {
        (fill("#c7dadc", "M16 130C80 124 160 134 304 126V184H16Z"))
        (line(PAPER, "1.6", "M150 144H190M120 160H150M262 136H292M200 138H226"))
        (fill(INK, "M30 162C56 136 88 124 122 124S176 132 196 146L192 152H180C178 142 168 142 166 152H156C152 138 140 138 136 152H124C120 136 106 138 102 154H90C86 142 74 146 70 160H60L44 172Z"))
        (fill(UMBER, "M32 162C58 138 90 126.5 122 126.500S174 134 193 146.500L191 150H181.500C178 139.5 168 139.5 164.5 150H157.500C153 135 139 135 134.5 150H125.500C120 133 105 135 100.5 152H91.500C86 139 73 143 68.5 158H59.500L45 169Z"))
        (fill("#8fb49c", "M172 154C178 148 200 144 214 147C222 150 218 155 206 156C194 158 176 158 172 154Z"))
        (line(CINNABAR, "2.2", "M28 154C56 128 88 116 122 116S178 124 198 138M40 144V152M56 133V141M74 125V132M92 119.500V127M110 116.500V124M128 116V124M146 117.500V125M164 121V128M182 128V135"))
        (line(DUSK, "1.3", "M76 168Q81 165 86 168T96 168M132 172Q137 169 142 172T152 172M172 164Q177 161 182 164T192 164"))
        // a sampan
        (fill(INK, "M226 140H258L252 147H232Z"))
        (fill(EARTH, "M229 141.500H255L251 145.500H233Z"))
        (fill(SILK, "M236 140C236 133 248 133 248 140Z"))
        (line(BARK, "1.4", "M254 148L262 132"))
    }
}

fn foreground() -> Markup {
    html! {
        (fill("#8fb49c", "M16 150C34 146 48 158 62 168C76 176 90 180 100 184H16Z"))
        (wash(PINE, ".5", "M16 166C30 164 44 172 60 184H16Z"))
        (drawn_out(Motif::Rock, 94.0, 180.0, ".9", INK))
        (drawn_out(Motif::Pine, 66.0, 172.0, "2.2", INK))
        (line(JADE, "1.6", "M30 180C30 175 28 172 26 171M34 181C34 175 36 172 38 171"))
        (fill(CELADON, "M112 176C118 172 130 172 135 176C130 180 118 180 112 176Z"))
        (fill("#eab3ad", "M119 173C120 169 122 168 123.5 166C125 168 127 169 128 173C125 175 122 175 119 173Z"))
        // columns of writing and the painter's seal
        (line(INK, "2.2", "M292 30V46M292 51V58M292 63V74M281 30V37M281 42V55M281 60V66"))
        (fill(VERMILION, "M285 80H297V93H285Z"))
        (line(PAPER, "1.4", "M288 83.500H294M291 83.500V90M288 90H294"))
    }
}

/// The rods the scroll is wound on.
fn rods() -> Markup {
    html! {
        @for x in [6, 300] {
            g transform={ "translate(" (x) " 0)" } {
                (fill(INK, "M-1 8H15V190H-1Z"))
                (fill(INDIGO, "M0 14H14V184H0Z"))
                (fill("#48659a", "M2 14H5V184H2Z"))
                (fill(GOLD, "M0 9H14V15H0ZM0 183H14V189H0Z"))
                (fill(BRASS, "M3 3H11V9H3ZM3 189H11V196H3Z"))
                (line(GLOW, ".9", "M0 24H14M0 174H14"))
            }
        }
    }
}

/// A carved die of 40 by 48, turned a little.
fn die(x: i32, y: i32, turn: i32, face: u8, colour: Colour) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ") scale(.78)" } {
            (wash(INK, ".35", "M2 44H46V52H8Z"))
            (super::dice::body(colour))
            g fill=(colour.mark()) { (super::dice::spots(face)) }
        }
    }
}
