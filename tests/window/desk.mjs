// What the tests of the real window share: fixtures in a folder, a casebook that is open, and looking at a screen.
import assert from "node:assert/strict";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { faults } from "./axe.mjs";
import { openWindow } from "./window.mjs";

const FIXTURES = fileURLToPath(new URL("../../fixtures/", import.meta.url));

/** A program starts in a second; on a busy machine it may take a minute, in milliseconds. */
const STARTED = 60_000;

/** Puts a theme on and waits until no colour is on its way; before that, a contrast is that of no theme. */
const DRESS = `
  document.documentElement.dataset.theme = arguments[0];
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const settle = async () => {
    // Changes of colour begin with the first frame that is drawn in the theme.
    await frame();
    await frame();
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    await frame();
  };
  return settle()`;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export const PASSPHRASE = "kettle violin gravel";

/** An empty folder of this test's own. */
export const scratch = () => mkdtemp(join(tmpdir(), "assay-window-"));

export const remove = (folder) => rm(folder, { recursive: true, force: true });

/** Copies the documents of fixtures into a folder, each under its case's name. All of them where none are named. */
export async function stage(folder, names) {
  await mkdir(folder, { recursive: true });
  const cases = names ?? (await readdir(FIXTURES, { withFileTypes: true })).filter((one) => one.isDirectory()).map((one) => one.name);
  const staged = await Promise.all(cases.map(async (name) => {
    const document = (await readdir(join(FIXTURES, name))).find((file) => file.startsWith("resume."));
    if (!document || document.endsWith(".py")) return null;
    const path = join(folder, name + extname(document));
    await copyFile(join(FIXTURES, name, document), path);
    return path;
  }));
  return staged.filter(Boolean);
}

/** Writes text resumes of invented people, each different from the others. */
export async function invent(folder, count) {
  await mkdir(folder, { recursive: true });
  await Promise.all(Array.from({ length: count }, (_, at) => writeFile(join(folder, `invented-${at}.txt`), invented(at))));
}

const invented = (at) => `Robin Sample ${at}
Cluster engineer

Experience
Tern and Osprey Compute, Cluster engineer, 2019 to ${2020 + (at % 5)}
- Ran a Slurm cluster of ${40 + at} nodes for ${3 + (at % 20)} research groups.
- Drained ${2 + (at % 9)} hosts after the fabric lost packets, and replaced ${1 + (at % 7)} optics.
- Wrote the quota rules after two teams starved a third in week ${at}.
`;

/** A window with what the tests do in it. */
export async function sitDown(env) {
  const app = await openWindow(env);
  await app.find("h1", STARTED);
  /** Calls a command of the shell as the interface does. */
  const ask = (command, args = {}) =>
    app.run("return window.__TAURI_INTERNALS__.invoke(arguments[0], arguments[1])", command, args);
  return {
    ...app,
    ask,
    go: (hash) => app.run("location.hash = arguments[0]", hash),
    /** Adds documents to the opening on the screen, in the way that the menu calls so. */
    add: async (way) => {
      await app.press("Add documents");
      await app.press(way);
    },
    /** The opening with this title. */
    opening: async (title) => {
      const found = (await ask("openings")).find((one) => one.title === title);
      assert.ok(found, `no opening ${title}`);
      return found;
    },
    /** The row of the candidate in whose document these words stand, and in no other. */
    row: async (openingId, words) => {
      const { hits } = await ask("search", { openingId, query: `"${words}"` });
      assert.equal(hits.length, 1, `${words}: ${JSON.stringify(hits)}`);
      const { rows } = await ask("screening", { openingId });
      return rows.find((one) => one.id === hits[0].id);
    },
    /** Types the groups of the recovery code that the screen asks back, and goes on; gives how many groups it has. */
    keepCode: async () => {
      const groups = await app.run("return [...document.querySelectorAll('ol b')].map((group) => group.textContent)");
      for (const field of await app.run("return [...document.querySelectorAll('fieldset input')].map((one) => one.getAttribute('aria-label'))")) {
        await app.fill(field, groups[ORDINALS.findIndex((word) => field.includes(word))]);
      }
      await app.press("Open Assay");
      return groups.length;
    },
    /** Pictures and checks a screen in both themes. */
    look: async (name) => {
      for (const theme of ["dark", "light"]) {
        await app.run(DRESS, theme);
        await app.picture(`${name}-${theme}`);
        assert.deepEqual(await faults(app), [], `${name}, ${theme}`);
      }
    },
  };
}

/** A window in which somebody sits at a fresh casebook; what was asked for at its making is given beside it. */
export async function openDesk(env) {
  const app = await sitDown(env);
  await app.reads("h1", /Set a passphrase/, STARTED);
  const { recoveryCode } = await app.ask("create_casebook", { passphrase: PASSPHRASE, person: { name: "Mira Holtz", role: "Recruiter" } });
  await app.run("location.reload()");
  await app.sees("Start with the seat, not the title", STARTED);
  return {
    ...app,
    recoveryCode,
    /** An opening for a GPU cluster engineer, on the screen; gives its id. */
    freshOpening: async (title) => {
      const opening = { roleId: "gpu-cluster-engineer", title, team: "", hiringManager: "" };
      const { id } = await app.ask("create_opening", { opening });
      // The list of openings is read anew where it is shown.
      await app.go("#/settings");
      await app.sees("What is rated, decided or set");
      await app.go("#/");
      await app.sees(title);
      await app.go(`#/o/${id}`);
      await app.sees("Drop resumes here");
      return id;
    },
    /** Hands the window the system's event of a drag, which no driver can cause. */
    drag: (event, paths) =>
      app.run(
        "return window.__TAURI_INTERNALS__.invoke('plugin:event|emit', { event: arguments[0], payload: arguments[1] })",
        `tauri://${event}`,
        { paths, position: { x: 600, y: 400 } },
      ),
  };
}

/** Waits until something holds, and gives it. */
export async function until(what, ask, patience = 30_000) {
  const end = Date.now() + patience;
  for (;;) {
    const value = await ask();
    if (value) return value;
    assert.ok(Date.now() < end, `waited ${patience} ms for ${what}`);
    await sleep(100);
  }
}
