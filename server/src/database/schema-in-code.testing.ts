import { readFileSync } from "node:fs";
import ts from "typescript";

/** What a column holds, and whether it may be empty: "text", "number or null". */
export type Columns = Readonly<Record<string, string>>;

const FILE = new URL("schema.ts", import.meta.url);

/** The tables of `Tables`, which is a type and gone once the server runs: read from the source. */
export function tablesInCode(): Readonly<Record<string, Columns>> {
  const source = ts.createSourceFile(
    FILE.pathname,
    readFileSync(FILE, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const tables = source.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === "Tables",
  );
  if (!tables || !ts.isTypeAliasDeclaration(tables)) throw new Error("schema.ts has no Tables.");
  return Object.fromEntries(
    membersOf(tables.type).map(([name, columns]) => [name, columnsOf(columns)]),
  );
}

const columnsOf = (table: ts.TypeNode): Columns =>
  Object.fromEntries(membersOf(table).map(([name, type]) => [name, contentOf(type.getText())]));

function membersOf(type: ts.TypeNode): (readonly [string, ts.TypeNode])[] {
  if (!ts.isTypeLiteralNode(type)) throw new Error(`No plain list of members: ${type.getText()}`);
  return type.members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type)
      throw new Error(`No plain member: ${member.getText()}`);
    return [member.name.getText(), member.type] as const;
  });
}

/** A union of words is text, as is JSON. */
function contentOf(type: string): string {
  const bare = type.replace(/ \| null$/, "");
  return described(/^(number|\d+)$/.test(bare), bare !== type);
}

export const described = (isNumber: boolean, mayBeNull: boolean): string =>
  `${isNumber ? "number" : "text"}${mayBeNull ? " or null" : ""}`;
