import { type OutfitEvents, outfitEventSchemas, type OutfitResponse } from "@fit-closet/core";
import { expect } from "vitest";

export const PATH = "/api/generate_outfit_from_closet";

/** Something to wait for, and what ends the wait. */
export function gate(): [waiting: Promise<void>, open: () => void] {
  let open = () => {};
  const waiting = new Promise<void>((resolve) => (open = resolve));
  return [waiting, open];
}

/** Sends JSON. */
export const sendJson = (address: string, body: object) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export type Event = {
  [Name in keyof OutfitEvents]: { name: Name; data: OutfitEvents[Name] };
}[keyof OutfitEvents];

/** Every event as it comes; each holds to the contract. */
export async function* eventsAt(url: string, body: object): AsyncGenerator<Event> {
  const response = await sendJson(`${url}${PATH}/stream`, body);
  expect(response.status).toBe(200);
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const event = { name, data: JSON.parse(data ?? "") } as Event;
      outfitEventSchemas[event.name].parse(event.data);
      yield event;
    }
  }
}

export const namesOf = (events: Event[]) => [...new Set(events.map(({ name }) => name))];
export const textOf = (events: Event[]) =>
  events.reduce(
    (text, { name, data }) => (name === "words" ? text.slice(0, data.from) + data.text : text),
    "",
  );
export const firstOf = (events: Event[]) => events[0]?.data as OutfitResponse;
export const lastOf = (events: Event[]) => events.at(-1)?.data as OutfitResponse;
