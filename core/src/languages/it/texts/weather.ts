import type { WeatherTexts } from "../../texts.ts";

export const weather: WeatherTexts = {
  overFrost: [
    "Fuori siamo a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "{outer} fino al mento: siamo a {temp}.",
    "Con {temp} non si esce senza {outer}.",
    "Con {temp} {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}, e fino al mento.",
  ],
  overCold: [
    "Siamo appena a {temp}: sopra {you, select, polite {metta} other {metti}} {outer}.",
    "Con {temp} {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
    "Per uscire {you, select, polite {prenda} other {prendi}} {outer}, siamo appena a {temp}.",
    "Sopra ci metterei {outer}, siamo appena a {temp}.",
    "A {temp} il freddo si sente: {you, select, polite {prenda} other {prendi}} {outer}.",
  ],
  overCool: [
    "Siamo a {temp}, {you, select, polite {prenda} other {prendi}} {outer} per strada.",
    "Con {temp} ci metterei sopra {outer}.",
    "{outer} per il tragitto: fuori siamo a {temp}.",
    "Fuori è fresco, {temp}: sopra {outer_count, plural, one {va} other {vanno}} {outer}.",
    "Per uscire {you, select, polite {metta} other {metti}} sopra {outer}, che siamo a {temp}.",
  ],
  overMild: [
    "Per l'andata e il ritorno {outer_count, plural, one {basta} other {bastano}} {outer}: siamo a {temp}.",
    "Con {temp} sopra {outer_count, plural, one {basta} other {bastano}} {outer}, anche {outer_gender, select, f {aperta} other {aperto}}.",
    "Siamo a {temp}: {outer} per strada, e via.",
    "A {temp} {outer_count, plural, one {basta} other {bastano}} {outer}.",
  ],
  overWay: [
    "Fuori siamo a {temp}: {outer} fino alla porta, poi {base_count, plural, one {basta} other {bastano}} {base}.",
    "Per strada {outer}, che siamo a {temp}; dentro {base_count, plural, one {basta} other {bastano}} {base}.",
    "{outer} per il tragitto, con {temp}; una volta dentro {base_count, plural, one {basta} other {bastano}} {base}.",
    "Dentro {base_count, plural, one {basta} other {bastano}} {base}; fuori, a {temp}, sopra ci {outer_count, plural, one {vuole} other {vogliono}} {outer}.",
  ],
  overThere: [
    "Lì fa freddo: {you, select, polite {porti} other {porta}} {outer}.",
    "Per il freddo che fa lì, {you, select, polite {porti} other {porta}} {outer}.",
  ],
  overSnow: [
    "Neve e {temp}: sopra {you, select, polite {metta} other {metti}} {outer}.",
    "Con questa neve e {temp} {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}.",
    "Sopra {outer}, naturalmente: neve e {temp}.",
  ],
  overWind: [
    "Tira vento e siamo a {temp}: {you, select, polite {metta} other {metti}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "Con questo vento e {temp} {outer_count, plural, one {ci vuole} other {ci vogliono}} {outer}, ben {outer_gender, select, f {chiusa} other {chiuso}}.",
    "{outer} contro il vento, che siamo a {temp}.",
  ],
  mid: [
    "Con {temp} {mid_count, plural, one {basta} other {bastano}} {mid}.",
    "Siamo a {temp}, con {mid} si sta bene.",
    "A {temp} {mid} {mid_count, plural, one {va} other {vanno}} benissimo.",
    "Per {temp}, {mid} {mid_count, plural, one {basta} other {bastano}}.",
  ],
  midThere: [
    "Dove fa più fresco, {you, select, polite {aggiunga} other {aggiungi}} {mid}.",
    "{you, select, polite {Porti} other {Porta}} {mid} per dove fa più fresco.",
  ],
  insideCold: [
    "Dentro fa freddo: lì {you, select, polite {metta} other {metti}} {mid}; fuori, con il caldo, {base_count, plural, one {basta} other {bastano}} {base}.",
    "Fuori, con il caldo, {base_count, plural, one {basta} other {bastano}} {base}; {mid} per il freddo che fa dentro.",
  ],
  insideWarm: [
    "Dentro fa caldo: via {outer}, {base_count, plural, one {basta} other {bastano}} {base}.",
    "Una volta dentro, senza {outer}, {base_count, plural, one {basta} other {bastano}} {base}.",
  ],
  warmThere: [
    "Dove fa caldo, via {outer}: {base_count, plural, one {basta} other {bastano}} {base}.",
    "Per dove fa caldo {base_count, plural, one {basta} other {bastano}} {base}, senza {outer}.",
  ],
  nothingOver: [
    "Con {temp} si esce così.",
    "Siamo a {temp}: va benissimo così.",
    "A {temp} non serve altro.",
    "Così, con {temp}, si sta bene.",
  ],
  heat: [
    "Con {temp} uno strato in più sarebbe troppo caldo.",
    "Con questo caldo, {temp}, niente sopra.",
  ],
  lacking: [
    "Siamo a {temp}, e così è un po' leggero: se {you, select, polite {può, aggiunga} other {puoi, aggiungi}} uno strato.",
    "Con {temp} uno strato in più farebbe comodo, anche in prestito.",
    "Per {temp} è un po' poco: {you, select, polite {si faccia} other {fatti}} prestare qualcosa da mettere sopra.",
  ],
  rain: [
    "Pioggia e {temp}: {you, select, polite {prenda} other {prendi}} {dry}.",
    "Con questa pioggia e {temp} {dry_count, plural, one {ci vuole} other {ci vogliono}} {dry}.",
    "Piove e siamo a {temp}, {you, select, polite {non esca} other {non uscire}} senza {dry}.",
    "Siamo a {temp} sotto la pioggia: {dry}, e non ci si pensa più.",
    "Fuori piove, con {temp}: {you, select, polite {porti} other {porta}} {dry}.",
  ],
  rainNoTemp: [
    "Con la pioggia {dry_count, plural, one {serve} other {servono}} {dry}.",
    "Meglio avere {dry}, per la pioggia.",
    "Per la pioggia {you, select, polite {porti} other {porta}} {dry}.",
  ],
  snow: [
    "Neve e {temp}: {you, select, polite {scuota} other {scuoti}} via la neve prima che si sciolga sui vestiti.",
    "Con la neve e {temp}, {you, select, polite {chiuda} other {chiudi}} bene i polsini.",
  ],
  wind: [
    "Con questo vento e {temp} ci vorrebbe una giacca a vento: {you, select, polite {si faccia} other {fatti}} prestare la prima che {you, select, polite {trova} other {trovi}}.",
    "Tira vento e siamo a {temp}: una giacca a vento in prestito farebbe comodo.",
  ],
  typical: [
    "Per {place} non ho le previsioni: in quel periodo si sta sui {temp}, e ho scelto per quello.",
    "In quel periodo {place} sta di solito sui {temp}; prima di partire {you, select, polite {controlli} other {controlla}} le previsioni.",
  ],
  typicalHere: [
    "Non ho le previsioni: in quel periodo si sta di solito sui {temp}, e ho scelto per quello.",
    "Di solito in questa stagione siamo sui {temp}; {you, select, polite {dia} other {dai}} un'occhiata alle previsioni.",
  ],
  warmer: [
    "Quando si arriverà a {later}, {outer} {outer_count, plural, one {finirà} other {finiranno}} sul braccio.",
    "Più tardi, con {later}, via {outer}.",
    "Più avanti si sale a {later}, e {outer} si {outer_count, plural, one {toglie} other {tolgono}}.",
  ],
  colder: [
    "Poi si scende a {later}: {you, select, polite {non lasci} other {non lasciare}} a casa {outer}.",
    "Più tardi scende a {later}, {you, select, polite {tenga} other {tieni}} {outer} a portata di mano.",
    "Dopo rinfresca, fino a {later}: {outer_count, plural, one {servirà} other {serviranno}} {outer}.",
  ],
  rainLater: [
    "È prevista pioggia {hour, select, 0 {da mezzanotte} 1 {dall'una} other {dalle {hour}}}: {you, select, polite {metta} other {metti}} in borsa un ombrello.",
    "Resta asciutto fino {hour, select, 0 {a mezzanotte} 1 {all'una} other {alle {hour}}}; poi servirà un ombrello.",
  ],
  tooCold: [
    "Con {temp} {piece} {piece_count, plural, one {rischia} other {rischiano}} di non bastare: meglio aggiungere qualcosa di caldo o stare fuori poco.",
    "Per stare fuori a lungo con {piece}, a {temp}, fa troppo freddo: aiutano l'intimo termico o un cappotto lungo.",
  ],
  tooWarm: [
    "Con {temp} fa troppo caldo per {piece}.",
    "Con {piece}, a {temp}, {you, select, polite {avrà} other {avrai}} troppo caldo.",
  ],
  summerInCold: [
    "{you, select, polite {Ha} other {Hai}} detto estate, ma siamo a {temp}: caldo il tessuto, estivi i colori.",
    "Per i vestiti estivi fa troppo freddo, siamo a {temp}: ho scelto cose calde.",
  ],
  warmElsewhere: [
    "Questo vale per {temp} qui; se la spiaggia è in un posto più caldo, {you, select, polite {mi dica} other {dimmi}} dove e scelgo qualcosa di più leggero.",
    "Se si va su una costa più calda, {you, select, polite {mi dica} other {dimmi}} il posto: sono partito da {temp} qui.",
  ],
  winterInHeat: [
    "{you, select, polite {Ha} other {Hai}} detto inverno, ma con {temp} niente lana.",
    "Per i vestiti invernali fa troppo caldo, siamo a {temp}: ho scelto cose leggere.",
  ],
};
