import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "frac|etiqueta rigurosa|white tie",
    "black tie": "black tie|etiqueta|de etiqueta|esmoquin",
    formal: "formal|elegante|muy elegante|arreglada|arreglado|de gala",
    "cocktail attire": "semiformal|traje coctel|vestimenta coctel",
    "business formal": "formal de negocios|traje de negocios",
    "business casual": "business casual|profesional|casual de negocios",
    "smart casual": "smart casual|casual elegante|arreglado pero informal|arreglada pero informal",
    casual: "casual|informal|relajado|sencillo|de diario|nada formal|no muy formal",
    lounge: "ropa de casa",
  },
  "dress-up": {
    effort:
      "que se note que me arregle|que me arregle|un poco arreglada|un poco arreglado|verme bien|verme bonita|verme guapo|verme guapa|ir mona|ir mono|ir guapa|ir guapo|estar guapa|presentable|lucir bien|con un poco de esmero|esmerarme",
    shine:
      "deslumbrar|deslumbrante|despampanante|estar espectacular|de infarto|que se les caiga la baba|caiga la baba|romperla|romper la pista|partir la pana|dejarlos boquiabiertos|boquiabiertos|matadora|hecha una diosa|de punta en blanco|mis mejores galas|tirar la casa por la ventana|quiero brillar|sexy|glamurosa|glamour|super festivo|bien festivo|que me miren todos|arrasar|lucirme|brillar esta noche",
    honour:
      "invitado de honor|invitada de honor|invitados de honor|huesped de honor|gobernador|gobernadora|el alcalde|la alcaldesa|alcaldesa|intendente|intendenta|prefecto|el ministro|la ministra|ministro|ministra|presidente municipal|embajador|embajadora|consul|consulesa|obispo|arzobispo|su majestad|los reyes|casa real|recibir un premio|recibo un premio|recojo un premio|recoger un premio|me dan un premio|me entregan un premio|gane el premio|gane un premio|premio estatal|premio nacional|premio municipal|me condecoran|condecoracion|me homenajean|homenaje|me hacen un homenaje|medalla al merito|acto oficial|acto institucional|acto solemne|recepcion oficial|cortar la cinta|corte de liston|inauguracion oficial|delegacion|pedir un prestamo|pedir un credito|solicitar un prestamo|solicitar un credito|prestamo del banco|credito en el banco|el director del banco|ejecutivo del banco|inversores|inversionistas|inversionista|inversor|ante el jurado|ante un tribunal|comision|rueda de prensa|conferencia de prensa|estimados senores|muy senores mios|estimado senor|estimada senora|le saluda atentamente|atentamente|mi abogado|mi abogada|el juez|la jueza|la inspectora|el inspector|rectora|el rector|decano|decana",
  },
  "other-person": {
    husband: "mi marido|mi esposo",
    wife: "mi mujer|mi esposa",
    boyfriend: "mi novio",
    girlfriend: "mi novia",
    partner: "mi pareja",
    son: "mi hijo|mi nieto|mi sobrino",
    daughter: "mi hija|mi nieta|mi sobrina",
    kid: "mi nino|mi nina|mi bebe",
    dad: "mi padre|mi papa|mi abuelo|mi suegro",
    mum: "mi madre|mi mama|mi abuela|mi suegra",
    brother: "mi hermano",
    sister: "mi hermana",
    friend: "mi amigo|mi amiga",
  },
  comfort: "comodo|comoda|comodidad|practico|embarazada|caminar mucho|comodos|transpirable",
  warmth: "abrigado|abrigada|abrigarme|friolera|friolero|calentito",
  coolness:
    "sofocos|bochornos|sofocones|menopausia|fresca y ligera|ropa ligera|sudo mucho|ir fresca|ir fresco",
  vegan: "vegano|vegana",
};
