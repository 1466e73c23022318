import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Fuori siamo a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "Si gela, con {temp}: sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
    "Con {temp} non si esce senza {outer}.",
    "Fuori si gela, {temp}: {you, select, polite {si copra} other {copriti}} bene con {outer}.",
  ],
  overCold: [
    "Fa freddo, siamo a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}.",
    "Sopra {outer_count, plural, one {serve} other {servono}} {outer}: siamo appena a {temp}.",
    "Con {temp} {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
    "Fuori fa freddo, {temp}: {you, select, polite {si copra} other {copriti}} con {outer}.",
    "A {temp} non si esce scoperti: {you, select, polite {prenda} other {prendi}} {outer}.",
  ],
  overCool: [
    "Per strada {you, select, polite {tenga} other {tieni}} addosso {outer}: siamo a {temp}.",
    "Fuori è fresco, siamo a {temp}: sopra {outer_count, plural, one {va} other {vanno}} {outer}.",
    "A {temp} qualcosa sopra ci vuole: {you, select, polite {prenda} other {prendi}} {outer}.",
    "Con {temp} sopra {outer_count, plural, one {sta} other {stanno}} bene {outer}.",
    "Per uscire {you, select, polite {metta} other {metti}} sopra {outer}, che siamo a {temp}.",
  ],
  overMild: [
    "Per l'andata e il ritorno {outer_count, plural, one {basta} other {bastano}} {outer}: siamo a {temp}.",
    "Con {temp} sopra {outer_count, plural, one {basta} other {bastano}} {outer}, anche {outer_gender, select, f {aperta} other {aperto}}.",
    "Sopra {outer_count, plural, one {basta} other {bastano}} {outer}: con {temp} non serve altro.",
    "Siamo a {temp}, per strada {outer_count, plural, one {basta} other {bastano}} {outer}.",
  ],
  overThere: [
    "Per il freddo che fa lì, {you, select, polite {porti} other {porta}} {outer}.",
    "Dove fa freddo, sopra {you, select, polite {metta} other {metti}} {outer}.",
    "Lì farà freddo: sopra {outer_count, plural, one {serve} other {servono}} {outer}.",
  ],
  overSnow: [
    "Nevica e siamo a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}.",
    "Con la neve e {temp} sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
    "Fuori c'è neve, {temp}: {you, select, polite {si copra} other {copriti}} con {outer}.",
  ],
  overWind: [
    "Con il vento si sente più freddo di {temp}: sopra {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "Tira vento forte e siamo a {temp}: {you, select, polite {metta} other {metti}} sopra {outer} e {you, select, polite {chiuda} other {chiudi}} fino in cima.",
    "Contro il vento, con {temp}, {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
  ],
  mid: [
    "Con {temp} {mid_count, plural, one {basta} other {bastano}} {mid}: il cappotto non serve.",
    "Siamo a {temp}, quindi con {mid} si sta bene anche senza cappotto.",
    "Niente cappotto: con {temp} {mid_count, plural, one {basta} other {bastano}} {mid}.",
    "Siamo a {temp}, sopra {mid_count, plural, one {basta} other {bastano}} {mid}.",
  ],
  midThere: [
    "Dove fa più fresco, {you, select, polite {aggiunga} other {aggiungi}} {mid}.",
    "{you, select, polite {Porti} other {Porta}} {mid} per dove fa più fresco.",
  ],
  insideCold: [
    "Dentro fa freddo, e lì {mid_count, plural, one {serve} other {servono}} {mid}; fuori, con il caldo, {base_count, plural, one {basta} other {bastano}} {base}.",
  ],
  insideWarm: [
    "Dentro fa caldo: via {outer}, {base_count, plural, one {basta} other {bastano}} {base}.",
  ],
  warmThere: [
    "Dove fa caldo, via {outer}: {base_count, plural, one {basta} other {bastano}} {base}.",
    "Per dove fa caldo {base_count, plural, one {basta} other {bastano}} {base}, senza {outer}.",
  ],
  nothingOver: [
    "Con {temp} sopra non serve niente.",
    "Siamo a {temp}: {you, select, polite {lasci} other {lascia}} pure il cappotto a casa.",
    "Niente giacca: siamo a {temp}.",
    "Con {temp} si esce così, senza giacca.",
  ],
  heat: [
    "Fa caldo, siamo a {temp}: sopra niente.",
    "Con {temp}, meno strati ci sono meglio è: niente giacca.",
    "A {temp} la giacca resta a casa.",
  ],
  lacking: [
    "Siamo a {temp}, e così potrebbe fare fresco: se {you, select, polite {può, aggiunga} other {puoi, aggiungi}} uno strato.",
    "Con {temp} ci vorrebbe uno strato in più, ma nell'armadio non c'è.",
    "Così, a {temp}, si rischia di avere freddo: uno strato in più aiuterebbe.",
  ],
  rain: [
    "Piove e siamo a {temp}: {you, select, polite {prenda} other {prendi}} {dry}.",
    "Con questa pioggia {dry_count, plural, one {ci vuole} other {ci vogliono}} {dry}; fuori siamo a {temp}.",
    "Fuori piove, {temp}: per restare all'asciutto {dry_count, plural, one {serve} other {servono}} {dry}.",
    "Per la pioggia {you, select, polite {porti} other {porta}} {dry}; siamo a {temp}.",
    "Siamo a {temp} e piove: senza {dry} ci si bagna.",
  ],
  rainNoTemp: [
    "Potrebbe piovere: {you, select, polite {prenda} other {prendi}} {dry}.",
    "Contro la pioggia {dry_count, plural, one {serve} other {servono}} {dry}.",
    "Per la pioggia {you, select, polite {porti} other {porta}} {dry}.",
  ],
  snow: [
    "Nevica e siamo a {temp}: {you, select, polite {scuota} other {scuoti}} via la neve prima che si sciolga sui vestiti.",
    "Con {temp} la neve entra dalle maniche: {you, select, polite {chiuda} other {chiudi}} bene i polsini.",
  ],
  wind: [
    "Tira vento e siamo a {temp}, e qui niente lo ferma: meglio farsi prestare una giacca a vento.",
    "Siamo a {temp} con vento forte: una giacca a vento in prestito farebbe comodo.",
  ],
  typical: [
    "{place} in quel periodo ha di solito circa {temp}, e ho scelto per quello.",
    "Per {place} ho contato su circa {temp}, la media del periodo: prima di partire {you, select, polite {controlli} other {controlla}} le previsioni.",
  ],
  typicalHere: [
    "Non ho le previsioni: di solito in quel periodo siamo a circa {temp}, e ho scelto per quello.",
    "La media della stagione è di circa {temp}, e ho scelto per quella.",
  ],
  warmer: [
    "Più tardi si arriva a {later}: a quel punto via {outer}.",
    "Quando si arriverà a {later}, {outer} {outer_count, plural, one {finirà} other {finiranno}} sul braccio.",
    "Più avanti si sale a {later}, e {outer} si {outer_count, plural, one {toglie} other {tolgono}}.",
  ],
  colder: [
    "Poi si scende a {later}: {you, select, polite {non lasci} other {non lasciare}} a casa {outer}.",
    "Più tardi fa più freddo, {later}: {you, select, polite {tenga} other {tieni}} a portata di mano {outer}.",
    "Dopo rinfresca, fino a {later}: {outer_count, plural, one {servirà} other {serviranno}} {outer}.",
  ],
  rainLater: [
    "È prevista pioggia {hour, select, 0 {da mezzanotte} 1 {dall'una} other {dalle {hour}}}: {you, select, polite {metta} other {metti}} in borsa un ombrello.",
    "Resta asciutto fino {hour, select, 0 {a mezzanotte} 1 {all'una} other {alle {hour}}}; poi servirà un ombrello.",
  ],
  tooCold: [
    "Attenzione: con {temp} fa freddo per {piece}; meglio aggiungere qualcosa di caldo o stare fuori poco.",
    "Per stare fuori a lungo con {piece}, a {temp}, fa troppo freddo: aiutano una calzamaglia, l'intimo termico o un cappotto lungo.",
  ],
  tooWarm: [
    "Attenzione: con {temp} fa troppo caldo per {piece}.",
    "Con {piece}, a {temp}, {you, select, polite {avrà} other {avrai}} troppo caldo.",
  ],
  summerInCold: [
    "{you, select, polite {Ha} other {Hai}} detto estate, ma con {temp} fa freddo: il tessuto è caldo e solo i colori sono chiari.",
    "Per i vestiti estivi fa troppo freddo, siamo a {temp}: ho dato retta al termometro.",
  ],
  winterInHeat: [
    "{you, select, polite {Ha} other {Hai}} detto inverno, ma con {temp} fa caldo, quindi niente lana.",
    "Per i vestiti invernali fa troppo caldo, siamo a {temp}: ho scelto cose leggere.",
  ],
};
