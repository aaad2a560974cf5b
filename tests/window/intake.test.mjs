// Every way in which documents come into an opening, in the real window.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { invent, openDesk, remove, scratch, stage, until } from "./desk.mjs";

const MANY = 1_500;

let folder, app, pick;
before(async () => {
  folder = await scratch();
  pick = join(folder, "pick");
  app = await openDesk({ ASSAY_CASEBOOK: join(folder, "casebook"), ASSAY_TEST_PICK: pick });
});
after(async () => {
  await app?.close();
  await remove(folder);
});

/** What the person finds where they pick. */
async function offer(fill) {
  await remove(pick);
  await mkdir(pick);
  await fill();
}

const rows = async (openingId) => (await app.ask("screening", { openingId })).rows;

test("a folder gives its documents, and what is left out is counted and named", async () => {
  await offer(async () => {
    await stage(pick, ["quiet-lab-admin-with-pbs-only", "low-latency-is-another-hpc"]);
    await writeFile(join(pick, "candidates.xlsx"), "a table");
    await writeFile(join(pick, "portrait.jpg"), "a picture");
  });
  const id = await app.freshOpening("A folder");
  await app.add("Choose a folder");
  await app.sees("2 read, 2 other files were left out", 60_000);
  await app.press("Show the files");
  await app.sees("candidates.xlsx");
  await app.sees("portrait.jpg");
  await app.look("import-left-out");
  assert.equal((await rows(id)).length, 2);
});

test("a file chosen by hand is taken, whatever it is, and waits where it cannot be read", async () => {
  await remove(pick);
  await writeFile(pick, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const id = await app.freshOpening("A picture");
  await app.add("Choose files");
  await app.sees("1 needs a look", 60_000);
  assert.deepEqual((await app.ask("needs_look", { openingId: id })).map((item) => item.reason), ["unsupported"]);
});

test("a folder without a document says so", async () => {
  await offer(() => writeFile(join(pick, "portrait.jpg"), "a picture"));
  const id = await app.freshOpening("No document");
  await app.add("Choose a folder");
  await app.sees("No document found");
  await app.sees("1 other file was left out");
  assert.equal((await rows(id)).length, 0);
});

test("an import that is stopped keeps what was read, and the rest comes in when it is begun again", async () => {
  await offer(() => invent(pick, MANY));
  const id = await app.freshOpening("Stopped");
  await app.add("Choose a folder");
  await until("the first files", async () => (await rows(id)).length > 0);
  await app.picture("importing-light");
  await app.press("Stop");
  await app.sees("Stopped. What was read stays", 60_000);
  const kept = (await rows(id)).length;
  assert.ok(kept > 0 && kept < MANY, `${kept} of ${MANY}`);
  await app.add("Choose a folder");
  await app.sees("Documents read", 120_000);
  assert.equal((await rows(id)).length, MANY);
});

test("pasted text is read like a file", async () => {
  const id = await app.freshOpening("Pasted");
  await app.add("Paste text");
  await app.sees("Taken from the first line where it can be.");
  await app.fill("Text", "Robin Sample\n\nCluster engineer\nRan a Slurm cluster of 96 nodes and drained hosts after packet loss on the fabric.\n");
  await app.look("paste");
  await app.press("Read it");
  await until("the pasted text", async () => (await rows(id)).length === 1);
  assert.deepEqual((await rows(id)).map((row) => row.name), ["Robin Sample"]);
});

test("files dropped on the window are read, and the window says what a drop would do", async () => {
  await remove(pick);
  const paths = await stage(pick, ["quiet-lab-admin-with-pbs-only"]);
  const id = await app.freshOpening("Dropped");
  await app.drag("drag-enter", paths);
  await app.sees("Drop to read into Dropped");
  await app.look("drop");
  await app.drag("drag-drop", paths);
  await until("the dropped file", async () => (await rows(id)).length === 1);
  assert.ok(!(await app.run("return document.body.innerText")).includes("Drop to read into"));
});

test("a file that waits is left out with a reason, or read from text that a person enters", async () => {
  await offer(() => stage(pick, ["locked-with-a-password", "scan-of-a-lab-operators-paper"]));
  const id = await app.freshOpening("The tray");
  await app.add("Choose a folder");
  await app.sees("2 need a look", 60_000);
  await app.go(`#/o/${id}/look`);
  await app.press("Leave it out: locked-with-a-password.pdf");
  await app.look("leave-out");
  await app.press("Leave it out");
  await app.sees("Say why, in a few words.");
  await app.fill("Reason", "Asked for it again without the password.");
  await app.press("Leave it out");
  await app.sees("locked-with-a-password.pdf was left out.");
  await app.press("Type or paste the text: scan-of-a-lab-operators-paper.pdf");
  await app.fill("The words of the document", "Robin Scanned\n\nLab operator\nRan a Slurm cluster of 40 nodes for nine groups and replaced failing optics.\n");
  await app.press("Read it");
  await app.sees("Nothing needs a look");
  const { hits } = await app.ask("search", { openingId: id, query: '"nine groups"' });
  assert.equal(hits.length, 1);
  const read = (await rows(id)).find((row) => row.id === hits[0].id);
  assert.notEqual(read.verdict, "not-assessed");
});
