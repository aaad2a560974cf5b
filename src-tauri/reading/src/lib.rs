//! Bytes in, a [`evidence::document::Document`] out.
