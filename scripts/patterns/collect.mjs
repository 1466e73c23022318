// @ts-check
// Finds the regular expressions of the sources, and those that are put together while the program runs.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/** @typedef {{ source: string, flags: string, where: string }} Pattern */

const SOURCE = /\.tsx?$/;
/** Tests choose their own texts, and these take patterns from test data. */
const ASIDE = /\.test\.tsx?$|\.testing\.ts$|\.d\.ts$|\.as\.ts$|\/expectations\.ts$|\/testing\//;

/**
 * @param {string} root
 * @param {readonly string[]} folders below `root`
 * @returns {{ patterns: Pattern[], built: string[], files: number }} `built` are the files that call `RegExp`
 */
export function collectPatterns(root, folders) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((path) => SOURCE.test(path) && !ASIDE.test(path));
  /** @type {Pattern[]} */
  const patterns = [];
  /** @type {Set<string>} */
  const built = new Set();
  for (const path of files) {
    const name = relative(root, path);
    readSource(path, (node, line) => {
      if (ts.isRegularExpressionLiteral(node)) patterns.push(literal(node.text, `${name}:${line}`));
      if (callsRegExp(node)) built.add(name);
    });
  }
  return { patterns, built: [...built], files: files.length };
}

/** @param {string} path @param {(node: ts.Node, line: number) => void} see */
function readSource(path, see) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @param {ts.Node} node */
  const visit = (node) => {
    see(node, source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** @param {string} text @param {string} where @returns {Pattern} */
function literal(text, where) {
  const end = text.lastIndexOf("/");
  return { source: text.slice(1, end), flags: text.slice(end + 1), where };
}

/** @param {ts.Node} node */
const callsRegExp = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "RegExp";

/**
 * Listens to `RegExp` from here on: a pattern that is made of lists of words cannot be read in the source.
 * @param {string} root
 * @returns {() => Pattern[]} what was built up to now, by files below `root`
 */
export function recordBuilt(root) {
  /** @type {Map<string, Pattern>} */
  const recorded = new Map();
  /** @param {RegExp} made */
  const note = (made) => {
    const line = (new Error().stack ?? "")
      .split("\n")
      .find((at) => at.includes(root) && !at.includes("/scripts/patterns/"));
    const path = /\/((?:core|server|web)\/(?:dist|src)\/[^:)]+)/.exec(line ?? "")?.[1];
    if (path && !line?.includes("node_modules"))
      recorded.set(`${made}`, { source: made.source, flags: made.flags, where: asSource(path) });
    return made;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, given, own) => note(Reflect.construct(target, given, own)),
    apply: (target, self, given) => note(Reflect.apply(target, self, given)),
  });
  return () => [...recorded.values()];
}

/** @param {string} path */
const asSource = (path) => path.replace("/dist/", "/src/").replace(/\.js$/, ".ts");
