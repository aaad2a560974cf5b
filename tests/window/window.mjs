// Drives Assay's real window through WebKitWebDriver, which Debian ships. No library: the protocol is HTTP and JSON.
import { spawn } from "node:child_process";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** The longest that one call of the shell may take on a busy machine, in milliseconds. */
const LONGEST = 120_000;
const PICTURES = fileURLToPath(new URL("../../test-results/window/", import.meta.url));

/** Opens the program in ASSAY_APP and returns its window. `env` is added to the program's environment. */
export async function openWindow(env = {}) {
  const binary = process.env.ASSAY_APP;
  if (!binary) throw new Error("ASSAY_APP does not name the program: run script/test window");
  const driver = await startDriver(env);
  try {
    return await startSession(driver, binary);
  } catch (error) {
    driver.stop();
    throw error;
  }
}

async function startDriver(env) {
  const port = await freePort();
  const child = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, TAURI_WEBVIEW_AUTOMATION: "true", ...env },
  });
  const failed = new Promise((_, reject) => child.once("error", reject));
  const base = `http://127.0.0.1:${port}`;
  const ready = retry(10_000, async () => (await fetch(`${base}/status`)).ok);
  await Promise.race([ready, failed]);
  const exited = new Promise((resolve) => child.once("exit", resolve));
  return { base, programs: () => childrenOf(child.pid), stop: () => (child.kill(), exited) };
}

/** How many processes that a process has started are not gone yet. */
async function childrenOf(parent) {
  const stats = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(async (pid) => {
    // What ends while we look has no file to read; the program's name, in brackets, may hold anything.
    const [, ppid] = (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") X 0")).split(") ").pop().split(" ");
    return Number(ppid) === parent;
  });
  return (await Promise.all(stats)).filter(Boolean).length;
}

async function startSession({ base, programs, stop }, binary) {
  const call = async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      // A program that hangs must fail its test, not the whole run.
      signal: AbortSignal.timeout(LONGEST + 30_000),
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const capabilities = { alwaysMatch: { timeouts: { script: LONGEST }, "webkitgtk:browserOptions": { binary, args: [] } } };
  const { sessionId } = await call("POST", "/session", { capabilities });
  const here = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);

  // The session opens before the page has loaded, and screens draw in their own time: looking means waiting.
  const find = (css, patience = 10_000) =>
    retry(patience, async () => (await here("POST", "/element", { using: "css selector", value: css }))[ELEMENT], css);
  const seek = (xpath, patience = 15_000) =>
    retry(patience, async () => (await here("POST", "/element", { using: "xpath", value: xpath }))[ELEMENT], xpath);
  const run = (script, ...args) => here("POST", "/execute/sync", { script, args });
  // Asked of the page: the driver takes an element whose text may be cut for one that is not shown.
  const text = async (css) => (await find(css), run("return document.querySelector(arguments[0])?.innerText ?? ''", css));

  return {
    find,
    text,
    /** Presses what `css` finds. */
    click: async (css) => here("POST", `/element/${await find(css)}/click`, {}),
    /** Presses the button, link, menu item or label that reads so, or begins so where `begins` is true. */
    press: async (words, { begins = false, patience = 15_000 } = {}) => {
      const said = begins ? `starts-with(normalize-space(.), "${words}")` : `normalize-space(.) = "${words}"`;
      const named = begins ? `starts-with(@aria-label, "${words}")` : `@aria-label = "${words}"`;
      const kinds = ["button", "a", "label", "summary"].map((kind) => `self::${kind}`).join(" or ");
      return here("POST", `/element/${await seek(`//*[(${kinds}) and (${said} or ${named}) and not(@disabled)]`, patience)}/click`, {});
    },
    /** Types into the field with this label. */
    fill: async (label, words) => here("POST", `/element/${await seek(labelled(label))}/value`, { text: typed(words) }),
    /** Empties the field with this label. */
    clear: async (label) => here("POST", `/element/${await seek(labelled(label))}/clear`, {}),
    /** Waits until the words stand somewhere in the page. */
    sees: (words, patience = 20_000) =>
      retry(patience, async () => {
        const seen = await here("POST", "/execute/sync", { script: "return document.body.innerText", args: [] });
        if (!(words instanceof RegExp ? words.test(seen) : seen.includes(words))) throw new Error(`${words} is not in ${JSON.stringify(seen.slice(0, 4000))}`);
        return seen;
      }, `“${words}”`),
    /** Types where the cursor stands. */
    keys: async (words) => here("POST", `/element/${(await here("GET", "/element/active"))[ELEMENT]}/value`, { text: words }),
    /** Types into what `css` finds. */
    type: async (css, words) => here("POST", `/element/${await find(css)}/value`, { text: words }),
    /** Runs the body of a function in the page and returns its value. */
    run,
    /** Waits until the text of `css` matches, and returns it. */
    reads: (css, pattern, patience = 15_000) =>
      retry(patience, async () => {
        const seen = await text(css);
        if (!pattern.test(seen)) throw new Error(`${css} reads ${JSON.stringify(seen)}, not ${pattern}`);
        return seen;
      }),
    /** Keeps a picture of the window in test-results/window/. */
    picture: async (name) => {
      await mkdir(PICTURES, { recursive: true });
      await writeFile(`${PICTURES}${name}.png`, await here("GET", "/screenshot"), "base64");
    },
    /** Closes the window and waits until the program and the driver are gone. */
    close: async () => {
      // The driver answers before the program has ended. Stopped then, it leaves a program behind that nobody closes.
      await here("DELETE", "").catch(() => {});
      await retry(20_000, async () => (await programs()) === 0, "the program to end").finally(stop);
    },
  };
}

/** Tries until it gives something, or the patience (in milliseconds) is over; then the last fault is told. */
async function retry(patience, attempt, what = "") {
  const end = Date.now() + patience;
  let fault;
  do {
    try {
      const value = await attempt();
      if (value) return value;
    } catch (error) {
      fault = error;
    }
    await sleep(50);
  } while (Date.now() < end);
  throw new Error(`waited ${patience} ms for ${what}: ${fault?.message ?? "nothing came"}`, { cause: fault });
}

/** The driver drops a line feed; the key that makes one is Enter. */
const typed = (words) => words.replaceAll("\n", "\uE007");

function labelled(label) {
  return `//input[@aria-label = "${label}"] | //*[@id = //label[starts-with(normalize-space(.), "${label}")]/@for]`;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
