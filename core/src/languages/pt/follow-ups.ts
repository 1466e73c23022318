import type { FollowList } from "../follow-list.ts";

export const followUps: FollowList = {
  warmer:
    "mais quente | mais quentes | mais quentinho | mais quentinha | mais agasalhado | mais agasalhada | que aqueca mais | muito frio | frio demais | algo quente | tenho frio | vou passar frio | vou congelar",
  cooler:
    "mais fresco | mais fresca | mais leve | mais leves | menos quente | quente demais | muito calor | calor demais | algo leve | tenho calor",
  dressier:
    "mais elegante | mais formal | mais arrumado | mais arrumada | mais chique | mais social | casual demais | informal demais | simples demais | menos casual | menos informal",
  casual:
    "mais casual | mais informal | mais descontraido | mais descontraida | mais a vontade | menos formal | menos elegante | menos serio | menos seria | menos arrumado | formal demais | elegante demais | serio demais | seria demais",
  simpler:
    "mais simples | mais sobrio | mais sobria | menos carregado | menos pecas | carregado demais | mais discreto | mais discreta",
  another:
    "outra coisa | outro | outra | outra ideia | outra opcao | outro look | outro conjunto | algo diferente | esse nao | essa nao | este nao | o proximo | tenta de novo | aborrecido demais | menos aborrecido | surpreenda me",
  keep: "mantem | mantenha | manter | fica | ficam | deixa | guarda",
  swap: "troca | troque | trocar | muda os/as/o/a | mude os/as/o/a | substitua | substitui | outros | outras | outro par | em vez do | em vez da | em vez dos | em vez das | no lugar",
  say: {
    swapped: "Em vez {out_de}: {in}.",
    added: "A mais: {in}.",
    removed: "Desta vez {out} {out_count, plural, one {fica} other {ficam}} em casa.",
    nothing: {
      warmer: "Não há nada mais quente neste armário que combine com o resto.",
      cooler: "Não há nada mais fresco neste armário que combine com o resto.",
      dressier: "Não há nada mais elegante neste armário que combine com o resto.",
      casual: "Não há nada mais casual neste armário que combine com o resto.",
      simpler: "Mais simples do que isto não dá com este armário.",
      another: "Este armário não tem outro conjunto tão bom para isso.",
    },
  },
};
