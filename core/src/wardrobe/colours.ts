/**
 * The colours that people name clothes by. `family` is what a person means by the widest word: "no blue" leaves out navy
 * too; colours that are `like` one another do for each other: who asks for mint takes sage. `samples` are more points that
 * people call so, from the names of the XKCD colour survey (2010, CC0) and of CSS; `unseen` ones need more than a flat
 * colour to be seen, such as shine.
 */
type Colour = {
  hex: string;
  family: string;
  like?: string;
  samples?: readonly string[];
  group?: "neon" | "metallic";
  unseen?: true;
};

const colours = {
  white: { hex: "#fcfcfb", family: "white" },
  "off-white": { hex: "#f4f1ea", family: "white", like: "cream" },
  cream: { hex: "#fff4d2", family: "white", samples: ["#f1e8d0"] },
  ivory: { hex: "#fffbe6", family: "white", like: "cream" },
  beige: { hex: "#e0d0b0", family: "beige" },
  sand: { hex: "#d6b98c", family: "beige", like: "beige", samples: ["#ada587"] },
  tan: { hex: "#c8a06e", family: "brown", like: "camel", samples: ["#af6f09", "#af884a"] },
  camel: { hex: "#c19a6b", family: "brown" },
  brown: {
    hex: "#7a4a28",
    family: "brown",
    samples: ["#9c6d57", "#7f2b0a", "#b2713d", "#a0450e", "#985e2b", "#836539", "#a6814c"],
  },
  chocolate: { hex: "#43261a", family: "brown", like: "brown" },
  taupe: { hex: "#93806f", family: "beige", like: "beige", samples: ["#7a6a4f"] },
  grey: { hex: "#8b8e93", family: "grey", samples: ["#a5a391"] },
  "light-grey": { hex: "#cdd0d3", family: "grey", like: "grey" },
  charcoal: { hex: "#3b3e43", family: "grey" },
  black: { hex: "#131315", family: "black" },
  navy: { hex: "#1b2547", family: "blue", samples: ["#2e5a88"] },
  blue: { hex: "#2456b8", family: "blue", samples: ["#0485d1", "#6488ea", "#7f93bf"] },
  "light-blue": { hex: "#a9cdeb", family: "blue", samples: ["#d6fffe", "#c3d4eb"] },
  "royal-blue": { hex: "#2a45c8", family: "blue", like: "blue" },
  cobalt: { hex: "#1040b0", family: "blue", like: "blue" },
  "denim-blue": { hex: "#5f83ab", family: "blue", samples: ["#3b719f", "#3b638c", "#3b5b92"] },
  indigo: { hex: "#343c78", family: "blue", samples: ["#4e5481"], unseen: true },
  teal: { hex: "#0f7075", family: "green" },
  turquoise: { hex: "#3fc4c4", family: "blue" },
  petrol: { hex: "#14505c", family: "green", like: "teal" },
  mint: {
    hex: "#b2e8cf",
    family: "green",
    like: "sage",
    samples: ["#c8ffb0", "#90fda9", "#b0ff9d"],
  },
  green: { hex: "#2f9a4c", family: "green", samples: ["#2f7a4a", "#3f7f52", "#699d4c", "#69d84f"] },
  "light-green": { hex: "#96dc92", family: "green", like: "green" },
  "dark-green": { hex: "#1c4a30", family: "green", like: "green", samples: ["#3f6a57"] },
  olive: { hex: "#6a6a35", family: "green", samples: ["#808000", "#658b38", "#667c3e"] },
  khaki: { hex: "#a89b66", family: "beige", like: "beige" },
  sage: { hex: "#94a986", family: "green", samples: ["#598556"] },
  emerald: { hex: "#0a8a5c", family: "green", like: "green" },
  lime: { hex: "#b4dd3c", family: "green", like: "green", samples: ["#aaff32"] },
  yellow: { hex: "#f7d42e", family: "yellow", samples: ["#fff917"] },
  "pale-yellow": { hex: "#fbf2a6", family: "yellow", like: "yellow" },
  mustard: { hex: "#c8962a", family: "yellow", samples: ["#b8860b"] },
  orange: { hex: "#f28a22", family: "orange", samples: ["#fe420f"] },
  peach: { hex: "#fbc9a2", family: "orange", like: "coral" },
  apricot: { hex: "#f9b077", family: "orange", like: "coral" },
  rust: { hex: "#a9512c", family: "orange", samples: ["#c87606"] },
  terracotta: { hex: "#c5694a", family: "orange", like: "rust" },
  coral: { hex: "#f5745c", family: "orange", samples: ["#fc5a50"] },
  red: { hex: "#cc1f2c", family: "red", samples: ["#ff474c", "#b9484e"] },
  "bright-red": { hex: "#ee1520", family: "red", like: "red" },
  "dark-red": { hex: "#8e1a20", family: "red", like: "burgundy" },
  burgundy: { hex: "#661c30", family: "red" },
  pink: { hex: "#f29fbe", family: "pink", samples: ["#ff63e9", "#fe83cc"] },
  "pale-pink": { hex: "#f9d6dc", family: "pink", like: "pink" },
  "hot-pink": {
    hex: "#ea3d8c",
    family: "pink",
    like: "pink",
    samples: ["#ff0789", "#fe019a", "#fe01b1", "#fe02a2", "#cb416b"],
  },
  "dusty-pink": { hex: "#c98c96", family: "pink", like: "pink", samples: ["#ba6873"] },
  blush: { hex: "#f0d0c8", family: "pink", like: "pink" },
  salmon: { hex: "#f59a86", family: "pink", like: "coral" },
  fuchsia: { hex: "#cf1f93", family: "pink", like: "pink" },
  magenta: { hex: "#c9168a", family: "pink", like: "pink" },
  purple: { hex: "#6d2f93", family: "purple", samples: ["#490648", "#9370db"] },
  lilac: { hex: "#c5abdf", family: "purple", samples: ["#da70d6", "#8e82fe"] },
  lavender: { hex: "#dbd4f0", family: "purple", like: "lilac" },
  violet: { hex: "#8a45c8", family: "purple", like: "purple" },
  plum: { hex: "#6b2c55", family: "purple", like: "purple" },
  mauve: { hex: "#a57e9e", family: "purple", like: "purple", samples: ["#7a687f"] },
  aubergine: { hex: "#3f1b3a", family: "purple", like: "purple" },
  "neon-yellow": { hex: "#e8ff1c", family: "yellow", like: "yellow", group: "neon" },
  "neon-pink": { hex: "#ff1fa8", family: "pink", like: "pink", group: "neon" },
  "neon-green": { hex: "#35fb2a", family: "green", like: "green", group: "neon" },
  "neon-orange": { hex: "#ff6a10", family: "orange", like: "orange", group: "neon", unseen: true },
  gold: { hex: "#cfa63e", family: "yellow", like: "yellow", group: "metallic", unseen: true },
  silver: { hex: "#c2c6cc", family: "grey", like: "grey", group: "metallic", unseen: true },
  bronze: { hex: "#8f6a3a", family: "brown", like: "brown", group: "metallic", unseen: true },
  copper: { hex: "#b06a42", family: "orange", like: "rust", group: "metallic", unseen: true },
  "rose-gold": { hex: "#d9a497", family: "pink", like: "pink", group: "metallic", unseen: true },
  multicolour: { hex: "#d06a78", family: "multicolour", unseen: true },
} as const satisfies Record<string, Colour>;

export type ColourId = keyof typeof colours;

export const COLOURS: Readonly<Record<ColourId, Colour>> = colours;

export const COLOUR_IDS = Object.keys(COLOURS) as ColourId[];

export const isColourId = (text: string): text is ColourId => Object.hasOwn(COLOURS, text);

const alike = (id: ColourId): string => COLOURS[id].like ?? id;

/** True where a colour is what a person calls `word`: "blue" is every blue, "navy" only navy. */
export function isCalled(id: ColourId, word: ColourId): boolean {
  return alike(id) === alike(word) || COLOURS[id].family === word;
}
