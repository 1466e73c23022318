import type { RuleList } from "../rule-list.ts";

/** What is demanded of clothes, in Spanish. */
export const rules: RuleList = {
  classes: {
    // Who says how one comes.
    host: "novia novio novios viuda viudo anfitriona anfitrion jefa jefe colegio escuela invitacion directora director familia organizadores",
    asks: "pidio pide piden pidieron quiere quieren queria exige dice puso pone manda solicita",
    some: "algo algun alguna prenda toque detalle",
    gone: "imposible imposibles ni olvidate descartado descartadas no",
    no: "nadie no nada ni sin nunca evitar evita prohibido prohibidos prohibidas prohibida ningun ninguna",
    must: "obligatorio obligatoria obligatorios obligatorias piden pide exigen exige debe deben tiene hay solo porfa favor necesito quiero norma reglamento",
    shoe: "zapato zapatos calzado zapatillas tenis botas zapatilla",
    sole: "suela suelas",
    thing: "ropa cosa cosas algo prendas prenda trapos lo",
    all: "todo todos todas toda solo vamos rigurosamente",
  },
  undone:
    "nadie mi mis su sus tu tus nuestro tengo tenia tenemos hace odio odia harta harto vez necesito perdi falta si que era siempre normalmente suelo armario ropero closet",
  loose: "se seguro segura idea tiempo importa problema solo mucho sobre",
  except: "excepto menos salvo quitando",
  speaker: "yo",
  seeking: "que cual como q cuales",
  rules: {
    "closed-shoes":
      "{shoe} .. cerrad* | {shoe} tapad* | dedos cubiertos | punta cerrada | {shoe} con puntera | {shoe} que cubra* | garrapata* | hierba/yerba/pasto/maleza/zacate alta/alto | zarzas | ortigas | sanguijuelas | pastizal/pastizales",
    "no-open-toes":
      "{no} .. {shoe} abiert* | {no} dedos al aire | {no} .. abiertos | {no} dedos fuera | {no} .. calzado abierto | {no} .. punta abierta",
    "no-heels":
      "{no} .. tacon* | {no} .. taco | {no} .. tacos | {no} tacos altos | {shoe} plan* {must}? | {shoe} baj* | solo plan* | suela plana | {shoe} sin tacon | {shoe} chat* | con tacon me caigo | en plano | {no} {shoe} de tacon | de piso {must}",
    "no-thin-heels":
      "{no} .. aguja | {no} stilettos | tacon* .. hund* | taco* .. hund* | enterrandome | {no} taco fino | {no} tacon fino | taco aguja .. hundo | me hundo | tacos aguja",
    "grippy-soles":
      "antideslizante* | antiderrapante* | {sole} de goma | buen agarre | que no resbale* | {sole} que agarre* | {sole} con agarre | con buena {sole} | {no} .. {sole} de cuero | {no} .. {sole} lisa/lisas | {sole} lisa .. {no} | {sole} de cuero .. {no} | {sole} de cuero .. casa | {no} resbal*",
    "no-grippy-soles":
      "{sole} de cuero {must} | {must} {sole} de cuero | {must} {sole} lisa | {sole} lisa {must} | {no} .. {sole} de goma | se agarran al suelo",
    "quiet-soles":
      "{sole} silenciosa* | {shoe} silencios* | que no hagan ruido | {shoe} sin ruido | {sole} blanda | {no} taconeo",
    "pale-soles":
      "{sole} blanca* | {sole} clara* | {no} {sole} negra* | {sole} que no marque* | {no} .. marquen el suelo | que no marque*",
    "sturdy-shoes":
      "botas/zapatos con puntera | puntera reforzada | puntera | {shoe} de seguridad | casquillo | punta de acero | puntera de acero | {shoe} resistente* | {shoe} fuerte* | {shoe} con casquillo",
    "slip-on-shoes":
      "cordones/agujetas .. una/sola mano | cordones/agujetas no ato/puedo/hay/amarro/logro | no puedo/logro atar*/amarrar* .. cordones/agujetas/zapatos | atar*/amarrar* los? cordones/agujetas .. imposible/puedo | no puedo/debo/logro .. agacharme | prohibido agacharme/agacharse | cordones/agujetas .. olvidar/olvidarme | {shoe} faciles de quitar | {shoe} .. quitar facil | {shoe} sin cordones | {no} cordones | {no} agujeta* | sin agujeta suelta | {shoe} de quita y pon | {no} cordones",
    "long-sleeves":
      "fotosensib* | me quemo en .. minutos | pastillas/medicacion/medicamento* .. sol | taparme/cubrirme del sol | proteger la piel del sol | manga larga | mangas largas | brazos cubiertos | brazos tapados | cubrir* .. brazos | manga que cubra | mangas que cubran | que cubra los brazos | {no} manga sisa | {no} .. sisa | brazos y piernas cubiertos/cubiertas | alergia al sol .. brazos | alergica/alergico al sol .. brazos | brazos .. protegidos del sol",
    "short-sleeves":
      "manga corta {must} | {no} manga larga | brazos al aire | {no} mangas largas | brazos descubiertos {must} | manga arremangada",
    "covered-shoulders":
      "hombros .. cubiertos | hombros tapados | cubrir* .. hombros | tapar* .. hombros | {no} hombros descubiertos | {no} .. tirantes | {no} .. palabra de honor | {no} hombros al aire | hombros y rodillas | {no} musculosa* | {no} sin mangas | {no} .. strapless | {no} espalda descubierta",
    "wide-sleeves":
      "{must} .. mangas anchas | {must} .. manga ancha | mangas anchas {must} | {must} .. mangas amplias | {must} .. mangas holgadas",
    "two-parts":
      "dos piezas separadas | en dos piezas | {no} enterizo | {no} vestido entero | parte de arriba y .. de abajo",
    "top-colour":
      "arriba {colour} | parte de arriba {colour} | {colour} {must}? arriba | de {colour} arriba",
    "legs-colour":
      "abajo {colour} | parte de abajo {colour} | pantalon/pantalones {must} que? ser {colour}",
    "shoes-colour":
      "calzado/zapatos/zapato {must} que? ser {colour} | calzado {colour} | calzado de color {colour}",
    "no-wide-sleeves":
      "{no} mangas abiertas | {no} mangas que cuelguen/cuelgan | {no} de? mangas kimono | {no} mangas anchas | {no} manga ancha | {no} mangas sueltas | {no} mangas colgando | {no} mangas acampanadas | mangas que no cuelguen/arrastren/estorben | {no} de? mangas .. arrastren/cuelguen/anchas | {no} mangas anchas | {no} de? mangas que arrastren/cuelguen/estorben",
    "no-low-cut":
      "{no} escote* | sin escote | {no} .. escotad* | {no} escotes pronunciados | cuello cerrado | {no} escotazo* | sin escote | {no} escote/escotes/escotado",
    "no-bare-midriff":
      "{no} ombligo* | {no} .. ombligueras | {no} crop* | {no} tops cortos | {no} barriga al aire | {no} panza al aire | {no} .. pupera* | {no} ombligo al aire",
    "opens-front":
      "abra por delante | abran por delante | abre por delante | abierta por delante | se abre delante | abrir por delante | abra por delante | abra adelante | abierto por delante | se abra por delante | botones por delante | que se abra | abierto adelante | botones adelante | abotonado delante | abra al frente | abrir por delante | sin que me desvista | sin desvestirme | se abra por delante | abra delante | abierto por delante | llegar al cateter | facil de quitar",
    "not-over-head":
      "nada que haya que meter/pasar/sacar por la cabeza | nada que se meta/ponga/saque por la cabeza | {no} .. por la cabeza | por la cabeza no | no .. levantar .. brazo* | {no} .. por la cabeza | meter nada por la cabeza | ponerme/ponerse/meter/meterme .. por la cabeza .. {gone} | por la cabeza .. {gone} | {no} .. levantar los brazos | no .. levantar el brazo",
    "long-legs":
      "pantalon largo | pantalones largos | piernas cubiertas | piernas tapadas | cubrir las piernas | {no} pantalon corto | pantalon hasta abajo | brazos y piernas cubiertos/cubiertas | garrapata* | hierba/yerba/pasto/maleza/zacate alta/alto | zarzas | ortigas | sanguijuelas | pastizal/pastizales",
    "covered-knees":
      "rodillas cubiertas | rodillas tapadas | debajo de la rodilla | bajo la rodilla | por la rodilla {must}? | cubra* .. rodilla* | tapar las rodillas | {no} minifalda* | nada corto | {no} faldas cortas | {no} arriba de la rodilla | hombros y rodillas | {no} falda corta | {no} encima de la rodilla | rodillas y hombros | {no} piernas al aire | {no} corto | falda debajo de la rodilla | debajo de la rodilla | bajo la rodilla | rodillas tapadas | pasar/pase de la rodilla",
    "only-skirts":
      "solo falda* | mujeres .. con falda | mujeres de falda | {no} pantalones las mujeres | falda obligatoria | mujeres van de falda | mujeres .. solo .. falda | mujeres vamos/van/vestimos/llevamos/llevan de? falda/faldas | mujeres .. de falda | mujeres no llevamos/llevan pantalon/pantalones | solo falda/faldas | no me pongo otra cosa que no sea falda | en mi iglesia .. mujeres .. falda/faldas | en mi iglesia la/las? mujeres",
    "in-tradition":
      "ir de flamenca | voy de flamenca | vamos de flamencas | vestir/vestido/vestida/vestidos/vestidas de flamenca/flamencas/gitana | en traje tipico/regional/tradicional | traje tipico/regional/tradicional {must}? | con traje tipico/regional | ropa tipica/tradicional | vestimenta tradicional/tipica | de huaso | de china poblana | de baturra | de fallera",
    "no-trailing":
      "{no} arrastre* | que no arrastre* | {no} hasta el suelo | {no} .. que arrastre | nada que arrastre",
    "covered-head":
      "cabeza cubierta | cabeza tapada | cubrir* .. cabeza | cubrir* .. pelo | pelo cubierto | cabello cubierto | tapar* .. cabeza | taparme el pelo | velo {must} | cubrirse la cabeza",
    waterproof:
      "impermeable {must} | algo impermeable | {must} .. impermeable | que sea impermeable | que no cale | que no pase el agua | {must} campera impermeable",
    hood: "con capucha | capucha {must} | {must} .. capucha | que tenga capucha",
    "no-hood":
      "{no} .. capucha* | {no} gorros ni capuchas | {no} capuchas | {no} con gorro/capucha | ni con gorro | {no} capucha",
    "not-tight":
      "{no} .. manga/mangas ajustada/ajustadas/estrecha/estrechas/apretada/angosta/angostas | manga/mangas .. yeso/escayola | yeso/escayola .. codo/manga | {no} .. ajustad* | {no} .. apretad* | nada apretado | {no} .. cenid* | {no} .. cenid* | {no} .. pegad* | ropa suelta | ropa holgada | ropa floja | algo suelto | algo holgado | que no apriete* | nada estrecho | {no} .. estrech* | que no me apriete | {no} .. entallad* | sin que apriete | manga/mangas estrecha/estrechas/ajustada/ajustadas | yeso/escayola .. codo | yeso/escayola .. manga/mangas | mangas/perneras estrechas/ajustadas/apretadas {gone} | mangas/perneras estrechas/ajustadas/apretadas .. {gone}",
    stretchy:
      "elastic* {must} | con elastico | ropa elastica | que estire* | algo elastico | pantalon elastico | que pueda levantar la pierna | cintura elastica | que ceda | con resorte",
    "no-see-through":
      "{no} .. transparen* | nada transparente | {no} transparencias | que no se transparente | {no} encaje | que no transparente",
    "may-be-spoilt":
      "{thing} vieja | {thing} viejo | tirar a la basura | ir a la basura | se pueda ensuciar | se puede ensuciar | se pueda manchar | se puede manchar | que se manche | que se ensucie | echar a perder | luego pueda tirar | para tirar | puede tirar | {thing} de batalla | {thing} para ensuciar | no me importe ensuciar | no me importe manchar | no importe que se manche | pueda tirar | se arruine | se pueda romper | {thing} que ya no use | que se pueda ensuciar | da igual si se mancha | no me duela",
    "nothing-good":
      "nada bueno | nada nuevo | {no} ropa buena | nada caro | nada fino | nada de marca | {no} {thing} nueva | {no} {thing} fina | {no} la buena | nada delicado | nada que me importe",
    "no-holes":
      "{no} .. rotos | {no} .. rotas | {no} .. agujeros | {no} .. rasgad* | {no} .. roto | {no} roturas | sin rotos | {no} hoyos",
    washable:
      "lavable* | se pueda lavar | a lavadora | que se lave facil | meter en la lavadora | va/vaya/vayan/ir/entre/entrar en/a la lavadora | apto/apta/aptos/aptas para lavadora | aguante/aguanten la? lavadora | facil de lavar | se lave bien",
    "natural-fibres":
      "fibras naturales | fibra natural | solo algodon | {no} sintetic* | {no} poliester | {no} nylon | {no} acrilico | puro algodon | de algodon {must} | {no} plastico",
    "not-fluffy":
      "nada peludo | {no} pelusa | {no} lana ni polar | que no suelte pelo | que no suelte pelusa | {no} pelo | {no} felpa | nada de pelo | ni peludo | ni peluda | ni felpa",
    "not-bulky":
      "nada voluminoso | nada abultado | {no} .. abult* | {no} voluminos* | que no abulte | que no haga bulto | nada gordo | {no} .. michelin",
    pockets:
      "con bolsillos | {must} .. bolsillos | bolsillos {must} | con bolsas | que tenga bolsillos | muchos bolsillos",
    "no-shine":
      "nada brillante | nada que brille | {no} brill* | {no} lentejuelas | {no} .. que brillen | {no} purpurina | {no} glitter | {no} brillos | nada llamativo ni brillante | {no} pedreria",
    "no-dangling":
      "nada que cuelgue | nada colgando | {no} .. colg* | {no} flecos | nada suelto | {no} cordones colgando | nada que se enganche | {no} pendientes largos | {no} aretes largos | {no} borlas | nada que pueda engancharse | {no} cadenas | {no} aros grandes",
    "no-jingling":
      "nada que suene | nada que tintinee | {no} pulseras | {no} tintine* | {no} .. cascabel* | {no} .. esclavas",
    "no-noise":
      "{no} ruido | nada que haga ruido | nada ruidoso | {no} .. cruja | que no haga ruido | nada que cruja",
    "no-metal":
      "{no} metal* | sin metal* | nada metalico | {no} .. metalic* | nada de metal | libre de metal* | detector de metales | {no} aros metalicos | {no} cremalleras ni botones",
    "no-zips":
      "{no} cremallera* | sin cremallera* | {no} cierre* | sin cierre* | {no} ziper* | {no} zipper*",
    "no-buttons":
      "botones .. imposible/imposibles/puedo/ni | no puedo .. botones/abotonar* | botones .. una/sola mano | {no} boton* | sin botones | {no} botoncitos | nada con botones",
    "no-snaps": "{no} broches | {no} corchetes | sin broches | {no} automaticos",
    "no-logos":
      "{no} logo* | sin logo* | {no} .. logotipos | {no} marcas | {no} letras | {no} .. estampad* | sin letreros | {no} dibujos | {no} publicidad | {no} letreros",
    reflective:
      "reflectante {must} | chaleco reflectante | {must} .. reflectante | que me vean | algo reflectante | reflejante {must} | que se vea .. noche | visible en la noche | algo reflejante | vean/ver .. faros/coches/carros",
    "not-reflective": "{no} reflectante* | nada reflectante | nada que refleje | {no} reflejant*",
    "all-in-colour":
      "{all} de {colour} | {all} en {colour} | todo {colour} | toda {colour} | {colour} riguroso | riguroso {colour} | de {colour} riguroso | vestidos de {colour} | vestidas de {colour} | de pies a cabeza .. {colour} | vestir de {colour} | solo {colour} | ropa {colour} obligatoria | de {colour} por norma | entero de {colour} | que ir de {colour} | ir todos de {colour} | que venir de {colour} | de {colour} entero | solo visto/llevo/uso de? {colour} | visto solo de {colour} | visto siempre de {colour} | no llevo mas que {colour} | {colour} de pies a cabeza | {colour} de la cabeza a los pies | de {colour} de arriba | {colour} de arriba abajo | mundo de {colour} | toda/todo/todos/todas de {colour} | de {colour} entera/entero | {host} .. {asks} .. {colour} | invitados/invitadas .. de {colour} | {colour} completo/integral/total | {colour} por completo | completamente de? {colour} | integramente de {colour} | total {colour}",
    "not-in-colour":
      "fondo/pared/pantalla/croma/chroma/cortina/tela {colour} | fondo/pared/pantalla es/sera/va {colour} | todo lo {colour} .. forrad*/llen*/cubiert*/pelos/suci*/lavadora/tintoreria/lavar/manchad* | de {colour} .. nadie | {colour} .. nadie me ve | de {colour} desaparezco/desaparece | novia/ella va/viene/casa/ira de {colour} | novia lleva .. {colour} | se casa de {colour} | {colour} .. solo la novia | {colour} .. para la novia | de {colour} solo yo/ella/la | {colour} solo yo/ella | solo la novia .. {colour}",
    "some-colour":
      "algo {colour} | algo de {colour} | algo en {colour} | un toque {colour} | un toque de {colour} | una prenda {colour} | prenda {colour} | llevar {colour} | algun detalle {colour} | {host} .. {asks} .. {some} .. {colour}",
    "only-dark":
      "colores oscuros | ropa oscura | algo oscuro | tonos oscuros | de oscuro | solo oscuros | prendas oscuras | traje oscuro {must} | ropa clara no/ni | {no} ropa clara | {no} colores claros | {no} claro | nada clarito",
    "only-light":
      "colores claros | ropa clara | tonos claros | nada oscuro | {no} colores oscuros | algo clarito | prendas claras | solo claros | {no} ropa oscura | ropa clarita",
    "only-muted":
      "colores discretos | {no} colores chillones | {no} .. llamativ* | nada llamativo | colores neutros | tonos neutros | tonos apagados | {no} colores vivos | nada chillon | colores sobrios | {no} fosforescente* | {no} colores fuertes | nada estridente | {no} colorinches",
    "all-covered":
      "todo largo | {no} de piel salvo/menos/excepto | {no} .. piel a la vista | me cubro todo | cubrir todo | salvo/menos la? cara y las? manos | tapada entera | totalmente cubierta",
    "veiled-head":
      "siempre llevo/uso/voy con? el/un/mi? hiyab/hijab/velo | llevo/uso siempre el/un/mi? hiyab/hijab/velo | llevo hiyab/hijab/velo | uso hiyab/hijab/velo | uso el/un/mi hiyab/hijab/velo | llevo el/un/mi hiyab/hijab/velo | me cubro el pelo/cabello | panuelo/velo/chal para .. pelo/cabeza/cabello | velo {must} | panuelo en la cabeza | panuelo {must} | velo en la iglesia",
    "narrow-hems":
      "ropa/pantalon/pantalones ancha/ancho/anchos/holgada/suelta .. en la cadena | en la cadena de la bici | engancha/enganchan en la cadena/maquina",
    "free-hems":
      "todo lo largo | {no} .. en las ruedas | acaba/engancha/enganchan en las ruedas | bajos largos | {no} .. arrastre* | lo que cuelga | me enganchan en las ruedas | se mete en las ruedas",
    "loose-waist":
      "{no} que me? apriete/presione/oprima/marque la/mi/en? la? cintura/panza/barriga/tripa/vientre/herida | {no} .. apriete/presione/oprima/aprete/marque .. cintura/panza/barriga/tripa/vientre/herida | {no} en la cintura | {no} cinturon/cinturones | cintura floja/suelta/elastica | {no} .. apriete la/mi cintura/panza/barriga/tripa | mi/una/la/de? colostomia/ileostomia/ostomia/estoma | {no} .. marcas .. piel/elastico* | cintura ajustada/apretada | marcas .. piel | marcas de/del elastico*",
    "bare-neck":
      "{no} en el cuello | {no} al cuello | vea/ver/ven .. cuello | que se me? vea/ven bien? el? cuello | cuello .. visible/libre/despejado | {no} .. cuello cerrado | no soporto .. cuello/cuellos/garganta | cuellos que aprietan",
    "no-high-neck":
      "{no} .. cuello alto/vuelto/cisne | {no} cuellos altos | {no} .. apretado/ajustado/cerrado en/al el? cuello | cuellos apretados/cerrados",
  },
};
