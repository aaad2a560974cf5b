//! A file of the role data, as text.

/// One file of `scorecards/`: its path from there, and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataFile<'a> {
    /// Such as `verbs/did.txt`.
    pub path: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl<'a> DataFile<'a> {
    /// The lines that say something: no blank ones, no comments; each with its byte offset.
    pub fn entries(self) -> impl Iterator<Item = (usize, &'a str)> {
        let mut offset = 0;
        self.text.split_inclusive('\n').filter_map(move |line| {
            let start = offset;
            offset += line.len();
            let entry = line.trim();
            (!entry.is_empty() && !entry.starts_with('#')).then_some((start, entry))
        })
    }
}
