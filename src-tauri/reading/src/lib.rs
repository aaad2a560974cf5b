//! Bytes in, a [`evidence::document::Document`] out.
//!
//! [`read`] tells the format of a file by its content and hands it to the one module that knows that format. It
//! touches no file, no clock and no network. Callers outside tests go through [`reader::Reader`].

pub mod fault;
pub mod folder;
pub mod limits;
pub mod order;
pub mod pool;
pub mod reader;
pub mod worker;

mod confine;
mod protocol;

mod draft;
mod flow;
mod format;
mod letters;

mod html;
mod json_resume;
mod markdown;
mod office;
mod pdf;
mod rtf;
mod text;

pub use fault::Fault;
pub use limits::Limits;
pub use order::in_order;
pub use pool::{Launch, Pool};
pub use reader::{InProcess, Reader, Reading, Status, read};
