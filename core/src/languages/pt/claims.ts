import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {
  writeIn: "Brazilian Portuguese",
  yours: "teu teus tua tuas seu seus sua suas vosso vossa vossos vossas",
  the: "o a os as esse essa esses essas este esta estes estas",
  of: "de do da dos das",
  nobodys: "um uma uns umas sem",
  having:
    "voce tem|tens|no seu armario|do seu armario|no teu armario|no seu guarda roupa|no teu guarda roupa",
  copulas: "e sao",
  degrees: "graus",
  few: "alguns poucos esses",
  privacy:
    "senha|telefone|celular|cpf|seu endereco|cartao|clique|desconto|metade do preco|envie me|me envie|mande me|me mande|me siga|siga me|ligue para|informe o|informe a|ponto com",
  shopTalk: /\b(uma? ia|numero ?#?\d+)\b/,
  unkind: /\b(emagrece\w*|engord\w*|(esta|es|fica|faz|parece) (mais |menos |muito )?gord[ao]s?)\b/,
  wavedOff:
    /\b(deixe|esqueca|nao precisa( de)?) (o |seu |um )?(guarda-chuva|capa de chuva|impermeavel)\b/,
};
