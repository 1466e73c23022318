import { describe, expect, test, vi } from "vitest";
import { CallFailure } from "../request.ts";
import { countsOf, type Entry, type Look } from "./entry.ts";
import { createQueue, type Photo, type Ports } from "./queue.ts";

const TEE: Look = { category: "top", name: "Red tee", colours: ["#aa2020"], cutOut: true };
const UNSURE: Look = { guess: "coat", colours: [], cutOut: true };

const file = (name: string) => new File([name], name, { type: "image/jpeg", lastModified: 1 });

/** A browser that draws at once, keeps photos as a database does, and a server that adds each id once. */
function world(looks: Record<string, Look | null> = {}) {
  const kept = new Map<string, Photo>();
  const closet = new Map<string, string>();
  const failures: CallFailure[] = [];
  const refused = new Set<string>();
  let back = () => {};
  let online = true;
  let answers = true;
  const ports: Ports = {
    async draw({ name }) {
      const look = name in looks ? looks[name] : TEE;
      return look ? { look, sticker: new Blob([name]) } : null;
    },
    async send({ id, category, look }, { photo }) {
      if (!online) throw new CallFailure(0, "unreachable", "No network.");
      const failure = failures.shift();
      if (failure) throw failure;
      if (refused.has(photo.name)) throw new CallFailure(415, "file_is_no_picture", "No picture.");
      closet.set(id, `${photo.name} as ${category ?? look?.category}`);
      if (!answers) throw new CallFailure(0, "too_slow", "No answer.");
    },
    keep: async (id, photo) => void kept.set(id, photo),
    read: async (id) => kept.get(id),
    forget: async (id) => void kept.delete(id),
    moment: () => new Promise((resolve) => (back = resolve)),
  };
  return {
    open: () => {
      const queue = createQueue(ports);
      queue.look(true);
      return queue;
    },
    kept,
    closet,
    failures,
    refused,
    goOffline: () => (online = false),
    comeBack: () => {
      online = true;
      back();
    },
    loseAnswers: (lost: boolean) => (answers = !lost),
    moment: () => back(),
  };
}

type Opened = ReturnType<ReturnType<typeof world>["open"]>;

const steps = (queue: Opened) => queue.state().entries.map(({ step }) => step);
const settled = (queue: Opened) => vi.waitFor(() => expect(steps(queue)).not.toContain("to-draw"));

