import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {
  writeIn: "Spanish, with informal tú",
  yours: "tu tus vuestro vuestra vuestros vuestras",
  the: "el la los las ese esa este esta esos esas estos estas",
  of: "de del",
  nobodys: "no un una unos unas sin",
  having: "tienes|en tu armario|de tu armario",
  copulas: "es son luce lucen",
  degrees: "grados grado",
  few: "unos pocos algunos estos",
  privacy:
    "contrasena|clave|correo|telefono|celular|tu direccion|tarjeta|sitio web|enlace|clic|suscribete|descuento|mitad de precio|mandame|enviame|escribeme|escribenos|llamame|llama al|sigueme|siguenos|punto com|compra ahora",
  shopTalk: /\b(una? ia|numero ?#?\d+)\b/,
  unkind:
    /\b(adelgaza\w*|engord\w*|(estas|eres|ves|hace|haga) (mas |menos |muy |tan )?gord[ao]s?)\b/,
  wavedOff: /\b(deja|olvida|no (hace falta|necesitas)) (el |tu |un )?(paraguas|impermeable)\b/,
};
