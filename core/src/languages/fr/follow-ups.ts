import type { FollowList } from "../follow-list.ts";

export const followUps: FollowList = {
  warmer:
    "plus chaud | plus chaude | plus chauds | trop froid | pas assez chaud | plus couvert | plus couvrant | quelque chose de chaud | j ai froid | je vais geler | je vais avoir froid",
  cooler:
    "plus leger | plus legere | plus frais | moins chaud | trop chaud | plus aere | j ai chaud | je vais avoir chaud",
  dressier:
    "plus habille | plus habillee | plus chic | plus elegant | plus elegante | plus formel | plus formelle | plus classe | trop decontracte | trop simple | trop ordinaire | moins decontracte",
  casual:
    "plus decontracte | plus decontractee | plus casual | plus relax | plus cool | moins habille | moins habillee | moins chic | moins formel | moins formelle | moins serieux | moins sage | trop habille | trop chic | trop formel | trop serieux | trop sage",
  simpler:
    "plus simple | plus sobre | plus epure | moins charge | moins de pieces | trop charge | plus discret | plus discrete | plus calme",
  another:
    "autre chose | une autre | un autre | autre idee | autre tenue | autre look | encore une | encore un | pas celle la | pas celui la | la suivante | recommence | quelque chose de different | trop ennuyeux | moins ennuyeux",
  keep: "garde | garder | gardons | reste | restent | conserve",
  swap: "change de | change les/le/la/mes/mon/ma | changer de | changer les/le/la | remplace | remplacer | d autres | echange | a la place des/du | au lieu des/du | autre paire",
  say: {
    swapped: "{in} à la place {out_de}.",
    added: "En plus : {in}.",
    removed: "Cette fois, {out} {out_count, plural, one {reste} other {restent}} à la maison.",
    nothing: {
      warmer: "Rien de plus chaud dans ce dressing ne va avec le reste.",
      cooler: "Rien de plus léger dans ce dressing ne va avec le reste.",
      dressier: "Rien de plus habillé dans ce dressing ne va avec le reste.",
      casual: "Rien de plus décontracté dans ce dressing ne va avec le reste.",
      simpler: "Plus simple que ça, ce dressing ne le permet pas.",
      another: "Ce dressing n'a pas d'autre bonne tenue pour l'occasion.",
    },
  },
};
