/** Articles, prepositions and pronouns of the six languages, folded: alone they name nothing. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    "a an and at by for from his her i in into is it my of on one or our out the their to up us we with you your",
    "am an auf aus bei beim das dem den der des die ein eine einen einer er es fur ich im in ist mein meine mit nach ob sich sie um und vom von vor wir zu zum zur",
    "a au aux avec chez dans de des du elle en est et il je la le les leur lui ma mes moi mon nous on ou par pour qui sa se ses son suis sur un une",
    "a al ante con de del e el ella en es esta esto la las le lo los me mi mis o para por que se si sin soy su sus un una unos voy y",
    "a ai al alla che col con da dai dal dalla dei del della delle di e ed gli i il in io la le li lo mi mia mio ne nei nel nella per sono su sul sulla un una uno",
    "a ao aos as com da das de do dos e ela em eu meu minha na nas no nos o os ou para pela pelo por pra pro que se sem sou um uma vou",
  ]
    .join(" ")
    .split(" "),
);

/** Words with a hyphen whose parts mean something else: a Portuguese Friday is no market. */
export const WHOLE_WORDS: ReadonlySet<string> = new Set(
  ["segunda", "terca", "quarta", "quinta", "sexta"].flatMap((day) => [
    `${day}-feira`,
    `${day}-feiras`,
  ]),
);