describe("photos that wait to be added", () => {
  test("are drawn in turn, and one press adds those that have a category", async () => {
    const { open, closet, kept } = world({ "b.jpg": UNSURE, "c.jpg": null });
    const queue = open();
    queue.take([file("a.jpg"), file("b.jpg"), file("c.jpg")]);
    await settled(queue);
    expect(countsOf(queue.state().entries)).toMatchObject({ all: 3, ready: 1, undecided: 2 });
    queue.change(queue.state().entries[2]!.id, { category: "cap" });
    queue.addAll();
    await vi.waitFor(() => expect(queue.state()).toMatchObject({ added: 2 }));
    expect([...closet.values()].toSorted()).toEqual(["a.jpg as top", "c.jpg as cap"]);
    expect(queue.state().entries).toMatchObject([{ fileName: "b.jpg", step: "to-check" }]);
    expect([...kept.values()].map(({ photo }) => photo.name)).toEqual(["b.jpg"]);
  });

  test("are not taken twice", async () => {
    const queue = world().open();
    expect(queue.take([file("a.jpg"), file("a.jpg"), file("b.jpg")])).toBe(1);
    expect(queue.take([file("b.jpg"), file("c.jpg")])).toBe(1);
    expect(queue.state().entries.map(({ fileName }) => fileName)).toEqual([
      "a.jpg",
      "b.jpg",
      "c.jpg",
    ]);
  });

  test("one that is refused stays with the reason, and can be sent again or left out", async () => {
    const { open, refused, closet, kept } = world();
    refused.add("bad.jpg");
    const queue = open();
    queue.take([file("bad.jpg"), file("good.jpg")]);
    await settled(queue);
    queue.addAll();
    await vi.waitFor(() => expect(steps(queue)).toEqual(["failed"]));
    const [bad] = queue.state().entries;
    expect(bad).toMatchObject({ fileName: "bad.jpg", trouble: "No picture." });
    refused.clear();
    queue.retry(bad!.id);
    await vi.waitFor(() => expect(closet.size).toBe(2));
    queue.take([file("other.jpg")]);
    queue.leave(queue.state().entries[0]!.id);
    expect(queue.state().entries).toEqual([]);
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });

  test("wait without a network, and go on when it is back", async () => {
    const { open, goOffline, comeBack, closet } = world();
    const queue = open();
    queue.take([file("a.jpg"), file("b.jpg"), file("c.jpg")]);
    await settled(queue);
    goOffline();
    queue.addAll();
    await vi.waitFor(() => expect(queue.state().waiting).toBe("No network."));
    expect(steps(queue)).toEqual(["to-send", "to-send", "to-send"]);
    comeBack();
    await vi.waitFor(() => expect(closet.size).toBe(3));
    await vi.waitFor(() => expect(queue.state()).toMatchObject({ added: 3, entries: [] }));
    expect(queue.state().waiting).toBeUndefined();
  });

  test.each([
    [429, "too_many_requests"],
    [503, "busy"],
  ])("a server that asks for a moment (%i) gets it", async (status, code) => {
    const { open, failures, closet, moment } = world();
    failures.push(new CallFailure(status, code, "A moment, please."));
    const queue = open();
    queue.take([file("a.jpg")]);
    await settled(queue);
    queue.addAll();
    await vi.waitFor(() => expect(queue.state().waiting).toBe("A moment, please."));
    moment();
    await vi.waitFor(() => expect(closet.size).toBe(1));
  });

  test("whoever is signed out meanwhile finds them all again, unsent", async () => {
    const { open, failures, closet } = world();
    const gone = () => new CallFailure(401, "not_signed_in", "Please sign in.");
    failures.push(gone(), gone());
    const queue = open();
    queue.take([file("a.jpg"), file("b.jpg"), file("c.jpg")]);
    await settled(queue);
    queue.addAll();
    await vi.waitFor(() => expect(steps(queue)).toEqual(["to-check", "to-check", "to-check"]));
    queue.addAll();
    await vi.waitFor(() => expect(closet.size).toBe(3));
  });

  test("an answer that is lost adds nothing twice, also over a reload", async () => {
    const { open, loseAnswers, closet } = world();
    const before = open();
    before.take([file("a.jpg")]);
    await settled(before);
    loseAnswers(true);
    before.addAll();
    await vi.waitFor(() => expect(before.state().waiting).toBe("No answer."));
    loseAnswers(false);
    const after = open();
    await after.restore(JSON.parse(JSON.stringify(before.state().entries)) as Entry[]);
    await vi.waitFor(() => expect(after.state().entries).toEqual([]));
    expect(closet.size).toBe(1);
  });

  test("come back after a reload with what was said of them, drawn once", async () => {
    const { open } = world({ "b.jpg": UNSURE });
    const before = open();
    before.take([file("a.jpg"), file("b.jpg")]);
    await settled(before);
    before.change(before.state().entries[1]!.id, { category: "coat", name: "Grandpa's" });
    const kept = JSON.parse(JSON.stringify(before.state().entries)) as Entry[];
    const after = open();
    await after.restore(kept);
    expect(after.state().entries).toEqual(kept);
    expect(after.state().stickers.size).toBe(2);
  });

  test("a photo that the browser has let go of says so", async () => {
    const { open, kept } = world();
    const before = open();
    before.take([file("a.jpg")]);
    await settled(before);
    kept.clear();
    const after = open();
    await after.restore(before.state().entries);
    after.addAll();
    await vi.waitFor(() => expect(steps(after)).toEqual(["failed"]));
    expect(after.state().entries[0]!.trouble).toMatch(/choose it again/);
  });

  test("nothing is drawn while nobody looks", async () => {
    const { open } = world();
    const queue = open();
    queue.look(false);
    queue.take([file("a.jpg")]);
    await Promise.resolve();
    expect(steps(queue)).toEqual(["to-draw"]);
    queue.look(true);
    await settled(queue);
  });
});
