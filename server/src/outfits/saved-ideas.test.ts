import type { SavedIdea, SavedIdeasPage } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, signUp, type TestPerson } from "../testing.ts";

describe.each(KINDS)("saved ideas on %s", (kind) => {
  const server = serverOn(kind);

  test("a saved idea is tagged and noted, found by its tag, and by nobody else", async () => {
    const [owner, other] = [await signUp(server.app), await signUp(server.app)];
    const save = async (text: string) =>
      (
        await call(server.app, owner, {
          method: "POST",
          url: "/api/ideas",
          payload: { prompt: text, outfit_idea: text, items: [] },
        })
      ).json<SavedIdea>();
    const [office, party] = [await save("the office"), await save("a party")];
    const edit = (person: TestPerson, id: string, payload: object) =>
      call(server.app, person, { method: "PATCH", url: `/api/ideas/${id}`, payload });
    const list = async (person: TestPerson, query = "") =>
      (await call(server.app, person, { url: `/api/ideas${query}` })).json<SavedIdeasPage>();
    await edit(owner, office.id, { tags: ["work", "50%", "work"], note: " With the loafers. " });
    await edit(owner, party.id, { tags: ["50x", "glitter"] });
    expect(await list(owner)).toMatchObject({
      tags: ["50%", "50x", "glitter", "work"],
      ideas: [{ tags: ["50x", "glitter"] }, { tags: ["work", "50%"], note: "With the loafers." }],
    });
    for (const [tag, found] of [
      ["50%", "the office"],
      ["glitter", "a party"],
    ] as const) {
      const { ideas } = await list(owner, `?${new URLSearchParams({ tag })}`);
      expect(ideas.map((idea) => idea.prompt)).toEqual([found]);
    }
    expect((await list(owner, "?tag=5")).ideas).toEqual([]);
    await edit(owner, office.id, { note: null });
    expect((await list(owner, "?tag=work")).ideas[0]?.note).toBeUndefined();
    expect((await edit(other, office.id, { tags: [] })).statusCode).toBe(404);
    expect((await list(other)).tags).toEqual([]);
  });
});
