//! What can be asked about on the table: officials, privileges, parts, gold, bank, markers, tracks.

use eschnapur::{Gold, Official, Part, PartSet, Phase, Privilege, PrivilegeSet};
use palast_ui::{About, Arg, Phrase};

use crate::View;
use crate::phrases::{bank, of_official, of_privilege, of_value, part_now};

/// Things that are there once.
const SINGLE: [(&str, &str); 8] = [
    ("bank", "settling"),
    ("points", "settling"),
    ("discs", "privileges"),
    ("stones", "build"),
    ("sites", "sites"),
    ("order", "order"),
    ("stop", "stop"),
    ("blockade", "blockade"),
];

pub(super) fn abouts(view: &View) -> Vec<String> {
    let public = view.public();
    let in_play = PrivilegeSet::in_play(public.seats.get());
    let officials = public
        .officials()
        .iter()
        .map(|official| official.to_string());
    let privileges = in_play.iter().map(|card| card.word().to_owned());
    let single = SINGLE.iter().map(|(id, _)| (*id).to_owned());
    officials
        .chain(privileges)
        .chain(Part::ALL.iter().map(ToString::to_string))
        .chain(Gold::ALL.iter().map(ToString::to_string))
        .chain(single)
        .collect()
}

pub(super) fn about(view: &View, id: &str) -> Option<About> {
    if let Ok(official) = id.parse::<Official>() {
        return Some(of_an_official(official));
    }
    if let Ok(card) = id.parse::<Privilege>() {
        return Some(of_a_privilege(view, card));
    }
    if let Ok(part) = id.parse::<Part>() {
        return Some(of_a_part(view, part));
    }
    if let Ok(gold) = id.parse::<Gold>() {
        return Some(of_gold(view, gold));
    }
    let (id, rule) = SINGLE.into_iter().find(|(single, _)| *single == id)?;
    let text = if id == "bank" {
        Phrase::new("es-about-bank").with("now", bank(&view.public().bank))
    } else {
        Phrase::new(format!("es-about-{id}"))
    };
    Some(About {
        name: Phrase::new(format!("es-about-{id}-name")),
        text,
        cost: None,
        rule,
    })
}

fn of_an_official(official: Official) -> About {
    let (number, rule) = match official {
        Official::Blockade => (3, "blockade"),
        Official::Stop => (4, "stop"),
        Official::Stones => (5, "stones"),
        Official::Order => (6, "order"),
        Official::Move => (8, "move"),
    };
    About {
        name: of_official("es-official", official),
        text: of_official("es-about-official", official).with("phase", number),
        cost: None,
        rule,
    }
}

fn of_a_privilege(view: &View, card: Privilege) -> About {
    let sold = !view.public().for_sale.contains(card);
    let does = of_privilege("es-privilege-does", card);
    let cost = view.rules().edition.cost(card);
    let mine = |seat| view.public().discs[seat];
    let cost = match (sold, view.view_ref().map(|own| mine(own.seat))) {
        (true, _) => Phrase::new("es-about-sold"),
        (false, None) => Phrase::new("es-about-cost").with("cost", cost),
        (false, Some(points)) => Phrase::new("es-about-cost-you")
            .with("cost", cost)
            .with("points", points),
    };
    About {
        name: of_privilege("es-privilege", card),
        text: Phrase::new("es-about-privilege")
            .with("when", of_privilege("es-about-when", card))
            .with("does", does),
        cost: Some(cost),
        rule: "cards",
    }
}

fn of_a_part(view: &View, part: Part) -> About {
    let public = view.public();
    let text = if PartSet::turned_at_start(public.seats.get()).contains(part) {
        Phrase::new("es-about-part-unused")
    } else if public.turned.contains(part) {
        Phrase::new("es-about-part-done")
    } else {
        Phrase::new("es-about-part").with("now", part_now(view, part))
    };
    About {
        name: crate::phrases::part(part),
        text,
        cost: None,
        rule: if public.phase == Phase::Sites {
            "sites"
        } else {
            "settling"
        },
    }
}

fn of_gold(view: &View, gold: Gold) -> About {
    let key = if gold == Gold::Zero {
        "es-about-zero"
    } else {
        "es-about-gold"
    };
    let text = match view.own() {
        Some(own) => Phrase::new("es-about-held")
            .with("does", Arg::Phrase(Phrase::new(key)))
            .with("count", own.hand.count(gold)),
        None => Phrase::new(key),
    };
    About {
        name: of_value("es-gold", gold),
        text,
        cost: None,
        rule: "ties",
    }
}
