import type { InventoryWords } from "../inventory-words.ts";

export const inventory: InventoryWords = {
  and: "et|puis|plus|ainsi que",
  but: "mais|par contre",
  or: "ou|a|voire",
  amounts:
    "une paire de:1|une douzaine de:12|une douzaine:12|douzaine de:12|douzaine:12|une demi douzaine de:6|une demi douzaine:6|demi douzaine:6|quelques:3|qques:3|qqs:3|plusieurs:3|plein de:5|beaucoup de:5|pas mal de:5|une dizaine de:10|une dizaine:10|dizaine de:10|une poignee de:5|un tas de:5|des tas de:5|une vingtaine de:20|les deux:2|deux trois:3|quantite de:5|une quinzaine de:15|un seul:1|une seule:1|une:1",
  pair: "une paire de|une paire d|paire de|1 paire de|une paire|paire d",
  measures:
    "paires de|paires d|paires|paire|environ|env|a peu pres|peut etre|au moins|presque|pieces|piece|fois|en tout|au total|dont|seulement|surtout|genre|chacun|chacune",
  each: "un|une|un autre|une autre|autre|l autre|l un|l une|les autres|le reste",
  opening:
    "seulement|j ai|jai|je possede|on a|nous avons|il y a|ya|y a|voila|voici|alors|aussi|et|puis|ensuite|mon|ma|mes|le|la|les|l|un|une|des|du|de|d|ce|cet|cette|ces|celui|celle|encore|egalement|bonjour|salut|coucou|ah|bon|ben|euh|enfin|notre|nos|son|sa|ses|un autre|une autre|etc",
  lacking:
    "pas|aucun|aucune|rien|ni|plus de|jamais|non|il me faut|il me faudrait|je cherche|cherche|perdu|perdue|vendu|vendue|donne|donnee|manque|besoin|je veux|j aimerais|zero|faut que j achete",
  telling:
    "de ma|de mon|de mes|de la|du|des|que|qui|qu|dont|pour|avec|par|chez|sans|mais|car|parce|quand|trop|est|sont|etait|achete|achetee|offert|offerte|tricote|tricotee|herite|en|a|au|aux|sur|sous|je|j|il|elle|facon|style|type|d|de",
  which: "qui|que|qu|dont",
  detail: "avec|sans|mais|a|au|aux",
  sizes:
    "taille|pointure|ans|an|mois|euros|euro|pourcent|cm|mm|den|deniers|no|numero|pouces|w|l|eu|uk|us|trous|gr",
  hued: "",
  colours:
    "chair:beige|anis:lime|fluo:neon-yellow|tabac:tan|fauve:camel|naturel:beige|framboise:fuchsia|cerise:red|brique:rust|nude:beige|tomate:red",
};
