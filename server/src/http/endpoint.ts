import { CONTRACT, type EndpointId, ENDPOINTS } from "@fit-closet/core";

/** A route's method, address and schema, as `core` has them: what is read and what is answered is checked by it. */
export function endpoint<Id extends EndpointId>(id: Id) {
  const { method, path: url } = ENDPOINTS[id];
  return { method, url, schema: CONTRACT[id] };
}
