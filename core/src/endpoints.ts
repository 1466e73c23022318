/**
 * Every call of the API: how it is asked for. What travels with each is in `contract/`, under the same name. The server's routes, the
 * OpenAPI page and the web's client all follow from these two; a parameter of a path is one of its segments that begin with a colon.
 */
export const ENDPOINTS = {
  site: { method: "GET", path: "/api/site" },
  contact: { method: "POST", path: "/api/contact" },
  outfit: { method: "POST", path: "/api/generate_outfit_from_closet" },
  outfitStream: { method: "POST", path: "/api/generate_outfit_from_closet/stream" },
  illustration: { method: "POST", path: "/api/generate_dalle_image" },
  picture: { method: "GET", path: "/api/pictures/:name" },
  ideas: { method: "GET", path: "/api/ideas" },
  saveIdea: { method: "POST", path: "/api/ideas" },
  editIdea: { method: "PATCH", path: "/api/ideas/:id" },
  removeIdea: { method: "DELETE", path: "/api/ideas/:id" },
  cartoonize: { method: "POST", path: "/api/cartoonize" },
  recut: { method: "PUT", path: "/api/closet/:id/cartoon" },
  closet: { method: "GET", path: "/api/closet" },
  find: { method: "GET", path: "/api/closet/search" },
  usage: { method: "GET", path: "/api/closet/usage" },
  editGarment: { method: "PATCH", path: "/api/closet/:id" },
  editMany: { method: "PATCH", path: "/api/closet" },
  undoMany: { method: "DELETE", path: "/api/closet/batches/:id" },
  readList: { method: "POST", path: "/api/closet/list/reading" },
  addList: { method: "POST", path: "/api/closet/list" },
  sticker: { method: "GET", path: "/api/closet/sticker" },
  givePhoto: { method: "PUT", path: "/api/closet/:id/photo" },
  cartoon: { method: "GET", path: "/api/closet/:id/cartoon" },
  mask: { method: "GET", path: "/api/closet/:id/mask" },
  removeGarment: { method: "DELETE", path: "/api/closet/:id" },
  wears: { method: "GET", path: "/api/closet/:id/wears" },
  wear: { method: "PUT", path: "/api/wears" },
  laundry: { method: "PUT", path: "/api/laundry" },
  days: { method: "GET", path: "/api/days" },
  askForDays: { method: "POST", path: "/api/days/ask" },
  chooseForDay: { method: "POST", path: "/api/days/choose" },
  choices: { method: "GET", path: "/api/days/choices" },
  dayWeather: { method: "GET", path: "/api/days/weather" },
  planLook: { method: "POST", path: "/api/looks" },
  changeLook: { method: "PATCH", path: "/api/looks/:id" },
  removeLook: { method: "DELETE", path: "/api/looks/:id" },
  figures: { method: "GET", path: "/api/figures" },
  bin: { method: "GET", path: "/api/closet/bin" },
  emptyBin: { method: "DELETE", path: "/api/closet/bin" },
  putBack: { method: "POST", path: "/api/closet/bin/:id" },
  removeForGood: { method: "DELETE", path: "/api/closet/bin/:id" },
  exportCloset: { method: "GET", path: "/api/closet/export" },
  importCloset: { method: "POST", path: "/api/closet/import" },
  storePhoto: { method: "PUT", path: "/api/storage/users/:uid/:category/:filename" },
  photo: { method: "GET", path: "/api/storage/users/:uid/:category/:filename" },
  taste: { method: "GET", path: "/api/taste" },
  forgetTaste: { method: "DELETE", path: "/api/taste" },
  forgetFeature: { method: "DELETE", path: "/api/taste/:feature" },
  react: { method: "POST", path: "/api/reactions" },
  account: { method: "GET", path: "/api/account" },
  pictured: { method: "GET", path: "/api/account/pictured" },
  changePictured: { method: "PATCH", path: "/api/account/pictured" },
  portrait: { method: "POST", path: "/api/account/portrait" },
  endSession: { method: "DELETE", path: "/api/account/sessions/:id" },
  endOtherSessions: { method: "DELETE", path: "/api/account/sessions" },
  changePassword: { method: "POST", path: "/api/account/password" },
  confirmAddress: { method: "POST", path: "/api/account/verification" },
  deleteAccount: { method: "POST", path: "/api/account/deletion" },
  overview: { method: "GET", path: "/api/admin/overview" },
} as const satisfies Record<string, Endpoint>;

type Endpoint = {
  method: "DELETE" | "GET" | "PATCH" | "POST" | "PUT";
  path: `/api/${string}`;
};

export type EndpointId = keyof typeof ENDPOINTS;

type PathOf<Id extends EndpointId> = (typeof ENDPOINTS)[Id]["path"];
type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
type Params<Id extends EndpointId> = Record<ParamOf<PathOf<Id>>, string>;
/** What filling in the address takes. */
export type PathParams<Id extends EndpointId> = [ParamOf<PathOf<Id>>] extends [never]
  ? []
  : [params: Params<Id>];

/** The address of a call, each parameter in its place and escaped. */
export function urlOf<Id extends EndpointId>(id: Id, ...[params]: PathParams<Id>): string {
  const values: Record<string, string> = params ?? {};
  return ENDPOINTS[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name]!),
  );
}
