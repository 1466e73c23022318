/** What has come instead of an answer somewhere: from a network's own sign-in page, a proxy, an older server, another's product. */
export type OddAnswer = { status: number; type: string; body: string };

const json = (body: unknown): OddAnswer => ({
  status: 200,
  type: "application/json",
  body: typeof body === "string" ? body : JSON.stringify(body),
});

const PORTAL = "<!doctype html><html><body><h1>Welcome to the airport</h1></body></html>";

/** Fields of every answer there is, each of another type than it should be. */
const WRONG_TYPES = {
  outfit_idea: 5,
  image_url: {},
  items: "none",
  suggested: [1, null, "x"],
  plan: 7,
  understood: { label: 1 },
  weather: "rain",
  seed: "one",
  status: 3,
  language: [],
  by: {},
  cartoonUrl: ["a"],
  item: "shirt",
  next: 4,
  ideas: {},
  user: "ada",
  token: {},
  name: {},
  email: 1,
  sessions: "here",
  providers: "google",
  emailVerified: "yes",
  companyName: 1,
  mail: "no",
  streams: "true",
  id: 7,
  cartoonURL: null,
  colours: {},
  details: [],
  createdAt: "now",
  url: 5,
};

export const ODD_ANSWERS: Record<string, OddAnswer> = {
  "a page in HTML": { status: 200, type: "text/html", body: PORTAL },
  "an empty object": json({}),
  null: json("null"),
  "an empty list": json([]),
  "wrong types": json(WRONG_TYPES),
  "lists of nulls": json({ items: [null, {}, 3], ideas: [null, [], {}], user: null, next: null }),
  nothing: { status: 200, type: "application/json", body: "" },
  "half an answer": json('{"outfit_idea":"Wear the co'),
  "a 500 in plain words": { status: 500, type: "text/plain", body: "Internal Server Error" },
  "three megabytes": json({ filler: "x".repeat(3_000_000), outfit_idea: "wool ".repeat(20_000) }),
};
