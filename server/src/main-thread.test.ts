import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Every module that a thread has after it has loaded the server, by V8's own account. */
const LIST = `
  import { Session } from "node:inspector";
  await import(process.argv[1]);
  const loaded = [];
  const session = new Session();
  session.connect();
  session.on("Debugger.scriptParsed", ({ params }) => loaded.push(params.url));
  session.post("Debugger.enable", () => console.log(loaded.join("\\n")));
`;

test("the server's own thread loads no engine and no language but that of the names it proposes", () => {
  const app = new URL("../dist/app.js", import.meta.url).href;
  const args = ["--input-type=module", "--eval", LIST, app];
  const loaded = execFileSync(process.execPath, args, { encoding: "utf8" });
  const rooms = new Set(
    [...loaded.matchAll(/core\/dist\/(\w+)\/(\w+(?:\.js)?)/g)].map(
      ([, room, part]) => `${room}/${part}`,
    ),
  );
  expect(rooms).toContain("wardrobe/kinds.js");
  const heavy =
    /^(stylist|illustrator|situations|cartoon\/(?!contract\.js)|languages\/(de|es|fr|it|pt)$)/;
  expect([...rooms].filter((room) => heavy.test(room))).toEqual([]);
});
