//! The crates that read and judge, as a casebook asks them.

use evidence::assessment::Knowledge;
use evidence::document::Document;
use evidence::flag::Judgement;
use evidence::resume::Resume;
use evidence::span::Span;
use evidence::vocabulary::RoleId;

use crate::intake::{About, Judge, ReadStatus, Reader, Reading};

impl Judge for Knowledge {
    fn version(&self) -> &str {
        Self::version(self)
    }

    fn roles(&self) -> Vec<RoleId> {
        Self::roles(self).iter().map(|role| role.id.clone()).collect()
    }

    fn judge(&self, document: &Document) -> Vec<Judgement> {
        evidence::flag::judge(document, self)
    }

    fn about(&self, document: &Document) -> About {
        let resume = Resume::of(document);
        let latest = resume.positions().first();
        let words =
            |span: Option<Span>| span.map_or_else(String::new, |span| document.slice(span).trim().to_owned());
        About {
            name: resume.name().unwrap_or_default().to_owned(),
            title: words(latest.and_then(|position| position.title)),
            employer: words(latest.and_then(|position| position.employer)),
        }
    }
}

impl<R: reading::Reader> Reader for R {
    fn read(&self, name: &str, bytes: &[u8]) -> Reading {
        let reading = reading::Reader::read(self, bytes, name);
        let status = status(reading.status);
        let reason = reading.notices().last().map_or_else(String::new, |notice| notice.detail.clone());
        match reading.document {
            Some(document) if status == ReadStatus::Read => Reading::Document(document),
            _ => Reading::Unread { status, reason },
        }
    }
}

const fn status(status: reading::Status) -> ReadStatus {
    match status {
        reading::Status::Read => ReadStatus::Read,
        reading::Status::NoText => ReadStatus::NoText,
        reading::Status::Encrypted => ReadStatus::Encrypted,
        reading::Status::Unsupported => ReadStatus::Unsupported,
        reading::Status::Damaged => ReadStatus::Damaged,
        reading::Status::TooLarge => ReadStatus::TooLarge,
        reading::Status::TimedOut => ReadStatus::TimedOut,
    }
}
