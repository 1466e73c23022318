import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "casaca|white tie|rigor maximo",
    "black tie": "black tie|traje de gala|traje a rigor|rigor",
    formal: "formal|elegante|muito elegante|arrumada|chique|social",
    "cocktail attire": "esporte fino|passeio completo|semiformal",
    "business formal": "traje executivo|social completo",
    "business casual": "business casual|profissional|casual executivo",
    "smart casual": "smart casual|casual elegante|esporte fino casual|casual chique",
    casual: "casual|informal|descontraido|simples|dia a dia|nada formal|despojado",
    lounge: "roupa de casa",
  },
  "dress-up": {
    effort:
      "caprichar|dar um capricho|ficar bonita|ficar bonito|estar bonita|ir bonita|bem vestida|bem vestido|apresentavel|arrumadinha|arrumadinho|parecer bem|estar jeitosa|jeitosa",
    shine:
      "arrasar|deslumbrante|deslumbrar|de arrasar|de cair o queixo|cair o queixo|de parar o transito|parar o transito|lacrar|divar|divando|diva|quero causar|abalar|gatissima|quero brilhar|no salto e no brilho|emperiquitada|emperiquitar|toda produzida|produzida|bem festivo|super festivo|glamour|sexy|matadora|a dar tudo|dar nas vistas|ficar maravilhosa|estar maravilhosa",
    honour:
      "convidado de honra|convidada de honra|convidados de honra|homenageado|homenageada|homenagem|o presidente da camara|a presidente da camara|presidente da junta|o prefeito|a prefeita|prefeito|prefeita|governador|governadora|o ministro|a ministra|ministro|ministra|embaixador|embaixadora|consul|consulesa|bispo|arcebispo|sua excelencia|condecoracao|condecorado|condecorada|comenda|medalha de merito|receber um premio|recebo um premio|vou receber o premio|receber o premio|entregam me um premio|ganhei o premio|premio estadual|premio nacional|corte da fita|cortar a fita|inauguracao oficial|cerimonia oficial|recepcao oficial|sessao solene|descerramento|delegacao|pedir um emprestimo|pedir emprestimo|pedido de emprestimo|credito no banco|emprestimo no banco|gerente do banco|investidores|investidor|perante o juri|diante da banca|banca examinadora|comissao|coletiva de imprensa|conferencia de imprensa|exmo|exma|exmos|exmas|ilmo|ilma|prezados senhores|prezado senhor|prezada senhora|com os melhores cumprimentos|atenciosamente|respeitosamente|meu advogado|minha advogada|o juiz|a juiza|o diretor da escola|a diretora da escola|o reitor|a reitora|inspetora|inspetor",
  },
  "other-person": {
    husband: "meu marido|meu esposo",
    wife: "minha mulher|minha esposa",
    boyfriend: "meu namorado",
    girlfriend: "minha namorada",
    partner: "meu parceiro|minha parceira",
    son: "meu filho|meu sobrinho",
    daughter: "minha filha|minha sobrinha",
    kid: "meu bebe",
    dad: "meu pai|meu avo",
    mum: "minha mae|minha avo",
    brother: "meu irmao",
    sister: "minha irma",
    friend: "meu amigo|minha amiga",
  },
  comfort: "confortavel|conforto|pratico|gravida|aconchegante|andar muito|fresquinha",
  warmth: "agasalhado|agasalhada|friorenta|friorento|quentinho",
  coolness: "caloroes|afrontamentos|fogachos|ondas de calor|menopausa|leve|roupa leve|suo muito",
  vegan: "vegano|vegana",
};
