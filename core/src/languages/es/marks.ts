import type { LanguageMarks } from "../language-marks.ts";

export const marks: LanguageMarks = {
  asking:
    "el la los las un una unos que de y para con por mi me es en no al del como voy tengo pero sin muy algo quiero manana hoy una estoy llevo soy ponerme pongo hace esta donde cuando tu te se su sus lo le nos ya o si eres soy era fue ha han he hay solo todo todos mas bien asi porque q xq pa pues vale oye che wey hola gracias noche ayer este esto eso eras mis tus",
  telling:
    "tu tus tal lo le se su sus mas ya esto eso cuando porque solo todo toda deja pone ser va van bien queda aqui asi tambien vale y",
  letters: "áéíóúüñ",
  only: { letters: /[ñ¿¡]/i, weight: 3 },
  askedFor: "in spanish|en espanol|en espagnol|auf spanisch|in spagnolo|em espanhol|castellano",
};
