import type { FollowList } from "../follow-list.ts";

export const followUps: FollowList = {
  warmer:
    "mas abrigado | mas abrigada | mas calido | mas calentito | mas calentita | que abrigue mas | demasiado frio | mucho frio | no abriga | algo de abrigo | tengo frio | voy a pasar frio",
  cooler:
    "mas fresco | mas fresca | mas ligero | mas ligera | menos abrigado | menos abrigada | demasiado calor | mucho calor | algo ligero | tengo calor",
  dressier:
    "mas elegante | mas formal | mas arreglado | mas arreglada | mas de vestir | mas fino | demasiado informal | demasiado casual | demasiado sencillo | menos informal | menos casual",
  casual:
    "mas informal | mas casual | mas relajado | mas relajada | mas desenfadado | menos formal | menos elegante | menos arreglado | menos arreglada | menos serio | menos seria | demasiado formal | demasiado elegante | demasiado serio | demasiado arreglado",
  simpler:
    "mas sencillo | mas sencilla | mas simple | menos cargado | menos cargada | menos prendas | demasiado cargado | mas discreto | mas discreta | mas tranquilo",
  another:
    "otra cosa | otro | otra | otro conjunto | otra idea | otra opcion | otro look | algo distinto | algo diferente | uno distinto | ese no | esa no | el siguiente | prueba otra vez | demasiado aburrido | menos aburrido",
  keep: "deja | dejo | dejame | conserva | manten | se queda | se quedan",
  swap: "cambia | cambiame | cambiar | cambio de | sustituye | reemplaza | otros | otras | otro par | en vez de | en lugar de",
  say: {
    swapped: "{in} en lugar {out_de}.",
    added: "Se {in_count, plural, one {suma} other {suman}} {in}.",
    removed: "Esta vez {out} se {out_count, plural, one {queda} other {quedan}} en casa.",
    nothing: {
      warmer: "No hay nada de más abrigo en este armario que vaya con lo demás.",
      cooler: "No hay nada más ligero en este armario que vaya con lo demás.",
      dressier: "No hay nada más elegante en este armario que vaya con lo demás.",
      casual: "No hay nada más informal en este armario que vaya con lo demás.",
      simpler: "Más sencillo que esto no da este armario.",
      another: "Este armario no tiene otro conjunto bueno para eso.",
    },
  },
};
