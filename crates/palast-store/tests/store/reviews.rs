//! Reviews: kept beside a finished match, replaced, and gone with it.

use crate::support::{all, at, id, lines, running};
use palast_store::{ChangeError, Status, Then};

#[tokio::test]
async fn a_review_is_kept_for_each_seat_of_a_finished_match() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        println!("{name}");
        let table = running(&store, "table").await;
        let early = store.put_review(&table, 0, "early".to_owned()).await;
        let running = Status::Running;
        assert_eq!(early, Err(ChangeError::WrongStatus { actual: running }));
        let end = store.append(&table, 0, lines(&["last"]), Then::IsOver, at(5));
        end.await.unwrap();
        assert_eq!(store.review(&table, 0).await, Ok(None));
        for body in ["first", "second"] {
            let kept = store.put_review(&table, 1, body.to_owned()).await;
            assert_eq!(kept, Ok(()));
        }
        assert_eq!(store.review(&table, 0).await, Ok(None));
        let second = Ok(Some("second".to_owned()));
        assert_eq!(store.review(&table, 1).await, second);
        let beyond = store.put_review(&table, 3, "x".to_owned()).await;
        assert_eq!(beyond, Err(ChangeError::NoSuchSeat));
        let nowhere = store.put_review(&id("nowhere"), 0, "x".to_owned()).await;
        assert_eq!(nowhere, Err(ChangeError::NotFound));
        assert!(store.put_review(&table, 1, "\0".to_owned()).await.is_err());
        assert_eq!(store.review(&table, 1).await, second);
        // It goes with its table.
        let gone = store.delete_older(Status::Over, at(100), 9).await;
        assert_eq!(gone, Ok(vec![table.clone()]));
        assert_eq!(store.review(&table, 1).await, Ok(None));
    }
}
