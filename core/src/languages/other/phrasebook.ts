import type { ForeignPhrasebook } from "../phrasebook.ts";

/** Words of languages that are understood and not spoken. */
export const phrasebook: ForeignPhrasebook = {
  event: {
    funeral:
      "begrafenis|uitvaart|begravning|begravelse|pogrzeb|похороны|похорон|葬式|お葬式|葬儀|葬礼|장례식|جنازة|cenaze",
    wedding:
      "bruiloft|huwelijk|brollop|bryllup|wesele|slub|свадьба|свадьбу|свадьбе|весілля|結婚式|披露宴|婚礼|婚禮|결혼식|حفل زفاف|زفاف|düğün|dugun|חתונה|शादी|γαμος|haat",
    interview:
      "sollicitatiegesprek|anstallningsintervju|jobsamtale|rozmowa kwalifikacyjna|rozmowe kwalifikacyjna|собеседование|面接|面试|面試|면접|مقابلة عمل|مقابلة|is gorusmesi",
    gala: "галa|бал|ガラ|晩餐会|晚宴|갈라",
    graduation: "卒業式|毕业典礼|졸업식",
    mosque: "モスク|清真寺|مسجد|мечеть|cami|moskee",
    church: "教会|お寺|神社|寺庙|교회|절|церковь|kerk|kyrka|كنيسة",
    "speed-dating": "デート|约会|約會|데이트|свидание|randka|randke|afspraakje|موعد غرامي",
    hike: "wandelen|wandeling|vandring|fjelltur|wedrowka|поход|ハイキング|登山|キャンプ|徒步|爬山|등산|하이킹|캠핑",
    ski: "スキー|滑雪|스키|лыжи",
    run: "hardlopen|lopning|bieganie|пробежка|бег|ランニング|マラソン|跑步|달리기",
    gym: "sportschool|siłownia|silownia|тренировка|спортзал|ジム|ヨガ|健身|헬스장|요가",
    tennis: "テニス|ゴルフ|网球|高尔夫|테니스|골프",
    sailing: "zeilen|яхта|ヨット|セーリング|帆船|요트",
    "snow-play": "雪だるま|堆雪人|눈사람|снеговик",
    wfh: "thuiswerken|удаленка|在宅勤務|在宅|居家办公|재택근무",
    conference:
      "conferentie|konferens|konferencja|конференция|会議|学会|カンファレンス|会议|컨퍼런스|مؤتمر",
    opera: "オペラ|バレエ|歌剧|芭蕾|오페라|발레|опера|балет",
    theatre: "teater|teatr|театр|劇場|剧院|극장|ミュージカル|뮤지컬|مسرح",
    cocktail: "коктейль|カクテル|鸡尾酒|칵테일",
    beach: "plaza|plaża|plaze|plaj|пляж|ビーチ|海水浴|海辺|海滩|沙滩|해변|바다|شاطئ|παραλια|חוף",
    festival: "フェス|夏祭り|祭り|音乐节|페스티벌|축제|фестиваль|مهرجان|festiwal",
    concert: "koncert|konsert|концерт|コンサート|ライブ|演唱会|音乐会|콘서트|حفلة موسيقية|konser",
    costume: "ハロウィン|万圣节|할로윈",
    party:
      "feestje|feest|verjaardag|fest|impreza|impreze|urodziny|вечеринка|вечеринку|день рождения|パーティー|飲み会|誕生日|忘年会|聚会|派对|生日|파티|생일|حفلة|عيد ميلاد|parti|παρτι|מסיבה",
    dinner:
      "etentje|diner uitgaan|middag|kolacja|kolacje|ресторан|ужин|ディナー|夕食|レストラン|食事|晚餐|餐厅|저녁 식사|저녁식사|레스토랑|عشاء|مطعم",
    office:
      "kantoor|werk|kontor|biuro|biura|pracy|офис|работа|работу|仕事|会社|オフィス|上班|办公室|회사|사무실|출근|مكتب|عمل|ofis",
    brunch: "ブランチ|早午餐|브런치|бранч",
    lunch: "ランチ|カフェ|午餐|점심|кафе|обед|غداء",
    picnic: "picknick|piknik|пикник|ピクニック|花見|お花見|野餐|피크닉|소풍|نزهة",
    travel:
      "vlucht|reis|resa|podroz|lot|перелет|путешествие|отпуск|旅行|飛行機|フライト|飞机|여행|비행기|سفر|رحلة|seyahat|uçuş|ucus",
    campus:
      "universiteit|universitet|uczelnia|университет|школа|大学|学校|授業|上课|학교|대학교|جامعة",
    lounge: "thuis|дома|家で|家でのんびり|在家|집에서|في البيت",
    errands: "boodschappen|zakupy|покупки|買い物|ショッピング|购物|쇼핑|تسوق|alisveris",
    walk: "spacer|прогулка|собака|散歩|公園|散步|公园|遛狗|산책|공원|نزهة مشيا",
    museum: "美術館|博物館|映画|电影|博物馆|미술관|영화|музей|кино|متحف|سينما",
  },
  weather: {
    cold: "寒い|寒|冷|추운|추워|холодно|koud|zimno|بارد",
    heat: "暑い|炎天下|热|热天|더운|더워|жарко|heet|goraco|حار",
    rain: "雨|下雨|비가|비오는|дождь|regent|deszcz|pada|مطر|yağmur|yagmur",
    snow: "雪|下雪|눈이 오|снег|sneeuw|snieg|ثلج",
    wind: "風|风|바람|ветер|ветрено|winderig",
  },
  season: {
    winter: "冬|겨울|зима|зимой|zima",
    spring: "春|봄|весна|весной|lente|wiosna",
    summer: "夏|여름|лето|летом|zomer|lato",
    autumn: "秋|가을|осень|осенью|herfst|jesien",
  },
  month: {
    "1": "1月|январе|январь",
    "2": "2月|феврале|февраль",
    "3": "3月|марте",
    "4": "4月|апреле",
    "5": "5月|мае",
    "6": "6月|июне",
    "7": "7月|июле",
    "8": "8月|августе",
    "9": "9月|сентябре",
    "10": "10月|октябре",
    "11": "11月|ноябре",
    "12": "12月|декабре|クリスマス",
  },
  daytime: {
    morning: "朝|午前|早上|아침|утром|ochtend|rano",
    day: "昼|午後|下午|오후|днем|middag",
    evening: "夜|今夜|晩|夕方|晚上|今晚|저녁|오늘 밤|вечером|вечер|avond|wieczor|wieczorem",
  },
  tomorrow: "明日|明天|내일|завтра|jutro|غدا",
  vegan: "ヴィーガン|веган",
  negation: {
    no: "geen|zonder|niet|без|не",
    firm: "haat|nenavizhu|ненавижу",
    allergy: "allergisch voor|аллергия на",
  },
  dressing:
    "aantrekken|dragen|kleren|kleding|ubrac|ubrać|надеть|одеть|одеться|одежда|носить|服|着る|着て|着れば|着たら|コーデ|服装|穿|穿搭|穿什么|입을|입어|입지|옷|코디|ألبس|ارتدي|ملابس|giymeli|giyeyim|kıyafet|kiyafet|φορεσω|ללבוש|पहनना|पहनूं|klader|ta pa mig|tøj",
};
