// The whole way in the real window: a fresh laptop, two openings, the fixtures, a walk, a restart, the written read.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PASSPHRASE, remove, scratch, sitDown, stage, until } from "./desk.mjs";

const [TAB, ENTER] = ["\uE004", "\uE007"];

let folder, app, env, staged;
before(async () => {
  folder = await scratch();
  env = {
    ASSAY_CASEBOOK: join(folder, "casebook"),
    ASSAY_TEST_PICK: join(folder, "resumes"),
    ASSAY_TEST_SAVE: join(folder, "read.md"),
  };
  staged = await stage(env.ASSAY_TEST_PICK);
  app = await sitDown(env);
});
after(async () => {
  await app?.close();
  await remove(folder);
});

const trained = (openingId) => app.row(openingId, "data mix and the learning-rate plan");
const runs = (openingId) => app.row(openingId, "drains a host on row-remap failures");

/** Reads the folder of resumes into the opening that is on the screen, and waits for the last of them. */
async function takeFolder() {
  await app.add("Choose a folder");
  await app.sees("Documents read", 180_000);
}

/** New rows wait behind a button, so that the table does not shift under its reader; a quick import leaves none. */
const showArrived = () => app.run("[...document.querySelectorAll('button')].find((one) => one.textContent.includes(' new. Show'))?.click()");

test("a fresh laptop becomes a casebook with a recovery code", async () => {
  await app.reads("h1", /Set a passphrase/);
  await app.look("first-run");
  await app.fill("Passphrase", PASSPHRASE);
  await app.fill("Once more", PASSPHRASE);
  await app.fill("Your name", "Mira Holtz");
  await app.press("Continue");
  await app.reads("h1", /Keep this code on paper/);
  await app.look("recovery-code");
  const groups = await app.keepCode();
  assert.ok(groups >= 6, `${groups} groups`);
  await app.sees("Start with the seat, not the title");
  await app.look("openings-empty");
});

test("an opening takes in documents and shows what each is evidence for", async () => {
  await app.press("New opening");
  await app.sees("What its first ninety days are measured in");
  await app.press("GPU Cluster Engineer");
  await app.look("new-opening");
  await app.press("Create the opening");
  await app.sees("Drop resumes here");
  await takeFolder();
  const { id } = await app.opening("GPU Cluster Engineer");
  const { rows } = await app.ask("screening", { openingId: id });
  assert.equal(rows.length, staged.length, "every document is a candidate");
  await showArrived();
  await app.sees(`${staged.length} candidates`);
  await app.look("screening");
  assert.equal((await trained(id)).flag?.line, "Plausible, but evidence points to AI Engineer");
  assert.equal((await trained(id)).verdict, "keyword-only");
  assert.equal((await runs(id)).verdict, "evidenced");
});

test("the candidate whose evidence points elsewhere is shown with its reason and two quotes", async () => {
  const { id } = await app.opening("GPU Cluster Engineer");
  const { id: candidateId, name } = await trained(id);
  await app.keys("f");
  await app.press("Other seat", { begins: true });
  await app.keys("/");
  await app.keys("learning rate");
  await app.sees(/1 of \d+ candidates/);
  await app.sees(/points to AI Engineer/i);
  await app.look("screening-found");
  await app.keys(TAB);
  await app.keys("j");
  await app.find("[data-row] a:focus");
  await app.keys(ENTER);
  await app.reads("h1", new RegExp(name));
  await app.sees("Plausible, but evidence points to AI Engineer");
  await app.sees("What would flip it");
  const quotes = await app.run("return document.querySelectorAll('.why .quotes li').length");
  assert.ok(quotes >= 2, `${quotes} quotes`);
  await app.look("candidate-elsewhere");
  const { judgement, document } = await app.ask("candidate", { openingId: id, candidateId });
  for (const { start, end, text } of [...judgement.evidence, ...judgement.flags.flatMap((flag) => flag.quotes)]) {
    assert.equal(document.text.slice(start, end), text, "a quote stands where the browser counts it");
  }
});

test("in the opening of the other seat the two change places", async () => {
  await app.go("#/");
  await app.press("New opening");
  await app.press("AI Engineer");
  await app.press("Create the opening");
  await app.sees("Drop resumes here");
  await takeFolder();
  const { id } = await app.opening("AI Engineer");
  assert.equal((await trained(id)).verdict, "evidenced");
  assert.equal((await runs(id)).verdict, "keyword-only");
  assert.match((await runs(id)).flag?.line ?? "", /evidence points to GPU Cluster Engineer/);
  await app.go("#/");
  await app.sees("GPU Cluster Engineer");
  await app.look("openings");
});

