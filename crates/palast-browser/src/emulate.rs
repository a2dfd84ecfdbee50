//! Emulates the user's device and preferences: screen, theme, motion, language, script, network.
//!
//! The DevTools protocol sets them on the page, so they persist across navigation and may change at any time.

use crate::error::{BrowserError, ErrorKind, located};
use crate::page::Page;
use serde_json::json;

/// Narrower screens are phones: they respect the viewport tag and have touch instead of a mouse.
const PHONE: u32 = 600;

/// The preferred colour scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

/// The preferred amount of motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    Full,
    Reduced,
}

/// Whether the page may run its script. This crate's own scripts always run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    On,
    Off,
}

/// Whether new requests reach the network. To cut open streams, use [`crate::Proxy::cut`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    Online,
    Offline,
}

/// The preferences that one DevTools command sets together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MediaPreferences {
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
}

impl Page {
    /// Sets the size of the viewport in CSS pixels. A narrow one behaves like a phone.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) -> Result<(), BrowserError> {
        located(self.set_size(width, height))
    }

    /// Sets `prefers-color-scheme`.
    #[track_caller]
    pub fn theme(&self, theme: Theme) -> Result<(), BrowserError> {
        located(self.set_media(|prefers| prefers.theme = theme))
    }

    /// Sets `prefers-reduced-motion`.
    #[track_caller]
    pub fn motion(&self, motion: Motion) -> Result<(), BrowserError> {
        located(self.set_media(|prefers| prefers.motion = motion))
    }

    /// Sets `Accept-Language` and `navigator.languages`, for example `"nl"` or `"nl,de;q=0.5"`.
    #[track_caller]
    pub fn lang(&self, accept: &str) -> Result<(), BrowserError> {
        located(self.set_lang(accept))
    }

    /// Switches the page's own script on or off, from the next page load on.
    #[track_caller]
    pub fn script(&self, script: Script) -> Result<(), BrowserError> {
        let params = json!({ "value": script == Script::Off });
        located(
            self.session
                .devtools("Emulation.setScriptExecutionDisabled", &params)
                .map(drop),
        )
    }

    /// Switches the network on or off.
    #[track_caller]
    pub fn network(&self, network: Network) -> Result<(), BrowserError> {
        let conditions = json!({
            "offline": network == Network::Offline,
            "latency": 0, "download_throughput": -1, "upload_throughput": -1,
        });
        let body = json!({ "network_conditions": conditions });
        located(
            self.session
                .post("/chromium/network_conditions", &body)
                .map(drop),
        )
    }

    pub(crate) fn set_size(&self, width: u32, height: u32) -> Result<(), ErrorKind> {
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

    pub(crate) fn set_media(
        &self,
        change: impl FnOnce(&mut MediaPreferences),
    ) -> Result<(), ErrorKind> {
        // A poisoned lock means that another call panicked; the preferences are still valid.
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

    fn set_lang(&self, accept: &str) -> Result<(), ErrorKind> {
        // The override requires a user agent too; pass the browser's own.
        let agent = self.session.execute("return navigator.userAgent", &[])?;
        let params = json!({ "userAgent": agent, "acceptLanguage": accept });
        self.session
            .devtools("Emulation.setUserAgentOverride", &params)
            .map(drop)
    }
}
