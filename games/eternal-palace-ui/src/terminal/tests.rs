use eternal_palace::EternalPalace;
use palast_ui_testkit::TerminalChecks;

use crate::EternalPalaceUi as Ui;
use crate::testing::LENGTH;

palast_ui_testkit::terminal_tests!(
    EternalPalace,
    Ui,
    TerminalChecks {
        length: LENGTH,
        width: 78,
        legend: "◆ ",
    }
);
