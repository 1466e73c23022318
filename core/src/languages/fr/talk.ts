import type { TalkList } from "../talk-list.ts";

/** French: thanks, small talk, questions about the app, and what is answered. */
export const talk: TalkList = {
  cues: {
    thanks: `
    voulait savoir | voulaient savoir | verte de jalousie | verts de jalousie | j ai fait sensation | fait sensation | dix ans de moins | merci | merci beaucoup | mille mercis | un grand merci | thx | t es un amour | tu es un amour | t es un ange | tu es un ange | t es genial* | tu es genial* | t es au top | tu es au top | t es le meilleur | t es la meilleure | tu avais raison | t avais raison | tout le monde a adore | ils ont adore | elle a adore | n en revenait pas | n en revenaient pas | des compliments | que des compliments | m a demande d ou | m ont demande ou | m ont demande d ou | carton plein | ca a cartonne | ca a marche | c etait parfait | c etait top | c etait super | bien vu | bien joue | bravo | je t aime | bisous
  `,
    news: `
    j ai eu le poste | j ai le poste | j ai eu le job | elle a dit oui | il a dit oui | j ai reussi | on a gagne | j ai eu mon | juste pour dire | je voulais juste | pas de question | juste pour raconter | ca s est bien passe | ca s est super bien passe | j ai decroche
  `,
    greeting: `
    !bien dormi | !tu as bien dormi | !t as bien dormi | !ca roule | !ca gaze | !la forme | !tu vas comment | !ta journee | !ca va toi | !comment ca va | !comment vas tu | !comment allez vous | !tu vas bien | !t es la | !tu es la | !t es reveille* | !deja reveille* | !deja debout | !quoi de neuf | !tu fais quoi | coucou | salut toi | bonjour toi | bonsoir toi | bonne nuit | bonne journee | a bientot | joyeux noel | bonne annee | je m ennuie | je m emmerde | nuit courte | courte nuit | j arrive pas a dormir | parle moi | raconte moi une blague | raconte une blague | quelle journee
  `,
    self: `
    !t es un humain | !humain ou | !un ordi | !une machine | !qui es tu | !t es qui | !tu es qui | !qui etes vous | !es tu un | !t es un | !tu es un | !t es humain* | !es tu humain* | !qui t a | !comment tu marches | !comment tu fonctionnes | !tu dors | !tu reves | !tu manges | !tu portes quoi | !tu as un nom | !comment tu t appelles | !quel age as tu | !tu habites ou | !tu me vois | !tu as froid | !t as froid | !tu t ennuies | !ta couleur preferee | !t aimes quoi | !tu aimes quoi
  `,
    photos: `
    !qui peut voir .. photos/habits/vetements/placard | !qui voit .. photos/habits/vetements/placard | !les photos sont .. privees/securisees/publiques | !deviennent les photos | !deviennent mes photos | !ou vont mes | !que deviennent mes | !qui voit mes | !qui peut voir | !quelqu un voit mes | !quelqu un peut voir | !d autres peuvent voir | !les autres voient | !vous gardez mes | !tu gardes mes | !gardes mes photos | !mes photos | !mes images | !mes donnees | !vie privee | !c est prive | !confidentialite | !vendez mes
  `,
    remove: `
    !enlever .. du placard | !retirer .. du placard | !je peux enlever | !comment supprimer | !comment je supprime | !comment effacer | !comment j efface | !comment enlever un | !je peux supprimer | !tu peux supprimer | !peux tu supprimer | !peut on supprimer | !supprimer mon compte | !supprime mon | !effacer mon compte | !tout effacer | !tout supprimer | !supprimer une photo
  `,
    limit: `
    !combien de trucs | !combien de choses | !mettre combien de | !je peux mettre combien | !combien de pieces | !combien d habits | !combien de vetements | !combien de photos | !combien d articles | !combien je peux | !y a t il une limite | !il y a une limite | !y a une limite | !nombre maximum | !c est gratuit | !c est payant | !ca coute | !faut il payer | !faut payer
  `,
    add: `
    !je peux changer la couleur/le | !changer la couleur d | !changer le nom d | !corriger la couleur | !mal reconnu* | !je peux ajouter | !comment telecharger | !ou est mon placard | !comment ajouter | !comment j ajoute | !comment je mets | !comment mettre .. dans le placard | !ou j ajoute | !comment importer | !comment exporter | !je peux modifier | !comment modifier | !comment je change le nom | !comment renommer | !comment marche l appli | !comment fonctionne l appli | !comment ca marche | !l appli peut | !que sais tu faire | !tu sais faire quoi
  `,
    upkeep: "",
    nonsense: `
    !chat .. clavier | !le chat a | !mon chat a marche | !mon fils .. clavier | !ma fille .. clavier | !sur le clavier | !assis* sur mon | test test | c est un test | juste un test | mauvaise fenetre | mauvaise conversation | desole fausse | blabla | bla bla
  `,
  },
  requests: `
    comment porter/mettre/assortir/associer | que me conseillez vous | que me conseillez | que me conseilles tu | que me conseilles | tu me conseilles quoi | vous me conseillez quoi | qu est ce qui convient | que recommandez vous | que me recommandez | autre couleur | une autre couleur | dans mon placard/dressing | qu est ce qui est de mise | avec quoi | qu est ce que j ai | j ai quoi | que me reste | il me reste quoi | j y vais comment | y aller comment | comment j y vais | comment on s habille | on s habille comment | quoi mettre | kestu | koi mettre | jmet koi | qu est ce qui va | quelle tenue | quelles chaussures | mais sans | mais avec | mais plus | mais moins | autre chose | une autre | un autre | a la place | sans le | sans la | change | remplace | plus chaud | refais | encore une | et si | je mets quoi | jmets quoi | que mettre | quoi mettre | qu est ce que je mets | qu est ce que je porte | je porte quoi | que porter | comment m habiller | comment je m habille | m habiller | habille moi | une tenue pour | une tenue | un look pour | une idee pour | des idees pour | il me faut | j ai besoin | aide moi | aidez moi | tu proposes quoi | tu me proposes | propose moi | conseille moi | tu me conseilles | trouve moi | et pour | et maintenant | maintenant pour | est ce que je peux mettre | je peux mettre
  `,
  past: "vie etait etaient a ont avait hier dernier derniere adore marche reussi gagne demande",
  answers: {
    thanks: [
      "Ça fait plaisir, et c'est toi qui l'as porté. Pour la prochaine occasion, dis-moi où tu vas et je cherche une tenue.",
      "Merci de me l'avoir dit ! Les compliments sont pour toi. La prochaine tenue, c'est pour quoi ?",
      "Quelle bonne nouvelle. Garde l'idée qui a plu pour la retrouver, et reviens me voir quand tu veux.",
      "Quel plaisir que ça ait plu. À la prochaine occasion, on essaie de faire aussi bien.",
    ],
    news: [
      "Quelle belle nouvelle, félicitations ! S'il y a une fête, dis-moi où et je trouve une tenue.",
      "C'est gentil de me le raconter. Dès qu'il faudra s'habiller pour quelque chose, je suis là.",
      "Voilà qui mérite des félicitations plutôt qu'une tenue. Pour fêter ça, donne-moi le lieu et l'heure.",
    ],
    greeting: [
      "Bonjour ! Je suis là dès que tu l'es. Dis-moi où tu vas et je cherche une tenue.",
      "C'est gentil de passer. Mon domaine, ce sont les vêtements : qu'est-ce qui t'attend aujourd'hui ?",
      "Ça va, merci ! S'il y a une occasion pour s'habiller, raconte-la-moi et je choisis.",
    ],
    self: [
      "Je suis le styliste de cette application : un programme, pas une personne. Je connais ton placard, la météo et beaucoup d'occasions. Tu t'habilles pour quoi ?",
      "Pas de placard à moi, je suis un logiciel. Je compose des tenues avec tes vêtements. Où vas-tu ensuite ?",
      "Un programme qui lit ta demande et cherche une tenue dans ton placard. Ni sommeil ni pieds, mais des avis sur les chaussures.",
    ],
    photos: [
      "Toi seul vois ton placard : aucun autre compte n'ouvre tes pièces. Le lieu et les autres données d'une photo n'arrivent jamais dans l'image, et chaque pièce peut être retirée.",
      "Tes photos restent dans ton placard, personne d'autre ne les y voit. Elles restent sur ce serveur, sauf si l'exploitant a branché un service extérieur.",
      "Personne d'autre ne les voit. Chaque photo devient un dessin dans ton placard, sans le lieu de la prise, et tu peux l'y supprimer.",
    ],
    remove: [
      "Tu peux le faire toi-même : dans le placard, sous chaque pièce, il y a « Remove Item ». Le compte entier se supprime sur la page du compte.",
      "D'ici je ne peux rien effacer, mais toi oui : « Remove Item » sous la pièce, dans le placard. La page du compte efface tout.",
      "Dans le placard, chaque pièce a son bouton « Remove Item » et disparaît aussitôt. Pour tout le compte, va sur la page du compte.",
    ],
    limit: [
      "Il y a de la place pour des milliers de pièces, bien plus qu'une armoire ; la page du compte montre ce qui est occupé. Je t'habille pour quoi ?",
      "Une garde-robe normale y tient plusieurs fois : la limite se compte en milliers, et la page du compte indique où tu en es.",
      "Autant que tu en as, la limite se compte en milliers. Plus il y en a, plus j'ai de choix pour ta prochaine tenue.",
    ],
    add: [
      "Ajoute la photo d'une pièce et elle devient un dessin dans ton placard ; tu peux y corriger le nom, le type et les couleurs. Ensuite, demande-moi une tenue.",
      "Commence par le placard : ajoute une photo, corrige le nom ou la couleur, et c'est prêt. Tout le placard peut aussi s'exporter en un fichier.",
      "Une photo par pièce suffit : tu l'ajoutes, tu vérifies le nom, c'est fait. Ensuite dis-moi où tu vas et je compose une tenue.",
    ],
    upkeep: [
      "Ce qui part au lavage, comment ça se noue ou se répare : l'étiquette ou un bon pressing le savent mieux que moi, qui sais seulement ce qui va avec quoi. Dis-moi où tu vas, et je trouve une tenue sans cette pièce.",
      "Pour laver, plier ou réparer, je ne ferais que deviner, et c'est ton vêtement qui trinquerait. Ce que je sais faire : t'habiller avec le reste. C'est pour quel genre de journée ?",
      "Ça, c'est pour une retoucherie ou l'étiquette ; moi, j'assemble des tenues. Mets la pièce au lavage dans l'appli, et aucune idée ne te la proposera.",
    ],
    nonsense: [
      "Quelqu'un a marché sur le clavier, on dirait. Quand les pattes seront parties, dis-moi pour quoi tu t'habilles.",
      "Je n'ai pas su lire, mais il y avait du rythme. Où vas-tu, et quelle tenue te ferait plaisir ?",
      "Test bien reçu, tout fonctionne. Donne-moi une occasion et je cherche une tenue.",
    ],
  },
};
