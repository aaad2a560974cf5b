// Accessibility of what stands in the window, by axe-core.
import { readFile } from "node:fs/promises";

const source = readFile(new URL("../../ui/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds wrong, as short lines. */
export async function faults(app) {
  await app.run(await source);
  return app.run(
    `return axe.run(document, { runOnly: arguments[0] }).then(({ violations }) =>
       violations.flatMap((one) => one.nodes.map((node) => one.id + ": " + node.target.join(" "))))`,
    RULES,
  );
}
