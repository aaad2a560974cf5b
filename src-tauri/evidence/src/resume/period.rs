//! From when to when, at the precision that the document states.

use std::fmt;

use chrono::{Datelike as _, NaiveDate};
use serde::{Deserialize, Serialize};

/// A year, and the month where it is stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Month {
    /// Year, 1950 to 2049.
    pub year: u16,
    /// 1 to 12.
    pub month: Option<u8>,
}

/// A stretch of time; never more precise than its document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// When it began.
    pub start: Month,
    /// When it ended; absent where it still runs.
    pub end: Option<Month>,
}

impl Period {
    /// Length in months, the first and the last included; absent where a month is not stated, or where it still runs and no
    /// day is given on which to end it.
    pub fn months(self, as_of: Option<NaiveDate>) -> Option<u32> {
        let end = self.end.or_else(|| as_of.and_then(Month::of))?;
        (end.count()? + 1).checked_sub(self.start.count()?)
    }
}

impl Month {
    fn of(day: NaiveDate) -> Option<Self> {
        Some(Self { year: u16::try_from(day.year()).ok()?, month: u8::try_from(day.month()).ok() })
    }

    /// Months since the year 0, where the month is stated.
    fn count(self) -> Option<u32> {
        self.month.map(|month| u32::from(self.year) * 12 + u32::from(month))
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year)?;
        self.month.map_or(Ok(()), |month| write!(f, "-{month:02}"))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to ", self.start)?;
        match self.end {
            Some(end) => write!(f, "{end}"),
            None => f.write_str("present"),
        }
    }
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const OPEN: [&str; 14] = [
    "present",
    "now",
    "today",
    "current",
    "currently",
    "date",
    "ongoing",
    "heute",
    "onward",
    "onwards",
    "actuel",
    "till",
    "still",
    "aujourd'hui",
];

/// The period that a line states, if it states one.
pub fn period(line: &str) -> Option<Period> {
    let mut found: Vec<Month> = Vec::new();
    let (mut month, mut open, mut since) = (None, false, false);
    let lower = line.to_lowercase();
    for word in lower.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty()) {
        if let Some(year) = year(word) {
            found.push(Month { year, month: month.take() });
        } else if let Some(index) = MONTHS.iter().position(|name| word.starts_with(name) && word.len() <= 9) {
            month = Some(index as u8 + 1);
        } else if let Some(number) =
            word.parse::<u8>().ok().filter(|n| (1..=12).contains(n) && word.len() <= 2)
        {
            month = Some(number);
        } else {
            open |= OPEN.contains(&word) && !found.is_empty();
            since |= matches!(word, "since" | "seit" | "depuis" | "from");
        }
    }
    let dashed = lower.trim_end().ends_with(['-', '–', '—']);
    match found.as_slice() {
        [start, end, ..] if start.year <= end.year => Some(Period { start: *start, end: Some(*end) }),
        [start] if open || since || dashed => Some(Period { start: *start, end: None }),
        [start] => Some(Period { start: *start, end: Some(*start) }),
        _ => None,
    }
}

/// A part of a header without the date at its front or its end (`present` in `2021 - present  Staff Engineer`, `May 2021` in
/// `Staff Engineer  May 2021`); `dated` tells that a year stands right before it.
pub fn without_date(part: &str, dated: bool) -> &str {
    let words: Vec<&str> = part.split_inclusive(char::is_whitespace).collect();
    let front = date_length(words.iter().copied(), dated);
    let rest = part.get(front..).unwrap_or_default();
    let end = date_length(words.iter().rev().copied(), false);
    rest.get(..rest.len().saturating_sub(end)).unwrap_or_default()
}

/// The bytes of the words of a date with which a row of words begins, where they state a year or an open end.
fn date_length<'a>(words: impl Iterator<Item = &'a str>, dated: bool) -> usize {
    let (mut length, mut dates, mut states) = (0, 0, false);
    for piece in words {
        length += piece.len();
        let word = piece.trim().trim_matches(['(', ')', ',']).to_lowercase();
        let is_year = year(&word).is_some();
        let is_open = dated && OPEN.contains(&word.as_str());
        let is_month = MONTHS.iter().any(|month| word.starts_with(month) && word.len() <= 9);
        if !(is_year || is_open || is_month || word.is_empty()) {
            break;
        }
        states |= is_year || is_open;
        dates = length;
    }
    if states { dates } else { 0 }
}

fn year(word: &str) -> Option<u16> {
    let year = word.parse::<u16>().ok().filter(|_| word.len() == 4)?;
    (1950..2050).contains(&year).then_some(year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_month_is_invented() {
        for (line, shown) in [
            ("Mar 2021 to present", "2021-03 to present"),
            ("2016 - Feb 2022", "2016 to 2022-02"),
            ("03/2019 – 11/2020", "2019-03 to 2020-11"),
            ("since 2019", "2019 to present"),
            ("2018", "2018 to 2018"),
        ] {
            assert_eq!(period(line).unwrap().to_string(), shown, "{line}");
        }
        assert_eq!(period("ran 2,048 GPUs"), None);
    }

    #[test]
    fn a_length_needs_both_ends() {
        let months = |line: &str, day: Option<(i32, u32)>| {
            let day = day.and_then(|(year, month)| NaiveDate::from_ymd_opt(year, month, 28));
            period(line).unwrap().months(day)
        };
        assert_eq!(months("03/2019 – 11/2020", None), Some(21));
        assert_eq!(months("May 2020 - May 2020", None), Some(1));
        assert_eq!(months("Mar 2021 to present", None), None);
        assert_eq!(months("Mar 2021 to present", Some((2022, 3))), Some(13));
        assert_eq!(months("Mar 2021 to present", Some((2020, 1))), None);
        assert_eq!(months("2016 - Feb 2022", Some((2024, 1))), None);
    }
}