test("a file behind a password and a scan wait for a person, and say so", async () => {
  const { id } = await app.opening("GPU Cluster Engineer");
  await app.go(`#/o/${id}/look`);
  await app.sees("locked-with-a-password");
  const items = await app.ask("needs_look", { openingId: id });
  assert.deepEqual(items.map((item) => item.reason).sort(), ["encrypted", "no-text"]);
  await app.look("needs-a-look");
});

test("two questions are walked, and each answer is on the disk at once", async () => {
  const { id } = await app.opening("GPU Cluster Engineer");
  const { id: candidateId } = await runs(id);
  await app.go(`#/o/${id}/c/${candidateId}/walk`);
  await app.find("#own-words");
  for (const [words, number] of [["Ninety-six nodes, six of us on the rota.", 3], ["I wrote the quota rules after two teams starved a third.", 4]]) {
    await app.type("#own-words", words);
    await app.run("document.activeElement.blur()");
    await app.keys(String(number));
    await app.find(".anchor input:checked");
    await app.look(`walk-${number}`);
    await app.press("Next question", { begins: true });
  }
  const stored = async () => (await app.ask("walk", { openingId: id, candidateId })).walk.answers;
  await until("two ratings on the disk", async () => (await stored()).filter((answer) => answer.rating).length >= 2);
  assert.deepEqual((await stored()).filter((answer) => answer.rating).map((answer) => answer.rating), [3, 4]);
});

test("after a restart the casebook is locked, a wrong passphrase opens nothing, and everything is still there", async () => {
  await app.close();
  app = await sitDown(env);
  await app.reads("h1", /Unlock the casebook/);
  await app.look("unlock");
  await app.fill("Passphrase", "wrong");
  await app.press("Unlock");
  await app.sees("does not open with this");
  await app.clear("Passphrase");
  await app.fill("Passphrase", PASSPHRASE);
  await app.press("Unlock");
  await app.reads("h1", /Who is sitting here/);
  await app.look("who-is-here");
  await app.press("Mira Holtz", { begins: true });
  await app.sees("GPU Cluster Engineer");
  const { id, walksToFinish } = await app.opening("GPU Cluster Engineer");
  assert.equal(walksToFinish, 1);
  const { id: candidateId } = await runs(id);
  const { walk } = await app.ask("walk", { openingId: id, candidateId });
  assert.equal(walk.answers.find((answer) => answer.rating === 4)?.words, "I wrote the quota rules after two teams starved a third.");
});

test("a person’s verdict and stage carry a name and a reason, and the reading stays", async () => {
  const { id } = await app.opening("GPU Cluster Engineer");
  const { id: candidateId } = await trained(id);
  const nameless = app.ask("set_stage", { openingId: id, candidateId, stage: "on-hold", reason: " " });
  await assert.rejects(nameless);
  await app.ask("override_verdict", { openingId: id, candidateId, verdict: "partial", reason: "Carried the pager for 40 nodes, said by phone." });
  const standing = await app.ask("set_stage", { openingId: id, candidateId, stage: "on-hold", reason: "Waits for the second seat." });
  assert.equal(standing.override.by.name, "Mira Holtz");
  assert.deepEqual(standing.history.map((entry) => entry.kind), ["imported", "override", "stage"]);
  const { verdict, override } = await trained(id);
  assert.deepEqual([verdict, override], ["keyword-only", { verdict: "partial", by: "Mira Holtz" }]);
});

test("the review is sealed until a second person has rated", async () => {
  const { id } = await app.opening("GPU Cluster Engineer");
  const { id: candidateId } = await runs(id);
  await app.go(`#/o/${id}/c/${candidateId}/review`);
  await app.sees("Others’ ratings open once your own scorecard is submitted.");
  await app.look("review-sealed");
});

test("the written read opens its sources and is saved as a file", async () => {
  const { id } = await app.opening("GPU Cluster Engineer");
  const { id: candidateId } = await runs(id);
  await app.go(`#/o/${id}/c/${candidateId}/read`);
  await app.sees("What the document shows");
  await app.look("read");
  await app.press("Save");
  await app.press("Markdown file");
  const saved = await until("the file", () => readFile(env.ASSAY_TEST_SAVE, "utf8").catch(() => ""));
  assert.match(saved, /drains a host on row-remap failures/);
  const { sections, sources } = await app.ask("read", { openingId: id, candidateId });
  for (const sentence of sections.flatMap((section) => section.sentences)) {
    assert.ok(sentence.sources.length > 0 && sentence.sources.every((number) => sources[number - 1]), sentence.text);
  }
});

test("settings name the casebook, and locking drops it", async () => {
  await app.go("#/settings");
  await app.sees(env.ASSAY_CASEBOOK);
  await app.look("settings");
  assert.equal((await app.ask("lock")).state, "locked");
  await assert.rejects(app.ask("openings"));
});
