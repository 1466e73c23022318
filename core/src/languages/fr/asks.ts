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
    y a t il/un? moyen de la/le/les? detendre/rattraper/sauver/recuperer/laver/ravoir/enlever | un moyen de la/le/les? detendre/rattraper/sauver/recuperer/laver/ravoir | ca se rattrape/recupere/detend/lave | comment je fais partir | comment faire pour enlever | enlever .. tache | detacher | ca part au lavage | ca part comment | a quelle temperature | quel programme | passe au seche linge | remede de grand mere | vinaigre ou | bicarbonate | savon de marseille | terre de sommieres | comment defroisser | comment reparer | comment agrandir | comment detendre | comment ranger | comment plier | impermeabilis* | anti bouloche | comment blanchir
  `,
  pack: `
    la liste de ce que j emporte | liste de ce qu il faut emporter | ce que j emporte | que dois je mettre dans ma/mon/la/le valise/sac | fais moi la/ma valise | prepare moi ma valise
    valise | ma valise | je mets quoi dans | j emporte quoi | quoi emporter | qu emporter | que prendre | je prends quoi pour | bagage cabine | valise cabine | sac a dos | une semaine a | une semaine en | week end a | faire ma valise | dans mon sac | liste pour partir
    quoi prendre | quoi mettre dans | qu est ce que je prends | qu est ce que j emporte | bagage a main | un seul bagage | sac cabine | week end a | pour la semaine a | je pars .. je prends quoi | liste valise | baluchon
  `,
  spell: `
    {number} jours a | {number} jours en | {number} semaines | {number} nuits | quinze jours | quinzaine
  `,
  away: `
    voyage | vacances | sejour | circuit | croisiere | avion | vol | valise | bagage* | sac a dos | hotel | auberge | camping | gite | je pars | on part | nous partons | festival | randonnee | trek | tournee
  `,
  several: `
    {number} {look} | {number} {look} differentes | du lundi au vendredi | lundi a vendredi | pour chaque jour | une par jour | un par jour | pour la semaine | une pour .. et une pour | un pour .. et un pour | une tenue pour chaque | plusieurs {look}
    une tenue par | un look par | une par soir | une pour chaque | un pour chaque | chaque jour de la semaine | lundi mardi | semaine de travail | toute la semaine | planifie* ma semaine | fais moi la semaine | donne moi {number} | quelques tenues | deux ou trois tenues | trois looks | une pour la ceremonie | et une autre pour | et un autre pour
  `,
  compare: `
    laquelle je prends | lequel je prends | lesquelles je prends | lesquels je prends | laquelle je mets | lequel je mets
    compare | comparez | compare moi
    lequel | laquelle | lesquels | lesquelles | j hesite entre | hesite entre | vaut mieux | plutot .. ou plutot | ou plutot | mieux entre | entre .. et .. que | soit .. soit | a ou b | versus | vs
    tu preferes | vous preferez | que choisir | quoi choisir | lequel des deux | laquelle des deux | lequel est | laquelle est | je prends le .. ou | je mets le .. ou | je mets la .. ou | choisir entre | departage* | ou bien la | ou bien le | le .. ou le | la .. ou la
  `,
  followUp: `
    autre chose | une autre | un autre | enleve .. et | a la place | au lieu de ce que | tu m as propose | tu m as mis | tu me proposes | ta proposition | pas encore les | remplace | change* le | change* la | garde le reste | le reste est | le reste me | j aime bien mais | super mais | parfait mais | ok mais | plus chaud | moins habille | plus habille | moins chic | plus chic | sans la veste | sans le manteau | et avec | et sans | et si je
    autre idee | autre proposition | une autre tenue | un autre look | pas celle la | pas celui la | pas ca | trop chaud ca | trop froid ca | un peu plus chaud | un peu plus chic | plus decontracte | plus colore | moins triste | moins serieux | la tenue d hier | celle d hier | ta derniere | ta tenue | la meme chose mais | pareil mais | pareille mais | meme tenue mais | laisse le reste | on garde le reste | change juste | change seulement | enleve juste | explique toi | pourquoi pas mon | pourquoi pas ma | pourquoi tu me | toujours du
  `,
  chat: `
    merci | merci beaucoup | bonne nuit | tu dors | t es qui | tu es qui | qui es tu | comment vas tu | comment ca va | ca va toi | tu vas bien | tu es un robot | es tu un robot | tu as un nom | je voulais juste dire | j ai eu le poste | t aimes quoi | raconte | parle moi | ta couleur preferee | je t aime
    !juste pour dire | !je voulais juste | !pas de question | !juste pour raconter | bonjour toi | salut toi | coucou | bonsoir toi | t es la | tu reves | tu portes quoi | qui t a | quel age as tu | joyeux noel | tu avais raison | tout le monde a adore | elle a dit oui | il a dit oui | j ai reussi | a bientot | bisous | bonne journee
    gardes mes photos | mes photos | qui voit mes | tu me vois | tu t ennuies | tu as froid | t as froid | test test | es tu humain | t es un robot | tu es un robot
  `,
  question: `
    est ce que je peux | est ce que c est | es ce ke | est ce que | je peux mettre | puis je | peut on | on peut | ca se fait | c est trop | c est pas trop | c est ok | c est bon si | bonne idee | c est permis | faut il | dois je | t en penses quoi | qu en penses tu | qu en pensez vous | c est une heresie | ou pas | c est ridicule | l air fou | ca irait | ca passe | ca veut dire quoi | que veut dire | quel niveau de | oui ou non | encore a la mode | fait tu
    est ce grave | est ce que ca | est ce trop | est ce mal | est ce vrai | est il permis | est il possible | ca choque | ca craint | ca se porte | on met quoi | on porte | les hommes peuvent | les femmes peuvent | un homme peut | une femme peut | a t on le droit | j ai le droit | ai je le droit | c est vrai que | c est grave si | c est mal vu | c est impoli | c est malpoli | serait il | serait ce | qu est ce qu on entend | ca veut dire | quelle difference | y a t il un code | je risque | t es sur | peux je | j peux tu | c tu correct | c tu trop
  `,
  answerIn: {
    words:
      "en un mot | un mot | un seul mot | d un mot | deux mots | en deux mots | oui ou non suffit | juste oui ou non | oui ou non c est tout | seulement oui ou non | simplement oui ou non | un oui ou un non | par oui ou non",
    sentence: "une phrase | en une phrase | seule phrase | deux phrases | une ligne | en une ligne",
    short: `
      en bref | bref stp | bref svp | fais bref | faites bref | fais court | fais vite | sois bref | sois breve | soyez bref | sois concis* | soyez concis* | reponse courte | reponse breve | reponse rapide | courte reponse | court stp | court svp | vite stp | en quelques mots | quelques mots | peu de mots | en peu de mots | pas de roman | pas un roman | sans roman | pas de blabla | sans blabla | pas trop long | pas trop longue | pas de long | en resume | version courte | resume stp | pas le temps de lire | juste la tenue | juste l essentiel | l essentiel | au plus court | concis | en abrege
    `,
    unit: "mots",
    numbers:
      "dix 10 douze 12 quinze 15 vingt 20 trente 30 quarante 40 cinquante 50 cinq 5 six 6 sept 7 huit 8 neuf 9 trois 3 quatre 4",
  },
};
