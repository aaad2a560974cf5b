// The window opens, draws the interface, and its content policy holds.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openWindow } from "./window.mjs";

let app;
before(async () => (app = await openWindow()));
after(async () => app?.close());

test("the first screen has a heading a person can read", async () => {
  await app.reads("h1", /\S/);
  await app.picture("first-screen");
});

test("the page comes from the program itself", async () => {
  assert.match(await app.run("return location.origin"), /^tauri:\/\/localhost$/);
});

test("the window is large enough to work in", async () => {
  const [width, height] = await app.run("return [innerWidth, innerHeight]");
  assert.ok(width >= 1024 && height >= 600, `${width} by ${height}`);
});

test("nothing can be fetched from outside, not even from this machine", async () => {
  const blocked = await app.run(`
    return Promise.all(["https://example.org/", "http://127.0.0.1:9/"].map((address) =>
      new Promise((tell) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          event.blockedURI.startsWith(address.slice(0, -1)) && tell(event.effectiveDirective));
        fetch(address).catch(() => setTimeout(() => tell("not blocked by the policy"), 500));
      })))`);
  assert.deepEqual(blocked, ["connect-src", "connect-src"]);
});

test("words in a document cannot become code", async () => {
  const ran = await app.run(`
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    return window.injected === true`);
  assert.equal(ran, false);
});
