import type { AddressWords } from "../address.ts";
import { saysVos, voseo } from "./voseo.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "usted digame recomiendeme aconsejeme ayudeme expliqueme atentamente estimados estimadas",
  close: "tu ti vos dime ayudame puedes podes recomiendas aconsejas",
  you: "tú tu tus te ti vos usted",
  aged: { years: "anos", am: "tengo cumplo cumpli" },
  letters: [
    "muy senores mios",
    "estimado",
    "estimada",
    "atentamente",
    "un cordial saludo",
    "cordialmente",
  ],
  theirs: { mi: ["tu", "su"], mis: ["tus", "sus"] },
  kin: {
    "de mamá": ["de tu mamá", "de su mamá"],
    "de papá": ["de tu papá", "de su papá"],
    "de la abuela": ["de tu abuela", "de su abuela"],
    "del abuelo": ["de tu abuelo", "de su abuelo"],
    "de la vieja": ["de tu vieja", "de su madre"],
    "del viejo": ["de tu viejo", "de su padre"],
    "de la yaya": ["de tu yaya", "de su yaya"],
  },
  home: "chaqueta vaqueros camiseta movil coche vosotros",
  overseas:
    "chamarra playera mezclilla celular carro ahorita vos sos tenes podes polera poleras polola pololo remera remeras campera camperas buzo chompa casaca chalas ojotas chevere nomas laburo pollera subte chamba polo guayabera ruana parce pana enamorado chifa garua terno cdmx Bogotá Lima Quito México Argentina Chile Colombia Perú Medellín Caracas Montevideo Guadalajara",
  voseo: { said: saysVos, forms: voseo },
  except: [],
};
