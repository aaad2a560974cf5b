// The whole way in the real window: a fresh laptop, two openings, the fixtures, a walk, a restart, the written read.
import assert from "node:assert/strict";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { faults } from "./axe.mjs";
import { openWindow } from "./window.mjs";

const FIXTURES = fileURLToPath(new URL("../../fixtures/", import.meta.url));
const TRAINED = "trained-on-512-gpus-is-no-cluster-evidence";
const RUNS = "runs-the-fleet-that-models-are-trained-on";
const PASSPHRASE = "kettle violin gravel";

let folder, app, env;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-window-"));
  const documents = [TRAINED, RUNS, "locked-with-a-password", "render-farm-lead-without-one-ai-word"];
  env = {
    ASSAY_CASEBOOK: join(folder, "casebook"),
    ASSAY_TEST_PICK: (await Promise.all(documents.map(documentOf))).join(":"),
    ASSAY_TEST_SAVE: join(folder, "read.md"),
  };
  app = await openWindow(env);
});
after(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The document of a fixture; what stands beside it is not a resume. */
async function documentOf(name) {
  const files = await readdir(join(FIXTURES, name));
  return join(FIXTURES, name, files.find((file) => file.startsWith("resume.")));
}

/** Calls a command of the shell as the interface does. */
const ask = (command, args = {}) =>
  app.run("return window.__TAURI_INTERNALS__.invoke(arguments[0], arguments[1])", command, args);

async function opening(title) {
  const found = (await ask("openings")).find((one) => one.title === title);
  assert.ok(found, `no opening ${title}`);
  return found;
}

/** The row of the candidate whose document came from a fixture, told by words that only it holds. */
async function row(openingId, words) {
  const { hits } = await ask("search", { openingId, query: `"${words}"` });
  assert.equal(hits.length, 1, `${words}: ${JSON.stringify(hits)}`);
  const { rows } = await ask("screening", { openingId });
  return rows.find((one) => one.id === hits[0].id);
}

const trained = (openingId) => row(openingId, "data mix and the learning-rate plan");
const runs = (openingId) => row(openingId, "drains a host on row-remap failures");
const go = (hash) => app.run("location.hash = arguments[0]", hash);

/** Longer than the interface's longest change of colour, in milliseconds; before it, a contrast is that of no theme. */
const SETTLED = 450;

/** Pictures and checks a screen in both themes. */
async function look(name) {
  for (const theme of ["dark", "light"]) {
    await app.run("document.documentElement.dataset.theme = arguments[0]", theme);
    await sleep(SETTLED);
    await app.picture(`${name}-${theme}`);
    assert.deepEqual(await faults(app), [], `${name}, ${theme}`);
  }
}

test("a fresh laptop becomes a casebook with a recovery code", async () => {
  await app.reads("h1", /Set a passphrase/);
  await look("first-run");
  await app.fill("Passphrase", PASSPHRASE);
  await app.fill("Once more", PASSPHRASE);
  await app.fill("Your name", "Mira Holtz");
  await app.press("Continue");
  await app.reads("h1", /Keep this code on paper/);
  await look("recovery-code");
  const groups = await app.run("return [...document.querySelectorAll('ol b')].map((group) => group.textContent)");
  assert.ok(groups.length >= 6, groups.join(" "));
  for (const field of await app.run("return [...document.querySelectorAll('fieldset input')].map((one) => one.getAttribute('aria-label'))")) {
    const place = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"].findIndex((word) => field.includes(word));
    await app.fill(field, groups[place]);
  }
  await app.press("Open Assay");
  await app.sees("Start with the seat, not the title");
  await look("openings-empty");
});

test("an opening takes in documents and shows what each is evidence for", async () => {
  await app.press("New opening");
  await app.sees("What its first ninety days are measured in");
  await app.press("GPU Cluster Engineer");
  await look("new-opening");
  await app.press("Create the opening");
  await app.sees("Drop resumes here");
  await app.press("Add documents");
  await app.press("Choose files");
  await app.sees(/3 candidates|4 candidates/, 60_000);
  await look("screening");
  const { id } = await opening("GPU Cluster Engineer");
  assert.equal((await trained(id)).flag?.line, "Plausible, but evidence points to AI Engineer");
  assert.equal((await trained(id)).verdict, "keyword-only");
  assert.equal((await runs(id)).verdict, "evidenced");
  await app.sees("Points to AI Engineer");
});

test("the candidate whose evidence points elsewhere is shown with its reason and two quotes", async () => {
  const { id } = await opening("GPU Cluster Engineer");
  const { id: candidateId, name } = await trained(id);
  await go(`#/o/${id}/c/${candidateId}`);
  await app.sees(name);
  await app.sees("Plausible, but evidence points to AI Engineer");
  await app.sees("What would flip it");
  const quotes = await app.run("return document.querySelectorAll('.why .quotes li').length");
  assert.ok(quotes >= 2, `${quotes} quotes`);
  await look("candidate-elsewhere");
  const { judgement, document } = await ask("candidate", { openingId: id, candidateId });
  for (const { start, end, text } of [...judgement.evidence, ...judgement.flags.flatMap((flag) => flag.quotes)]) {
    assert.equal(document.text.slice(start, end), text, "a quote stands where the browser counts it");
  }
});

test("in the opening of the other seat the two change places", async () => {
  await go("#/");
  await app.press("New opening");
  await app.press("AI Engineer");
  await app.press("Create the opening");
  await app.sees("Drop resumes here");
  await app.press("Add documents");
  await app.press("Choose files");
  await app.sees(/3 candidates|4 candidates/, 60_000);
  const { id } = await opening("AI Engineer");
  assert.equal((await trained(id)).verdict, "evidenced");
  assert.equal((await runs(id)).verdict, "keyword-only");
  assert.match((await runs(id)).flag?.line ?? "", /evidence points to GPU Cluster Engineer/);
  await go("#/");
  await app.sees("GPU Cluster Engineer");
  await look("openings");
});

test("a file behind a password waits for a person, and says so", async () => {
  const { id } = await opening("GPU Cluster Engineer");
  await go(`#/o/${id}/look`);
  await app.sees("resume");
  const items = await ask("needs_look", { openingId: id });
  assert.deepEqual(items.map((item) => item.reason), ["encrypted"]);
  await look("needs-a-look");
});

test("two questions are walked, and each answer is on the disk at once", async () => {
  const { id } = await opening("GPU Cluster Engineer");
  const { id: candidateId } = await runs(id);
  await go(`#/o/${id}/c/${candidateId}/walk`);
  await app.find("#own-words");
  for (const [words, number] of [["Ninety-six nodes, six of us on the rota.", 3], ["I wrote the quota rules after two teams starved a third.", 4]]) {
    await app.type("#own-words", words);
    await app.run("document.activeElement.blur()");
    await app.keys(String(number));
    await app.find(".anchor input:checked");
    await look(`walk-${number}`);
    await app.press("Next question", { begins: true });
  }
  const stored = async () => (await ask("walk", { openingId: id, candidateId })).walk.answers;
  const end = Date.now() + 10_000;
  while ((await stored()).filter((answer) => answer.rating).length < 2 && Date.now() < end);
  assert.deepEqual((await stored()).filter((answer) => answer.rating).map((answer) => answer.rating), [3, 4]);
});

test("after a restart the casebook is locked, a wrong passphrase opens nothing, and everything is still there", async () => {
  await app.close();
  app = await openWindow(env);
  await app.reads("h1", /Unlock the casebook/);
  await look("unlock");
  await app.fill("Passphrase", "wrong");
  await app.press("Unlock");
  await app.sees("does not open with this");
  await app.fill("Passphrase", PASSPHRASE);
  await app.press("Unlock");
  await app.reads("h1", /Who is sitting here/);
  await look("who-is-here");
  await app.press("Mira Holtz", { begins: true });
  await app.sees("GPU Cluster Engineer");
  const { id, walksToFinish } = await opening("GPU Cluster Engineer");
  assert.equal(walksToFinish, 1);
  const { id: candidateId } = await runs(id);
  const { walk } = await ask("walk", { openingId: id, candidateId });
  assert.equal(walk.answers.find((answer) => answer.rating === 4)?.words, "I wrote the quota rules after two teams starved a third.");
});

test("a person’s verdict and stage carry a name and a reason, and the reading stays", async () => {
  const { id } = await opening("GPU Cluster Engineer");
  const { id: candidateId } = await trained(id);
  const nameless = ask("set_stage", { openingId: id, candidateId, stage: "on-hold", reason: " " });
  await assert.rejects(nameless);
  await ask("override_verdict", { openingId: id, candidateId, verdict: "partial", reason: "Carried the pager for 40 nodes, said by phone." });
  const standing = await ask("set_stage", { openingId: id, candidateId, stage: "on-hold", reason: "Waits for the second seat." });
  assert.equal(standing.override.by.name, "Mira Holtz");
  assert.deepEqual(standing.history.map((entry) => entry.kind), ["imported", "override", "stage"]);
  const { verdict, override } = await trained(id);
  assert.deepEqual([verdict, override], ["keyword-only", { verdict: "partial", by: "Mira Holtz" }]);
});

test("the review is sealed until a second person has rated", async () => {
  const { id } = await opening("GPU Cluster Engineer");
  const { id: candidateId } = await runs(id);
  await go(`#/o/${id}/c/${candidateId}/review`);
  await app.sees("Others’ ratings open once your own scorecard is submitted.");
  await look("review-sealed");
});

test("the written read opens its sources and is saved as a file", async () => {
  const { id } = await opening("GPU Cluster Engineer");
  const { id: candidateId } = await runs(id);
  await go(`#/o/${id}/c/${candidateId}/read`);
  await app.sees("What the document shows");
  await look("read");
  await app.press("Save");
  await app.press("Markdown file");
  const end = Date.now() + 15_000;
  let saved = "";
  while (!saved && Date.now() < end) saved = await readFile(env.ASSAY_TEST_SAVE, "utf8").catch(() => "");
  assert.match(saved, /drains a host on row-remap failures/);
  const { sections, sources } = await ask("read", { openingId: id, candidateId });
  for (const sentence of sections.flatMap((section) => section.sentences)) {
    assert.ok(sentence.sources.length > 0 && sentence.sources.every((number) => sources[number - 1]), sentence.text);
  }
});

test("settings name the casebook, and locking drops it", async () => {
  await go("#/settings");
  await app.sees(env.ASSAY_CASEBOOK);
  await look("settings");
  assert.equal((await ask("lock")).state, "locked");
  await assert.rejects(ask("openings"));
});
