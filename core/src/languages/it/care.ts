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
    suicidarmi | mi suicid* | togliermi la vita | uccidermi | ammazzarmi | voglio morire | vorrei morire | voglia di morire | voglia di vivere | non voglio piu vivere | non voglio vivere | non voglio piu esserci | farla finita | farmi del male | tagliarmi le vene | autolesion* | pensieri suicidi | non svegliarmi piu | meglio senza di me | impiccarmi | il mio funerale | sparire per sempre
  `,
  child: `
    {sexual} .. per .. mia/mio/una/un/la figlia/figlio/{young} | {sexual} .. per .. {age} anni | mia/mio/una/la figlia/figlio/{young} .. {sexual} | {young} .. {sexual} | {sexual} .. {young} | {age} anni .. {sexual} | {sexual} .. {age} anni | ho {age} anni .. {sexual}
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
    la scena | attenzione | caldo | di caldo | di freddo | di vergogna | dalle risate | ridere | haha* | ahah* | lol | cena con delitto | delitto | tema | teatro | film | memoriale | museo | prevenzione | beneficenza | softair | paintball | poligono | tempo | piedi | cuor* | mia moglie | la mia ragazza
  `,
};
