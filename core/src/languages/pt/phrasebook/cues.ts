import type { CuePhrases } from "../../phrasebook.ts";

export const cues: CuePhrases = {
  negation: {
    no: "sem|nao|nada de|nunca|nem|nenhum|nenhuma|nada",
    firm: "chega de|basta de|farta do|farto do|cansada do|cansado do|ja nao aguento|nao aguento mais|enjoada de|enjoado de|enjoei de|odeio|odeia|evitar|evite|detesto|nao quero|nao gosto|nao gosto de|nao suporto|nao uso|nao visto|exceto|menos|salvo|em vez de|proibido|proibidos|cansada de|cansado de|farta de|farto de|odiava|detestava|nao suportava|nao aguentava|nao aceita|nao aceitam|nao admite|nao admitem|nao tolera|nao toleram",
    allergy: "alergica a|alergico a|alergia a|alergia ao|alergica|alergico",
    "but-not": "tudo menos|qualquer coisa menos|mas nao|menos o|menos a",
    double:
      "sem saber|sem excecao|sem excecoes|nenhuma excecao|nada de excecoes|sem discussao|sem desculpas|sem falta|sem duvida|sem ter certeza|sem certeza|nao sei se|nao tenho certeza|nada contra|nao me importo com|nao odeio|nao sem|nao so|nao sei|nada para vestir|nao faco ideia",
    after:
      "nem pensar|nem morto|nem morta|nem a pau|de jeito nenhum|de maneira nenhuma|nao obrigado|nao obrigada|me da alergia|me coca|esta sujo|esta suja|esta para lavar",
  },
  wish: {
    must: "quero usar|quero vestir|com meu|com minha|com meus|com minhas|com o meu|com a minha|usar meu|usar minha|usar o meu|usar a minha|combinar|tenho que usar|incluir",
    like: "adoro|amo|gosto de|gosto|quero|prefiro|queria|gostaria|algo|preciso|procuro|teria querido|teria gostado",
    only: "so|somente|apenas|tudo em",
  },
  turn: "mas|porem|porque|entao|tambem|embora|depois|se|quando",
  with: "com|junto",
  and: "e|ou|nem",
  article: "um|uma|meu|minha|algo|o|a",
  dressing:
    "vestir|roupa|roupas|usar|visto|look|outfit|traje|me vestir|por|estilo|conjunto|guarda roupa|armario|coloco",
};
