import { expect, test } from "vitest";
import { z } from "zod";
import { contentsSchema, parseContents, VERSION } from "./contents.ts";

test("what an export's list is, is written down for whoever reads it without us", async () => {
  const schema = z.toJSONSchema(contentsSchema, { io: "input" });
  const written = `${JSON.stringify({ title: "closet.json of Fit Closet", ...schema }, null, 2)}\n`;
  // With `-u` it is written anew. A change that an older server cannot read is a new version, in a file of its own.
  await expect(written).toMatchFileSnapshot(`../../../../docs/closet-${VERSION}.schema.json`);
});

test.each([1, 2, VERSION])("version %i is read", (version) => {
  const list = { format: "fit-closet", version, garments: [], ideas: [] };
  expect(parseContents(Buffer.from(JSON.stringify(list)))).toEqual(list);
});
