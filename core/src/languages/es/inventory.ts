import type { InventoryWords } from "../inventory-words.ts";

export const inventory: InventoryWords = {
  and: "y|e|mas|ademas de|asi como",
  but: "pero|aunque",
  or: "o|u|a",
  amounts:
    "un par de:2|par de:2|unos cuantos:3|unas cuantas:3|algunos:3|algunas:3|unos pocos:3|unas pocas:3|varios:3|varias:3|media docena de:6|media docena:6|una docena de:12|una docena:12|docena de:12|docena:12|dos docenas:24|muchos:5|muchas:5|un monton de:5|monton de:5|un puñado de:5|un punado de:5|ambos:2|ambas:2|una decena de:10|un chingo de:5|bastantes:5|una sola:1|un solo:1|un:1|una:1|los dos:2|las dos:2|uno:1",
  pair: "un par de|1 par de|un par|par de|solo un par de",
  measures:
    "pares de|pares|par|unos|unas|como|casi|aproximadamente|aprox|mas o menos|al menos|tal vez|quizas|quiza|piezas|pieza|veces|en total|uds|ud|unidades|solo|sobre|cada uno|cada una|la mayoria",
  each: "un|una|uno|otro|otra|la otra|el otro|las otras|los otros|otras|otros|el resto",
  opening:
    "solo|tengo|yo tengo|tambien|tambien tengo|hay|mi|mis|el|la|los|las|un|una|unos|unas|lo|ese|esa|esos|esas|este|esta|estos|estas|aquel|aquella|y|luego|despues|pues|hola|bueno|otro|otra|otros|otras|nuestro|nuestra|su|sus|eh|ah|aparte|ademas|etc|tenemos",
  lacking:
    "no|ningun|ninguna|ninguno|nada|nunca|ni|sin ningun|necesito|quiero|busco|perdi|perdido|vendi|vendido|regale|done|falta|faltan|me falta|cero|no tengo|tampoco|quisiera",
  telling:
    "que|q|de mi|de mis|del|para|pa|con|sin|por|porque|pero|cuando|en|es|son|era|tejio|tejido|tejida|compre|comprado|comprada|heredado|heredada|me|se|al|a|desde|como|tipo|estilo|de",
  which: "que|q|cuyo",
  detail: "con|sin|pero|a|que tiene",
  sizes:
    "talla|numero|num|no|nro|anos|ano|meses|euros|euro|pesos|soles|cm|mm|eu|uk|us|w|l|den|pulgadas",
  hued: "",
  colours:
    "color carne:beige|color piel:beige|piel clara:beige|cafe:brown|cafes:brown|vino:burgundy|hueso:off-white|carne:beige|habano:tan|tostado:tan|pistacho:light-green|neon:neon-yellow|lacre:red|colores:multicolour|natural:beige",
};
