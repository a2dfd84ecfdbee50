//! The reader's circumstances: screen, theme, motion, language, script, network.
//!
//! Set by the DevTools protocol on the page, so they hold across navigation and may change at any time.

use crate::error::{BrowserError, Trouble, here};
use crate::page::Page;
use serde_json::json;

/// Below this width a screen is a phone: it obeys the viewport tag and has a finger instead of a mouse.
const PHONE: u32 = 600;

/// The colour scheme the reader prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

/// Whether the reader wants things to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    Full,
    Reduced,
}

/// Whether the page may run its script. The harness itself still can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    On,
    Off,
}

/// Whether new requests reach anything. For streams that are already open, cut a [`crate::Proxy`] instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    Online,
    Offline,
}

/// What one DevTools command sets together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prefers {
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
}

impl Page {
    /// Makes the viewport exactly this large, in CSS pixels. Narrow ones behave like a phone.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) -> Result<(), BrowserError> {
        here(self.set_size(width, height))
    }

    /// Sets `prefers-color-scheme`.
    #[track_caller]
    pub fn theme(&self, theme: Theme) -> Result<(), BrowserError> {
        here(self.set_media(|prefers| prefers.theme = theme))
    }

    /// Sets `prefers-reduced-motion`.
    #[track_caller]
    pub fn motion(&self, motion: Motion) -> Result<(), BrowserError> {
        here(self.set_media(|prefers| prefers.motion = motion))
    }

    /// Sets `Accept-Language` and `navigator.languages`, for example `"nl"` or `"nl,de;q=0.5"`.
    #[track_caller]
    pub fn lang(&self, accept: &str) -> Result<(), BrowserError> {
        here(self.set_lang(accept))
    }

    /// Switches the page's own script on or off, from the next page load on.
    #[track_caller]
    pub fn script(&self, script: Script) -> Result<(), BrowserError> {
        let params = json!({ "value": script == Script::Off });
        here(
            self.session
                .devtools("Emulation.setScriptExecutionDisabled", &params)
                .map(drop),
        )
    }

    /// Takes the network away, or gives it back.
    #[track_caller]
    pub fn network(&self, network: Network) -> Result<(), BrowserError> {
        let conditions = json!({
            "offline": network == Network::Offline,
            "latency": 0, "download_throughput": -1, "upload_throughput": -1,
        });
        let body = json!({ "network_conditions": conditions });
        here(
            self.session
                .post("/chromium/network_conditions", &body)
                .map(drop),
        )
    }

    pub(crate) fn set_size(&self, width: u32, height: u32) -> Result<(), Trouble> {
        let phone = width < PHONE;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.session
            .devtools("Emulation.setDeviceMetricsOverride", &metrics)?;
        self.session
            .devtools(
                "Emulation.setTouchEmulationEnabled",
                &json!({ "enabled": phone }),
            )
            .map(drop)
    }

    pub(crate) fn set_media(&self, change: impl FnOnce(&mut Prefers)) -> Result<(), Trouble> {
        // A poisoned lock means another call panicked; the preferences are still whole.
        let mut prefers = self
            .prefers
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        change(&mut prefers);
        let theme = match prefers.theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let motion = match prefers.motion {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        };
        let params = json!({ "features": [
            { "name": "prefers-color-scheme", "value": theme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]});
        self.session
            .devtools("Emulation.setEmulatedMedia", &params)
            .map(drop)
    }

    fn set_lang(&self, accept: &str) -> Result<(), Trouble> {
        // The override wants a user agent too; the browser's own stays what it was.
        let agent = self.session.execute("return navigator.userAgent", &[])?;
        let params = json!({ "userAgent": agent, "acceptLanguage": accept });
        self.session
            .devtools("Emulation.setUserAgentOverride", &params)
            .map(drop)
    }
}
