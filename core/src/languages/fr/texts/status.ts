import type { StatusTexts } from "../../texts.ts";

export const status: StatusTexts = {
  foreign: [
    "Je lis un peu cette langue, mais j'écris en français, anglais, espagnol, allemand, italien et portugais ; voici donc en français.",
  ],
  redirect: [
    "Là, je ne peux rien dire d'utile : je ne m'y connais qu'en tenues. {you, select, polite {Dites-moi où vous allez et je vous propose} other {Dis-moi où tu vas et je te propose}} quelque chose.",
    "Je ne connais que les vêtements. Il me faut une occasion ou une pièce à porter, et je compose la tenue.",
    "Là, je ne peux pas aider, mais pour savoir quoi porter, oui. Quelle occasion approche ?",
    "Ce n'est pas mon rayon, mais choisir une tenue, si. C'est pour quelle occasion ?",
    "Je ne suis utile que pour les vêtements. Où {you, select, polite {allez-vous} other {vas-tu}}, et faut-il quelque chose d'habillé ?",
  ],
  clarify: [
    "Je n'ai pas tout compris. C'est pour quelle occasion, et faut-il quelque chose d'habillé ?",
    "{you, select, polite {Donnez-moi} other {Donne-moi}} un indice : travail, dîner, balade, fête ? Et je propose une tenue.",
    "Il m'en faut un peu plus : quelle occasion, et fait-il chaud ou froid ?",
    "Ce n'est pas encore assez pour moi. Avec une occasion ou une pièce à porter, je fais le reste.",
    "{you, select, polite {Pouvez-vous} other {Peux-tu}} le dire autrement ? « Dîner entre amis vendredi, rien de trop habillé » me suffit pour une tenue.",
  ],
  decline: {
    crime: [
      "Là, je n'aide pas. S'il y a un autre projet, dis-le-moi et je propose une tenue différente.",
      "Pas de tenue pour cela. Parle-moi plutôt d'une autre occasion, et j'y mettrai du soin.",
      "Je n'habille pas ce genre de plan. Une fête, un voyage, un entretien ? Prenons plutôt un autre projet.",
      "Ça, c'est non. Si tu as une autre sortie en vue, je m'en occupe volontiers.",
      "Je passe mon tour. Donne-moi une autre occasion, et je compose une tenue différente.",
      "Ce sera sans moi. Choisis plutôt un autre projet, et je m'y mets.",
    ],
    hate: [
      "Je préfère ne pas habiller cela, car ça blesse. Une autre idée, un détective ou un vampire élégant ?",
      "Non à ce costume, il fait du mal. Une autre idée plutôt : l'espace, le cinéma muet, un fantôme bien habillé ?",
      "Ce déguisement blesse, je le laisse de côté. Prenons plutôt un autre thème : un conte, une décennie, un jeu de mots.",
      "Pour celui-là, je n'aide pas. Que dirais-tu d'un costume différent, un détective en long manteau ?",
      "Cette idée n'est pas anodine, alors je m'abstiens. Cherchons-en une autre, qui fasse vraiment rire.",
      "Trop de mal est lié à cette tenue. Dis-moi une autre idée, et je m'y mets.",
    ],
    mockery: [
      "Prenons plutôt un autre déguisement, dont tout le monde puisse rire.",
      "Un peuple n'est pas un déguisement. Choisissons plutôt autre chose : un film, un animal, une décennie.",
      "Je laisse cette idée, elle se moque des gens. Un déguisement différent, un mythe ou un tableau ?",
      "Cherchons une autre idée, qui ne gêne personne : un pirate, une planète ?",
      "Ça ferait rire aux dépens des autres, donc non. Plutôt un autre thème, un livre que tu aimes ?",
      "Pas celui-là, s'il te plaît. Un jeu de mots, un conte, une autre époque : qu'est-ce qui te tente ?",
    ],
    child: [
      "Non. Pour un enfant, je peux proposer autre chose : confortable et gai.",
      "C'est non. S'il faut habiller un enfant, cherchons plutôt autre chose : confortable, gai, facile à porter.",
      "Je ne fais pas cela. Dis-moi l'occasion, et je propose une tenue différente, pour courir et jouer.",
      "Cela, jamais. Une autre idée pour un enfant : du confort, de la gaieté, de quoi jouer.",
      "Pas question. Parle-moi plutôt d'une autre tenue, pratique et gaie, et de l'occasion.",
      "Ma réponse est non. Pour un enfant, prenons plutôt une autre voie : simple, gaie et confortable.",
    ],
    "self-harm": [
      "C'est dur, et je suis de tout cœur avec toi. Parle maintenant à quelqu'un de confiance ou à une ligne d'écoute (en France, le 3114). Et si tu veux autre chose, je cherche avec toi la pièce la plus douce du placard.",
      "Merci de l'avoir dit. Je ne m'y connais qu'en vêtements, et tu mérites une vraie présence : appelle une personne de confiance ou une ligne d'écoute (en France, le 3114). Si cela t'aide, je peux chercher autre chose, quelque chose de doux à porter.",
      "Ce que tu ressens compte, et les vêtements peuvent attendre. Parle maintenant à une personne proche, à un médecin ou à une ligne d'écoute (en France, le 3114). Ensuite, si tu veux autre chose, je cherche une tenue toute douce.",
      "Tu n'as pas à porter cela sans aide. Appelle maintenant quelqu'un de confiance ou une ligne d'écoute (en France, le 3114). Si tu veux parler d'autre chose, je peux chercher une pièce douce et chaude.",
      "Je prends au sérieux ce que tu écris. S'il te plaît, contacte tout de suite une personne proche, un médecin ou une ligne d'écoute (en France, le 3114). Et si tu as envie d'autre chose, on choisira ce qu'il y a de plus doux.",
      "S'il te plaît, ne garde pas cela pour toi. Une personne de confiance ou une ligne d'écoute (en France, le 3114) peut t'écouter maintenant. Et si autre chose peut t'apaiser un peu, je cherche avec toi ce qu'il y a de plus confortable.",
    ],
  },
};
