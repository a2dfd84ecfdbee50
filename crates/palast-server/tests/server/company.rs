//! Several people at one table: inviting, sitting down, standing in, agreeing.

use axum::http::StatusCode;

use crate::support::{Person, Site, choices, invitation};

/// A table with three people, begun.
pub(crate) async fn three(site: &Site) -> (Vec<Person>, String) {
    three_with(site, &[]).await
}

/// The same, opened with these fields of the form.
pub(crate) async fn three_with(site: &Site, fields: &[(&str, &str)]) -> (Vec<Person>, String) {
    let mut host = site.visitor();
    let table = host.opens(2, fields).await;
    let invite = invitation(&host.page(&table).await);
    let mut people = vec![host];
    for name in ["Second", "Third"] {
        let mut friend = site.visitor();
        assert_eq!(
            friend.sits(&table, &invite, name).await.status,
            StatusCode::SEE_OTHER
        );
        people.push(friend);
    }
    let started = people[0].post(&format!("{table}/start"), &[]).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    (people, table)
}

/// Whose turn it is, and the page they see.
pub(crate) async fn next_of(people: &mut [Person], table: &str) -> Option<(usize, String)> {
    for (index, person) in people.iter_mut().enumerate() {
        let page = person.page(table).await;
        if page.contains("data-turn=\"you\"") {
            return Some((index, page));
        }
        if page.contains("data-status=\"over\"") {
            return None;
        }
    }
    panic!("nobody is asked");
}

/// Plays until somebody has given an answer that is taken back only if this many others agree, and asks
/// them. Says who, and what they could have answered.
pub(crate) async fn ask_to_take_back(
    people: &mut [Person],
    table: &str,
    others: usize,
) -> (usize, Vec<String>) {
    loop {
        let (turn, page) = next_of(people, table).await.expect("the match goes on");
        let offered = choices(&page);
        people[turn].answers(table, &page, &offered[0]).await;
        // An open step of one's own turn is taken back without asking anybody.
        let after = people[turn].page(table).await;
        if !after.contains("class=\"tool asking\"") {
            continue;
        }
        people[turn].post(&format!("{table}/back"), &[]).await;
        if who_is_asked_to_agree(people, table).await.len() == others {
            return (turn, offered);
        }
        people[turn].post(&format!("{table}/disagree"), &[]).await;
    }
}

/// Those on whose page it says so.
pub(crate) async fn who_is_asked_to_agree(people: &mut [Person], table: &str) -> Vec<usize> {
    let mut asked = Vec::new();
    for (index, person) in people.iter_mut().enumerate() {
        if person.page(table).await.contains("id=\"agree\"") {
            asked.push(index);
        }
    }
    asked
}

#[tokio::test]
async fn friends_join_by_the_link_with_a_name_and_nothing_else() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[("option-losing-cards", "free")]).await;
    let lobby = host.page(&table).await;
    assert!(lobby.contains("id=\"start\"") && lobby.contains("data-seat=\"3\""));
    let invite = invitation(&lobby);
    let mut friend = site.visitor();
    let door = friend.page(&format!("{table}?invite={invite}")).await;
    assert!(door.contains("id=\"sit\"") && !door.contains("id=\"start\""));
    let nameless = friend.sits(&table, &invite, " \u{202e} ").await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    let sat = friend.sits(&table, &invite, "  <b>Bo\u{202e} ").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    let page = host.page(&table).await;
    assert!(page.contains("&lt;b&gt;Bo") && !page.contains("<b>Bo"));
    let not_host = friend.post(&format!("{table}/start"), &[]).await;
    assert_eq!(not_host.status, StatusCode::FORBIDDEN);
    // The third seat is free: a bot takes it.
    assert_eq!(
        host.post(&format!("{table}/start"), &[]).await.status,
        StatusCode::SEE_OTHER
    );
    let page = host.page(&table).await;
    assert!(page.contains("data-status=\"running\"") && page.contains("sensible<"));
}

