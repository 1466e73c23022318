import type { CuePhrases } from "../../phrasebook.ts";

export const cues: CuePhrases = {
  negation: {
    no: "no|sin|nada de|nunca|jamas|ni|tampoco|nada|ningun|ninguna|ninguno",
    firm: "basta de|basta ya de|harta del|harto del|ya no quiero|cansada del|cansado del|hasta las narices de|hasta las narices del|odio|odia|evitar|evita|detesto|no quiero|no me gusta|no me gustan|no soporto|no uso|no llevo|no puedo llevar|no me pongas|harta de|harto de|excepto|menos|salvo|en lugar de|en vez de|prohibido|prohibidos|cansada de|cansado de|nada que sea|odiaba|detestaba|no soportaba|no aguantaba|no acepta|no aceptan|no admite|no admiten|no tolera|no toleran",
    allergy:
      "alergica a|alergico a|alergia a|alergia al|alergica al|alergico al|soy alergica|soy alergico",
    "but-not": "cualquier cosa menos|todo menos|lo que sea menos|pero no|menos el|menos la|excepto",
    double:
      "sin saber|sin excepcion|sin excepciones|ninguna excepcion|sin discusion|sin excusas|sin falta|sin duda|sin broma|sin tener claro|no se si|no estoy segura|no estoy seguro|no me importa|no me molesta|no tengo nada contra|nada en contra de|no sin mi|no odio|no solo|no se|no tengo nada que ponerme|nada que ponerme|no tengo ni idea",
    after:
      "ni en pedo|ni loco|ni loca|ni muerto|ni muerta|ni a palos|ni de broma|ni en broma|ni de chiste|ni de cona|ni por asomo|jamas|tampoco|no gracias|me dan alergia|me da alergia|me pica|me pican|no me va|esta sucio|esta sucia|estan sucios|esta en la lavadora",
  },
  wish: {
    must: "quiero ponerme|quiero llevar|quiero usar|tengo que llevar|con mi|con mis|ponerme mi|usar mi|llevar mi|incluye|alrededor de|combinar mi|si o si",
    like: "me encanta|me encantan|me gusta|me gustan|quiero|prefiero|quisiera|adoro|algo|busco|necesito|amo|habria querido|hubiera querido|habria gustado|hubiera gustado",
    only: "solo|solamente|unicamente|todo de",
  },
  turn: "pero|aunque|porque|sin embargo|entonces|ademas|tambien|mientras|si|cuando",
  with: "con|junto",
  and: "y|e|o|u|ni",
  article: "un|una|unos|unas|mi|mis|algo|el|la|los|las",
  dressing:
    "ropa|ponerme|pongo|vestirme|vestir|visto|outfit|conjunto|llevar|atuendo|look|estilo|vestimenta|me pongo|usar|modelito|prendas|armario",
};
