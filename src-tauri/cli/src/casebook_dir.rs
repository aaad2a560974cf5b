//! Opening the casebook that a call names.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use casebook::{Casebook, Key};

/// Where the casebook lies and what opens it.
#[derive(clap::Args)]
pub struct CasebookArgs {
    /// The casebook's folder.
    #[arg(long, value_name = "DIR")]
    casebook: PathBuf,
    /// A file whose first line is the passphrase; otherwise `ASSAY_PASSPHRASE`, otherwise a prompt.
    #[arg(long, value_name = "FILE")]
    passphrase_file: Option<PathBuf>,
}

impl CasebookArgs {
    /// Opens the casebook.
    pub fn open(&self) -> Result<Casebook, String> {
        if !Casebook::exists(&self.casebook) {
            // Said before anybody is asked for a passphrase.
            let dir = self.casebook.display();
            return Err(format!(
                "there is no casebook in {dir}; check the path, or create it with `assay import`"
            ));
        }
        let key = Key::passphrase(self.passphrase()?);
        Casebook::open(&self.casebook, &key).map_err(|error| error.to_string())
    }

    /// Opens the casebook, or creates it where there is none and shows its recovery code.
    pub fn open_or_create(&self) -> Result<Casebook, String> {
        if Casebook::exists(&self.casebook) {
            return self.open();
        }
        let made = Casebook::create(&self.casebook, &self.passphrase()?);
        let (casebook, code) = made.map_err(|error| error.to_string())?;
        eprintln!("A new casebook in {}.", self.casebook.display());
        eprintln!("Recovery code, shown only now: {code}");
        eprintln!("Print it. Without the passphrase and this code nobody can open the casebook again.");
        Ok(casebook)
    }

    fn passphrase(&self) -> Result<String, String> {
        if let Some(file) = &self.passphrase_file {
            return from_file(file);
        }
        match std::env::var("ASSAY_PASSPHRASE") {
            Ok(passphrase) => Ok(passphrase),
            Err(_) => prompt(),
        }
    }
}

fn from_file(file: &Path) -> Result<String, String> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("{}: {error}; check the path", file.display()))?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

fn prompt() -> Result<String, String> {
    if !io::stdin().is_terminal() {
        return Err(
            "a passphrase is needed: --passphrase-file FILE, or the variable ASSAY_PASSPHRASE".to_owned()
        );
    }
    eprint!("Passphrase: ");
    io::stderr().flush().map_err(|error| error.to_string())?;
    rpassword::read_password().map_err(|error| format!("the passphrase could not be read: {error}"))
}
