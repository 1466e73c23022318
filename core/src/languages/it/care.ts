import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
    minor:
      "figlia figlio bambina bambino bambine bambini minorenne minorenni scolaretta adolescente nipotina nipotino sorellina fratellino bimba bimbo ragazzina ragazzino",
    young:
      "bambina bambino bambine bambini minorenne minorenni scolaretta adolescente nipotina nipotino sorellina bimba bimbo ragazzina ragazzino",
    age: "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette",
    sexual:
      "sexy sensuale sensuali seducent* provocant* erotic* lingerie intimo audace provocatori*",
    hater: "nazista nazisti nazi hitler gestapo ss wehrmacht kkk klan mussolini fascista",
  },
  selfHarm: `
    !mio addio anche/ma/e/solo/pero .. sanno/sa/sappiano | !mio modo di salutare tutti ... saro piu | !mi sono fatto/fatta di nuovo del? male ... accorga/accorgano/sappia/sappiano/veda/vedano | !ricominciato a tagliarmi | !ricominciato a farmi del male | !mi taglio di nuovo
    suicidarmi | mi suicid* | togliermi la vita | uccidermi | ammazzarmi | voglia di vivere | non voglio piu vivere | non voglio vivere | non voglio piu esserci | farla finita | farmi del male | tagliarmi le vene | autolesion* | pensieri suicidi | non svegliarmi piu | meglio senza di me | impiccarmi | il mio funerale | sparire per sempre
    !quando mi troveranno | !chi mi trova | !chi mi trovera | lettera d addio | lettera di addio | non mangio da .. giorni | non mangio piu | mi faccio vomitare | vomito dopo | mi provoco il vomito | che non si vedano le ossa | nascondere quanto sono magra | odio il mio corpo | !lui mi picchia | !mi picchia | !mi ha picchiat* | !mi mena | nascondere i lividi | coprire i lividi | lividi sulle braccia | !lividi che mi | ho paura di lui | !ho paura di mio marito | controlla cosa mi metto | controlla come mi vesto | mi taglio le braccia | tagli sulle braccia | cicatrici dei tagli | non voglio esistere | smettere di esistere | smettere di vivere | non ce la faccio piu a vivere
    !non voglio piu esserci | !mi sono fatta/fatto di? nuovo? del? male apposta | !mi ha messo le mani addosso | !mi mette le mani addosso | !mi picchia | !il cuore a mille non passa | !non smetto di tremare | attacchi di panico | !ho {age} anni ... vuole/chiede .. foto | !mando le foto ... senno/altrimenti/arrabbia | !foto mie ... segreto/nessuno
  `,
  overstated: `
    voglio morire | vorrei morire | voglia di morire
  `,
  child: `
    {sexual} .. per mia/mio/una/un/la/il/nostra/sua figlia/figlio/{young} | {sexual} .. per la mia piccola? figlia/figlio/{young} | {sexual} .. figlia/figlio/{young} di {age} anni | figlia/figlio/{young} di {age} anni .. {sexual} | figlia/figlio/{young} .. ha {age} anni .. {sexual} | vest*/truccar*/acconci* mia/mio/una/la figlia/figlio/{young} .. {sexual} | mia/mio/una figlia/figlio/{young} sia/sembri/piu/molto/in? modo/piu/molto? {sexual} | bambina {sexual} | {sexual} bambina | minorenne .. {sexual} | {sexual} .. minorenne | ho {age} anni .. {sexual}
  `,
  modest: `
    non/niente/nulla/mai/ne troppo/cosi/di/sia? troppo? {sexual} | troppo {sexual} | meno {sexual} | senza essere troppo? {sexual}
  `,
  hate: `
    vestirmi/vestito/travestir*/costume/divisa/uniforme/mascherarmi .. da .. {hater} | divisa {hater} | uniforme {hater} | svastica | come hitler | costume .. terrorista | camicia nera fascista | tunica del klan
  `,
  crime: `
    rapinare | svaligiare | rubare un/una/in/il/la/a .. banca/negozio/casa/macchina/borsa/gente | rubare in | uccidere qualcuno/mio/mia/il/la | ammazzare qualcuno | seguire .. ex .. nascost* | stalkerare | rapire | nascondere .. arma/pistola/coltello/droga/bomba/cadavere | mettere una bomba | spacciarmi per .. poliziotto/carabiniere/medico | truffare | scassinare
  `,
  mockery: `
    blackface | dipingermi .. nero | faccia nera | travest*/vestirmi/costume .. da .. zingaro/zingara/negro/cinese/ebreo/barbone/handicappato/indiano
  `,
  plays: `
    teatro | film | spettacolo | musical | la mia parte | museo | memoriale
  `,
  figures: `
    suicidal tendencies | suicide silence | suicideboys | la scena | attenzione | caldo | di caldo | di freddo | di vergogna | dalle risate | ridere | haha* | ahah* | lol | cena con delitto | delitto | tema | teatro | film | memoriale | museo | prevenzione | beneficenza | softair | paintball | poligono | tempo | piedi | cuor* | mia moglie | la mia ragazza |
    dalla voglia | di fame | di noia | d amore | di sonno | trampolino | piscina | paracadut* | giallo | romanzo | lettura | podcast | escape room | suicide squad | caccia | esercito | polizia | boxe | judo | karate | rugby | operazione | anticoagulant* | cucina
  `,
};
