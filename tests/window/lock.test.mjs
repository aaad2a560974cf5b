// Opening and closing the casebook in the real window: the sample, the recovery code, another passphrase, a pause.
import assert from "node:assert/strict";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { PASSPHRASE, openDesk, remove, scratch, sitDown } from "./desk.mjs";

const NEXT = "gravel kettle violin";

let folder, app, env;
beforeEach(async () => {
  folder = await scratch();
  env = { ASSAY_CASEBOOK: join(folder, "casebook") };
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await remove(folder);
});

/** Locks the casebook as a person does. */
async function lock() {
  await app.click("[title='Lock the casebook']");
  await app.reads("h1", /Unlock the casebook/);
}

async function unlock(passphrase) {
  await app.clear("Passphrase");
  await app.fill("Passphrase", passphrase);
  await app.press("Unlock");
}

/** Locks, and finds that the old passphrase opens nothing any more and the next one does. */
async function opensOnlyWithNext() {
  await lock();
  await unlock(PASSPHRASE);
  await app.sees("does not open with this");
  await unlock(NEXT);
  await app.reads("h1", /Who is sitting here/);
}

test("the sample shows the whole job on a fresh laptop, and leaving it leaves nothing of one's own", async () => {
  app = await sitDown(env);
  await app.press("Open a sample casebook");
  await app.sees("GPU Cluster Engineer", 240_000);
  await app.sees("AI Engineer");
  await app.look("sample-openings");
  const { id } = await app.opening("GPU Cluster Engineer");
  const { rows } = await app.ask("screening", { openingId: id });
  assert.ok(rows.length > 50, `${rows.length} rows`);
  assert.ok(rows.some((row) => row.verdict === "evidenced") && rows.some((row) => row.verdict === "keyword-only"));
  await app.go("#/settings");
  await app.press("Leave the sample");
  await app.reads("h1", /Set a passphrase/);
});

test("a lost passphrase is replaced with the recovery code", async () => {
  app = await openDesk(env);
  await lock();
  await app.press("Passphrase lost");
  await app.reads("h1", /Use the recovery code/);
  await app.look("recover");
  await app.fill("Recovery code", "AAAA-BBBB");
  await app.fill("New passphrase", NEXT);
  await app.fill("Once more", NEXT);
  await app.press("Set the new passphrase");
  await app.sees("That is not a recovery code");
  await app.clear("Recovery code");
  await app.fill("Recovery code", app.recoveryCode.toLowerCase());
  await app.press("Set the new passphrase");
  await app.reads("h1", /Keep this code on paper/, 30_000);
  await app.keepCode();
  await app.reads("h1", /Who is sitting here/);
  await app.press("Mira Holtz", { begins: true });
  await app.sees("Start with the seat, not the title");
  await opensOnlyWithNext();
});

test("the passphrase is changed by whoever knows it", async () => {
  app = await openDesk(env);
  await app.go("#/settings");
  await app.press("Change");
  await app.fill("Current passphrase", "wrong");
  await app.fill("New passphrase", NEXT);
  await app.fill("Once more", NEXT);
  await app.look("passphrase");
  await app.press("Change it");
  await app.sees("does not open with this");
  await app.clear("Current passphrase");
  await app.fill("Current passphrase", PASSPHRASE);
  await app.press("Change it");
  await app.sees("The passphrase is changed.");
  await opensOnlyWithNext();
});

test("a casebook that nobody uses locks itself", async () => {
  app = await openDesk({ ...env, ASSAY_TEST_IDLE: "5" });
  await app.reads("h1", /Unlock the casebook/, 60_000);
  await assert.rejects(app.ask("openings"));
  await unlock(PASSPHRASE);
  await app.reads("h1", /Who is sitting here/);
});
