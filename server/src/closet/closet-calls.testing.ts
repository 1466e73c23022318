import type { CartoonizeResponse, GarmentEdit } from "@fit-closet/core";
import { call, formOf, photoOf, type TestApp, type TestPerson, upload } from "../testing.ts";

/** What people ask of the server about their garments, and what lies there of them. */
export function closetCallsAt(server: () => TestApp) {
  const get = (person: TestPerson, url: string) =>
    call(server().app, person, { method: "GET", url });
  const filesOf = async (person: TestPerson) =>
    (await server().stored()).filter((path) => path.includes(person.id)).toSorted();
  const foldersOf = async (person: TestPerson) =>
    (await filesOf(person)).map((path) => path.split("/")[0]);
  const send = async (person: TestPerson, fields: Record<string, string>, mask?: Buffer) => {
    const files = { image: await photoOf("#b03040"), ...(mask && { mask }) };
    const form = await formOf({ userId: person.id, category: "top", ...fields }, files);
    return call(server().app, person, { method: "POST", url: "/api/cartoonize", ...form });
  };
  const recut = async (
    person: TestPerson,
    id: string,
    fields: Record<string, string>,
    mask?: Buffer,
  ) => {
    const form = await formOf(fields, mask ? { mask } : {});
    const url = `/api/closet/${id}/cartoon`;
    return call(server().app, person, { method: "PUT", url, ...form });
  };
  const edit = (person: TestPerson, id: string, payload: GarmentEdit) =>
    call(server().app, person, { method: "PATCH", url: `/api/closet/${id}`, payload });
  const added = async (person: TestPerson) =>
    (await upload(server().app, person)).json<CartoonizeResponse>().item;
  return { get, filesOf, foldersOf, send, recut, edit, added };
}
