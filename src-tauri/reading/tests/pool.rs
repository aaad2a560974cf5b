//! A dying, hanging or lying worker costs one file. This binary is its own worker, good or bad.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of a test are part of the test"
)]

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};
use reading::{InProcess, Launch, Limits, Pool, Reader, Status, in_order};

fn main() {
    reading::worker::run_if_asked();
    behave_badly_if_asked();
    let tests: Vec<Trial> = vec![
        Trial::test("a_worker_reads_as_this_process_does", same_reading),
        Trial::test("a_worker_that_hangs_is_stopped_at_the_deadline", hanging),
        Trial::test("a_worker_that_dies_costs_one_file", dying),
        Trial::test("a_worker_that_lies_is_not_believed", lying),
        Trial::test("a_program_that_is_no_worker_is_refused", no_worker),
        Trial::test("many_files_come_back_in_order", in_order_side_by_side),
    ];
    libtest_mimic::run(&Arguments::from_args(), tests).exit();
}

/// Workers that answer the trial at opening, then go wrong on any file that holds `mark`.
fn behave_badly_if_asked() {
    let Some(way) = std::env::args().nth(1).filter(|a| a.starts_with("bad:")) else { return };
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    loop {
        let Some(_head) = frame(&mut input) else { std::process::exit(0) };
        let bytes = frame(&mut input).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let marked = text.contains("mark");
        match way.as_str() {
            "bad:hang" if marked => std::thread::sleep(Duration::from_mins(10)),
            "bad:die" if marked => std::process::abort(),
            "bad:flood" if marked => {
                let _ = output.write_all(&u32::MAX.to_le_bytes());
                while output.write_all(&[b'x'; 4096]).is_ok() {}
            }
            "bad:spans" if marked => reply(&mut output, &text, "[[1,900,1,0,0,1,1]]"),
            "bad:always" => std::process::exit(0),
            _ => reply(&mut output, &text, "[]"),
        }
    }
}

fn frame(input: &mut impl Read) -> Option<Vec<u8>> {
    let mut length = [0; 4];
    input.read_exact(&mut length).ok()?;
    let mut bytes = vec![0; u32::from_le_bytes(length) as usize];
    input.read_exact(&mut bytes).ok()?;
    Some(bytes)
}

fn reply(output: &mut impl Write, text: &str, words: &str) {
    let json = format!(
        r#"{{"status":"read","document":{{"format":"text","pages":0,"text":"{text}","hidden_text":"","words":{words}}},"notices":[]}}"#
    );
    let _ = output.write_all(&(json.len() as u32).to_le_bytes());
    let _ = output.write_all(json.as_bytes());
    let _ = output.flush();
}

fn bad_pool(way: &str, deadline_ms: u64) -> std::io::Result<Pool> {
    let launch = Launch { program: std::env::current_exe()?, arguments: vec![format!("bad:{way}").into()] };
    Pool::open(launch, Limits { deadline_ms, ..Limits::default() }, 1)
}

fn text_of(reading: &reading::Reading) -> &str {
    reading.document.as_ref().map_or("", |document| document.text())
}

fn same_reading() -> Result<(), Failed> {
    let pool = Pool::of_this_binary()?;
    let here = InProcess::default();
    for (bytes, name) in [
        (&b"# Ada\n\n- ran 4,000 GPUs\n"[..], "cv.md"),
        (b"Ada \xE9", "cv.txt"),
        (b"\x89PNG\0\0\0\0", "cv.pdf"),
        (b"", ""),
    ] {
        assert_eq!(pool.read(bytes, name), here.read(bytes, name));
    }
    Ok(())
}

fn hanging() -> Result<(), Failed> {
    let pool = bad_pool("hang", 400)?;
    let started = Instant::now();
    assert_eq!(pool.read(b"mark", "cv.txt").status, Status::TimedOut);
    assert!(started.elapsed() < Duration::from_secs(10));
    assert_eq!(text_of(&pool.read(b"next", "cv.txt")), "next");
    Ok(())
}

fn dying() -> Result<(), Failed> {
    let pool = bad_pool("die", 20_000)?;
    let files: Vec<String> =
        (0..9).map(|n| if n == 4 { "mark".to_owned() } else { format!("file {n}") }).collect();
    for (n, file) in files.iter().enumerate() {
        let reading = pool.read(file.as_bytes(), "cv.txt");
        if n == 4 {
            assert_eq!(reading.status, Status::Damaged);
            assert!(
                reading.notices().iter().any(|notice| notice.code == "damaged" && !notice.detail.is_empty())
            );
        } else {
            assert_eq!(text_of(&reading), file);
        }
    }
    Ok(())
}

fn lying() -> Result<(), Failed> {
    for way in ["spans", "flood"] {
        let pool = bad_pool(way, 20_000)?;
        assert_eq!(pool.read(b"mark", "cv.txt").status, Status::Damaged);
        assert_eq!(text_of(&pool.read(b"next", "cv.txt")), "next");
    }
    Ok(())
}

fn no_worker() -> Result<(), Failed> {
    assert!(bad_pool("always", 5_000).is_err());
    let nowhere = Launch::program(std::env::current_exe()?.join("nowhere"));
    assert!(Pool::open(nowhere, Limits::default(), 1).is_err());
    Ok(())
}

fn in_order_side_by_side() -> Result<(), Failed> {
    let pool = Pool::open(Launch::this_binary()?, Limits::default(), 3)?;
    let texts: Vec<String> = (0..200).map(|n| format!("resume number {n}")).collect();
    let mut seen = Vec::new();
    let read = |n: usize| texts.get(n).map(|text| pool.read(text.as_bytes(), "cv.txt"));
    in_order(pool.size(), texts.len(), read, |_, reading| {
        seen.extend(reading.iter().map(|reading| text_of(reading).to_owned()));
        true
    });
    assert_eq!(seen, texts);
    Ok(())
}
