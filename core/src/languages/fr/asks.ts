import type { AskList } from "../ask-list.ts";

export const asks: AskList = {
  classes: {
    number: "deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 plusieurs quelques",
    look: "look looks tenue tenues ensemble ensembles option options idee idees propositions silhouettes",
    stain:
      "vin cafe cire encre sang gras graisse herbe maquillage tache taches sueur curry ketchup boue peinture chewing",
  },
  care: `
    comment on? rattrape* | comment enlever | comment laver | comment nettoyer | comment ravoir | comment detacher | comment retirer | comment faire partir | comment repasser | comment entretenir | comment recuperer | peut on laver | on peut laver | laver .. en machine | passe .. en machine | passer au seche linge | faire partir .. tache | {stain} sur .. comment | que faire pour .. tache | enlever une tache | enlever les taches
  `,
  pack: `
    valise | ma valise | je mets quoi dans | j emporte quoi | quoi emporter | qu emporter | que prendre | je prends quoi pour | bagage cabine | valise cabine | sac a dos | {number} jours a | {number} jours en | {number} semaines | une semaine a | une semaine en | week end a | faire ma valise | dans mon sac | liste pour partir
  `,
  several: `
    {number} {look} | {number} {look} differentes | du lundi au vendredi | lundi a vendredi | pour chaque jour | une par jour | un par jour | pour la semaine | une pour .. et une pour | un pour .. et un pour | une tenue pour chaque | plusieurs {look}
  `,
  compare: `
    lequel | laquelle | lesquels | lesquelles | j hesite entre | hesite entre | vaut mieux | plutot .. ou plutot | ou plutot | mieux entre | entre .. et .. que | soit .. soit | a ou b | versus | vs
  `,
  followUp: `
    autre chose | une autre | un autre | encore | enleve .. et | a la place | au lieu de ce que | tu m as propose | tu m as mis | tu me proposes | ta proposition | pas encore les | remplace | change* le | change* la | garde le reste | le reste est | le reste me | j aime bien mais | super mais | parfait mais | ok mais | plus chaud | moins habille | plus habille | moins chic | plus chic | sans la veste | sans le manteau | et avec | et sans | et si je
  `,
  chat: `
    merci | merci beaucoup | bonne nuit | tu dors | t es qui | tu es qui | qui es tu | comment vas tu | comment ca va | ca va toi | tu vas bien | tu es un robot | es tu un robot | tu as un nom | je voulais juste dire | j ai eu le poste | t aimes quoi | raconte | parle moi | ta couleur preferee | je t aime
  `,
  question: `
    est ce que je peux | est ce que c est | es ce ke | est ce que | je peux mettre | puis je | peut on | on peut | ca se fait | c est trop | c est pas trop | c est ok | c est bon si | bonne idee | c est permis | faut il | dois je | t en penses quoi | qu en penses tu | qu en pensez vous | c est une heresie | ou pas | c est ridicule | l air fou | ca irait | ca passe | ca veut dire quoi | que veut dire | quel niveau de | oui ou non | encore a la mode | fait tu
  `,
};
