import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "Sur le pont, il fait une couche plus froid et ça glisse : des semelles qui accrochent, et la couche du dessus reste.",
  ],
  dark: [
    "Il fera nuit, donc quelque chose de réfléchissant à l'extérieur.",
    "Les conducteurs voient d'abord la lumière : ajouter du réfléchissant.",
  ],
  modest: ["Un foulard léger dans le sac, au cas où il faudrait couvrir aussi les cheveux."],
  camera: ["À la caméra, on ne voit que le tiers du haut ; le reste peut être confortable."],
  stage: ["Un micro se pince mieux sur un col ou une patte de boutonnage, à essayer avant."],
  trail: [
    "Retirer une couche avant d'avoir chaud dans la montée, et en garder une sèche pour le sommet.",
  ],
  costume: ["Pour le déguisement, un seul accessoire que tout le monde reconnaît suffit."],
  sun: ["Les bras sont nus, donc crème solaire avant de partir."],
  aircon: ["À l'intérieur, la climatisation peut être forte : prévoir une couche fine."],
};