#[tokio::test]
async fn without_the_invitation_there_is_no_seat_at_a_private_table() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&table).await);
    let mut stranger = site.visitor();
    for wrong in ["", "00", &invite[1..], &invite.to_uppercase()] {
        let refused = stranger.sits(&table, wrong, "Eve").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{wrong}");
    }
    assert!(
        !stranger.page(&table).await.contains(&invite),
        "nor is it shown to them"
    );
    assert!(
        !stranger.page("/").await.contains(&table),
        "nor is the table listed"
    );
    let open = host.opens(2, &[("visibility", "public")]).await;
    assert!(
        stranger
            .page("/")
            .await
            .contains(&format!("href=\"{open}\""))
    );
    assert!(stranger.page(&open).await.contains("id=\"sit\""));
    let sat = stranger.sits(&open, "", "Eve").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn the_host_arranges_seats_until_the_match_begins() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&table).await);
    let arrange = format!("{table}/arrange");
    let mut friend = site.visitor();
    friend.sits(&table, &invite, "Friend").await;
    let refused = friend.post(&arrange, &[("bot-random", "3")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    host.post(&arrange, &[("bot-random", "3")]).await;
    assert!(host.page(&table).await.contains(">random<"));
    for wrong in [
        ("open", "9"),
        ("open", "5"),
        ("bot-genius", "2"),
        ("x", "y"),
    ] {
        let refused = host.post(&arrange, &[wrong]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    assert_eq!(
        host.post(&arrange, &[("open", "1")]).await.status,
        StatusCode::CONFLICT
    );
    friend.post(&format!("{table}/leave"), &[]).await;
    assert!(!host.page(&table).await.contains("Friend"));
    let back = friend.sits(&table, &invite, "Back").await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "who left may come back");
    host.post(&arrange, &[("open", "2")]).await;
    assert!(!host.page(&table).await.contains("Back"));
    let early = host
        .post(&format!("{table}/answer"), &[("ask", "0"), ("answer", "x")])
        .await;
    assert_eq!(early.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn of_many_who_want_the_last_seats_each_seat_gets_one() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&table).await);
    let mut racing = tokio::task::JoinSet::new();
    for number in 0..10 {
        let (mut friend, table, invite) = (site.visitor(), table.clone(), invite.clone());
        racing.spawn(async move {
            friend
                .sits(&table, &invite, &format!("F{number}"))
                .await
                .status
        });
    }
    let statuses = racing.join_all().await;
    let seated = statuses
        .iter()
        .filter(|s| **s == StatusCode::SEE_OTHER)
        .count();
    let refused = statuses
        .iter()
        .filter(|s| **s == StatusCode::CONFLICT)
        .count();
    assert_eq!((seated, refused), (2, 8));
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let choice = choices(&page)[0].clone();
    let other = &mut people[(turn + 1) % 3];
    let refused = other.answers(&table, &page, &choice).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let done = people[turn].answers(&table, &page, &choice).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn taking_back_what_has_come_to_light_needs_everybody() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let (turn, before) = ask_to_take_back(&mut people, &table, 2).await;
    let (second, third) = ((turn + 1) % 3, (turn + 2) % 3);
    let back = format!("{table}/back");
    let (agree, disagree) = (format!("{table}/agree"), format!("{table}/disagree"));
    people[second].post(&disagree, &[]).await;
    assert!(
        !people[third].page(&table).await.contains("id=\"agree\""),
        "one no is enough"
    );

    people[turn].post(&back, &[]).await;
    let own = people[turn].post(&agree, &[]).await;
    assert_eq!(
        own.status,
        StatusCode::CONFLICT,
        "nobody agrees with themselves"
    );
    people[second].post(&agree, &[]).await;
    assert!(people[turn].page(&table).await.contains("You have asked"));
    people[third].post(&agree, &[]).await;
    assert_eq!(choices(&people[turn].page(&table).await), before);
}

/// PG-127.
#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_is_gone_and_gives_the_seat_back() {
    let site = Site::new().await;
    let (mut people, table) = three_with(&site, &[("takeover", "away")]).await;
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let gone = page
        .split("data-viewer=\"")
        .nth(1)
        .unwrap()
        .chars()
        .next()
        .unwrap()
        .to_string();
    let helper = (turn + 1) % 3;
    let stood = people[helper]
        .post(&format!("{table}/standin"), &[("seat", &gone)])
        .await;
    assert_eq!(stood.status, StatusCode::SEE_OTHER, "{}", stood.text);
    let page = people[helper].page(&table).await;
    assert!(page.contains("bot stands in"));
    // The bot plays; the person who comes back sees their seat and takes it.
    let back = people[turn].page(&table).await;
    assert!(back.contains("id=\"return\""));
    let refused = people[turn]
        .answers(&table, &format!("data-ask=\"0\"{back}"), "play nJ")
        .await;
    assert_eq!(
        refused.status,
        StatusCode::CONFLICT,
        "the bot answers, not the person"
    );
    assert_eq!(
        people[turn]
            .post(&format!("{table}/return"), &[])
            .await
            .status,
        StatusCode::SEE_OTHER
    );
    assert!(!people[turn].page(&table).await.contains("id=\"return\""));
    let mut stranger = site.visitor();
    let refused = stranger
        .post(&format!("{table}/standin"), &[("seat", &gone)])
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nobody_is_replaced_while_they_are_here() {
    let patient = palast_server::Config {
        absent_after: std::time::Duration::from_secs(60),
        ..crate::support::quick()
    };
    let site = Site::over(palast_store::Store::memory(), patient).await;
    let (mut people, table) = three_with(&site, &[("takeover", "away")]).await;
    people[1].page(&table).await;
    let seat = if people[1].page(&table).await.contains("data-viewer=\"2\"") {
        "2"
    } else {
        "3"
    };
    let refused = people[0]
        .post(&format!("{table}/standin"), &[("seat", seat)])
        .await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("still here"));
}

#[tokio::test]
async fn a_table_may_be_closed_to_spectators() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[("watch", "nobody")]).await;
    let invite = invitation(&host.page(&table).await);
    let mut stranger = site.visitor();
    for path in ["", "/part", "/live", "/turn", "/record"] {
        let refused = stranger.get(&format!("{table}{path}")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(
        stranger
            .get(&format!("{table}?invite={invite}"))
            .await
            .status,
        StatusCode::OK
    );
}
