/** Names of makers that are made of other words: "New Balance" says nothing of age. Folded. */
export const BRANDS: readonly string[] = [
  "new balance",
  "rip curl",
  "north face",
  "old navy",
  "new era",
  "new look",
  "new yorker",
  "big star",
  "fruit of the loom",
  "american apparel",
  "banana republic",
  "free people",
  "long tall sally",
  "massimo dutti",
  "pull and bear",
  "pull bear",
  "cheap monday",
  "red wing",
  "hard yakka",
  "fine jersey",
  "golden goose",
  "silver jeans",
  "true religion",
  "diesel",
  "sweet pants",
  "petit bateau",
  "armor lux",
  "le coq sportif",
  "schoffel",
  "blend of america",
];

/** Makers that people call things after, by their first words: "Carhartt jacket", «Superga bianche» keep their capital. Folded. */
export const MAKERS: ReadonlySet<string> = new Set(
  (
    "adidas nike puma vans converse superga crocs birkenstock birkenstocks ugg uggs timberland timberlands carhartt levis levi " +
    "wrangler lee diesel barbour burberry patagonia columbia canada stan doc docs dr all air new havaianas ray lacoste ralph " +
    "tommy gucci prada zara uniqlo hm mango decathlon quechua salomon hoka asics reebok fila kappa champion dickies stetson " +
    "fred helly arcteryx moncler hunter aigle geox clarks camper ecco tevas teva chaco merrell john manchester bayern psg om " +
    "jordan sorel mephisto bonds veja vejas rab " +
    "chivas boca river napoli juventus benfica sporting flamengo corinthians"
  ).split(" "),
);
