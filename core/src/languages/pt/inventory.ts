import type { InventoryWords } from "../inventory-words.ts";

export const inventory: InventoryWords = {
  and: "e|mais|assim como",
  but: "mas|porem",
  or: "ou|a",
  amounts:
    "um par de:2|par de:2|alguns:3|algumas:3|uns quantos:3|umas quantas:3|varios:3|varias:3|meia duzia de:6|meia duzia:6|uma duzia de:12|uma duzia:12|duzia de:12|duzia:12|uma dezena de:10|muitos:5|muitas:5|um monte de:5|monte de:5|um montao de:5|ambos:2|ambas:2|diversas:3|diversos:3|duas duzias:24|uma porcao de:5|um punhado de:5|dois ou tres:3|duas:2|um so:1|uma so:1|um:1|uma:1|dezesseis:16|dezessete:17|dezenove:19|quatorze:14|os dois:2|as duas:2",
  pair: "um par de|1 par de|par de|um par",
  measures:
    "pares de|pares|par|uns|umas|cerca de|mais ou menos|quase|aproximadamente|aprox|talvez|pelo menos|pecas|peca|vezes|no total|ao todo|un|unid|unidades|so|tipo|cada|a maioria|umas",
  each: "um|uma|outro|outra|o outro|a outra|os outros|as outras|outras|outros|o resto",
  opening:
    "so|tenho|eu tenho|tambem|tambem tenho|ha|tem|temos|o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|esse|essa|este|esta|aquele|aquela|aqueles|aquelas|estes|estas|e|depois|ola|oi|bom|entao|ah|outro|outra|outros|outras|alem disso|seu|sua|etc|nosso|nossa",
  lacking:
    "nao|nenhum|nenhuma|nada|nunca|nem|sem nenhum|preciso|quero|procuro|perdi|perdido|vendi|vendido|doei|dei|falta|faltam|zero|nao tenho|tampouco|queria|comprar",
  telling:
    "que|q|da minha|do meu|da|do|das|dos|para|pra|pro|com|sem|por|porque|mas|quando|em|na|no|e|sao|era|tricotado|tricotada|comprei|comprado|comprada|ganhei|presente|estilo|tipo|modelo|ao|de",
  which: "que|q|cujo",
  detail: "com|sem|mas|a|que tem",
  sizes:
    "tamanho|tam|numero|num|n|nr|anos|ano|meses|euros|euro|reais|cm|mm|eu|uk|us|w|l|den|polegadas",
  hued: "",
  colours:
    "cor da pele:beige|cor de pele:beige|chumbo:charcoal|telha:rust|cafe:brown|limao:lime|neon:neon-yellow|colorido:multicolour|colorida:multicolour|coloridos:multicolour|coloridas:multicolour|azulao:royal-blue|areia:sand|natural:beige|cru:off-white",
};
