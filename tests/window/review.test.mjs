// Two people rate a candidate in the real window, one of them decides, and the read goes out.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openDesk, remove, scratch, stage, until } from "./desk.mjs";

const CASE = "runs-the-fleet-that-models-are-trained-on";

let folder, app, env, openingId, candidateId;
before(async () => {
  folder = await scratch();
  env = { ASSAY_CASEBOOK: join(folder, "casebook"), ASSAY_TEST_SAVE: join(folder, "read") };
  app = await openDesk(env);
  openingId = await app.freshOpening("Fleet");
  const [path] = await stage(join(folder, "resumes"), [CASE]);
  await app.drag("drag-drop", [path]);
  await app.sees("1 read", 60_000);
  candidateId = (await app.ask("screening", { openingId })).rows[0].id;
});
after(async () => {
  await app?.close();
  await remove(folder);
});

const at = (screen) => app.go(`#/o/${openingId}/c/${candidateId}/${screen}`);
const review = () => app.ask("review", { openingId, candidateId });

/** Walks every question on the screen and submits; `rating` is a key from 1 to 4. */
async function walkThrough(rating) {
  const { scorecard } = await app.ask("walk", { openingId, candidateId });
  for (const [number, { id }] of scorecard.questions.entries()) {
    await app.find("#own-words");
    await app.type("#own-words", `What I saw in week ${number + 1}.`);
    await app.run("document.activeElement.blur()");
    await app.keys(rating);
    // A question that is recorded and not rated offers its answers instead.
    await app.run("document.querySelector('.choice input')?.click()");
    await app.find(".anchor input:checked, .choice input:checked");
    await until(`the answer to ${id}`, async () =>
      (await app.ask("walk", { openingId, candidateId })).walk.answers.some((answer) => answer.questionId === id && (answer.rating || answer.record)));
    await app.press(number + 1 < scorecard.questions.length ? "Next question" : "Submit and seal", { begins: true });
  }
  await app.click("dialog button[type=submit]");
  await app.sees(/Yours is in|Where you differ|Side by side/);
}

test("a scorecard is walked by keys, submitted, and sealed", async () => {
  await at("walk");
  await walkThrough("4");
  const { sealed, rows, raters } = await review();
  assert.deepEqual([sealed, rows.length, raters.length], [true, 0, 1]);
  await app.sees("Yours is in. One more opens it");
  await app.look("review-waits");
});

test("a second person sits down, rates without seeing the first, and both stand side by side", async () => {
  await app.press("Another rater");
  await app.fill("Name", "Tobias Renner");
  await app.look("another-rater");
  await app.press("Hand over and start");
  await app.find("#own-words");
  assert.equal((await review()).sealed, true, "sealed from who has not rated");
  await walkThrough("2");
  const { sealed, rows, raters } = await review();
  assert.deepEqual([sealed, raters.length], [false, 2]);
  assert.ok(rows.length > 0);
  await app.sees("Where you differ");
  await app.sees("Mira Holtz");
  await app.look("review-side-by-side");
});

test("a named person decides with a reason, and the candidate moves where the screen says", async () => {
  await app.press("Keep for later");
  await app.press("Record decision as Tobias Renner");
  await app.sees("A decision needs its reason.");
  await app.fill("Reason", "Two readings are two apart on scale; ask again in spring.");
  await app.press("Record decision as Tobias Renner");
  await app.sees("Change the decision");
  const { decisions } = await review();
  assert.deepEqual(decisions.map((one) => [one.outcome, one.by.name]), [["keep", "Tobias Renner"]]);
  assert.equal((await app.ask("candidate", { openingId, candidateId })).standing.stage, "on-hold");
  await app.look("review-decided");
});

test("the read is saved as a page of its own", async () => {
  await at("read");
  await app.press("Save");
  await app.press("Web page that prints");
  const page = await until("the page", () => readFile(env.ASSAY_TEST_SAVE, "utf8").catch(() => ""));
  assert.match(page, /^<!doctype html>/i);
  assert.match(page, /ask again in spring/);
  assert.doesNotMatch(page, /<script|https?:\/\//);
});

test("print is asked for by button and by key", async () => {
  await app.run("window.printed = 0; window.print = () => void window.printed++");
  await app.press("Print or PDF");
  await app.run("document.activeElement.blur()");
  await app.keys("p");
  assert.equal(await app.run("return window.printed"), 2);
});
