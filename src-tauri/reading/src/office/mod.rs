//! Word processor files in zip containers: what DOCX and ODT have in common.

pub mod container;
pub mod docx;
pub mod odt;
pub mod xml;

mod docx_body;
mod docx_styles;
