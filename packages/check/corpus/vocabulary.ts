/**
 * The words of generated names. The compressed size of the register depends on how much its names have in common. So names are
 * made like those of `content/firms.csv`: from an invented compound in a language of the country, the kind of firm, and its legal
 * form.
 */
export interface Language {
  /** Beginnings and ends of invented places or compounds: `Zuider` + `kade`. */
  begins: readonly string[];
  ends: readonly string[];
  /** Kinds of firms, after the name or before it, as usual in the language. */
  after: readonly string[];
  before: readonly string[];
  forms: readonly string[];
}

/** A country. Its weight is its share of firms, which are named in one of its languages. */
export interface Place {
  weight: number;
  languages: readonly (keyof typeof LANGUAGES)[];
  cities: readonly string[];
}

const words = (text: string) => text.split(' ');
const phrases = (text: string) => text.split(', ');

const ENGLISH = {
  begins: words(
    'Alder Amber Anvil Apple Arrow Ash Aspen Badger Barley Beacon Beech Birch Black Blythe Bramble Bracken Brent Bridge Bright Brock Buck Burn Calder Castle Cedar Chalk Cherry Clay Cliff Clover Colt Coombe Copper Coral Corn Crane Crow Dale Deer Dove Drake Dun East Eden Elder Elm Fair Falcon Farn Fern Finch Flint Fox Frost Garnet Glen Gold Gorse Grand Granite Green Grey Grouse Gull Hag Hale Hare Hart Hawk Hazel Heather Heron High Hol Holly Horn Iron Ivy Jasper Juniper Kestrel King Kings Kite Lamb Lark Laurel Lime Ling Linden Lock Long Low Lynx Maple Marl Marsh May Meadow Mill Mist Moor Moss New North Oak Oat Old Orchard Osprey Otter Owl Partridge Pebble Pen Pine Plover Quail Quarry Quill Raven Red Reed Ridge River Robin Rock Rook Rose Rowan Rush Rye Sable Salt Sand Sedge Shale Shep Silver Sloe Snipe South Sparrow Spring Star Stone Storm Sum Swan Swift Thistle Thorn Tide Tor Tussock Vale Wal Warren Water Weald Wes West Wheat White Whin Wild Willow Wind Win Wolf Wood Wren Yarrow Yew',
  ),
  ends: words(
    'bank beck bourne bridge brook burgh burn bury by cairn castle chester cliffe combe cote cove croft dale dean den don down fell field fleet fold ford forth gate glen grove hall ham hampton harbour haven head heath hill holme holt hurst keld land leigh ley low marsh mead mere mill minster moor more mouth ness over park pier point pool port quay ridge rigg rock sands sea shaw shore side spring stead sted stoke stone stow strand stream thorpe thwaite ton tor vale view wall ward water way well wick wold wood worth yard',
  ),
  after: phrases(
    'Bank, Capital, Capital Management, Asset Management, Investment Management, Wealth Management, Wealth, Partners, Capital Partners, Advisers, Financial Advisers, Financial Planning, Securities, Brokers, Insurance Brokers, Insurance, Mutual Insurance, Life Assurance, Reinsurance, Re, Pensions, Trustees, Trust Company, Fund Managers, Fund Administration, Fund Services, Custody, Depositary Services, Payments, Money Transfer, Foreign Exchange, Markets, Trading, Commodities, Clearing, Exchange, Digital Assets, Crypto Custody, Mortgages, Home Finance, Building Society, Credit Union, Consumer Credit, Leasing, Factoring, Ventures, Private Equity, Infrastructure Partners, Real Estate Capital, Global Investors, Holdings, Finance, Financial Services, Underwriting, Indemnity, Marine Insurance, Health Insurance',
  ),
  before: phrases('Bank of, First, The, Royal, United, Royal Bank of, Mutual of'),
  forms: phrases('Ltd, Limited, plc, LLP, LLC, Inc., LP, Corp., Company'),
};

const GERMAN = {
  begins: words(
    'Alpen Alster Auen Bach Berg Birken Blau Brand Buchen Burg Donau Eber Eichen Eisen Elb Erlen Falken Fels Fichten Firn Fünf Gold Grün Hafen Hirsch Hoch Inn Isar Kaiser Kirsch Kron Kupfer Lech Limmat Linden Löwen Main Meer Mittel Moor Mühl Neckar Nieder Nord Ober Oder Ost Pilger Quarten Rätikon Reb Rhein Rosen Saal Salz Schwarz See Silber Spree Stein Süder Tannen Ufer Wald Wall Warnow Weiden Weser Wester Wiesen Wolfs Zürcher',
  ),
  ends: words(
    'au bach berg born brück brunn burg dorf eck egg fels feld först furt gard grund hain halde hausen heide heim hof holz horn kamp land lohe mark marschen matt moos mühle rain ried rode schloß see stadt stedt stein tal thal tor wald wang warte werder wies zell',
  ),
  after: phrases(
    'Bank, Privatbank, Landbank, Sparkasse, Versicherung, Lebensversicherung, Rückversicherung, Krankenversicherung, Kapitalverwaltungsgesellschaft, Vermögensverwaltung, Verwahrstelle, Wertpapierhandelsbank, Börse, Effekten, Zahlungsdienste, Leasing, Bausparkasse, Pensionskasse, Treuhand, Anlageberatung, Beteiligungen, Immobilien Invest, Digitalwerte',
  ),
  before: phrases('Bankhaus, Bank, Sparkasse, Privatbank, Volksbank'),
  forms: phrases('AG, GmbH, SE, KGaA, eG, & Co. KG, mbH'),
};

const FRENCH = {
  begins: words(
    'Aigue Ardoise Arlon Aube Beau Belle Bois Bruyère Chante Charme Châtaigne Clair Clervois Colombe Coral Dent Écluse Épine Étang Fontaine Frêne Garenne Grand Grève Haut Héron Houle Lande Loire Marne Mire Mont Moulin Noyer Ombre Orme Outre Pierre Plaine Pré Quatre Roche Ronce Ruisseau Sable Saule Seine Val Vaux Vert Vigne',
  ),
  ends: words(
    'alon ancourt ange ard aret aux bel bois bourg champ clair court dieu elle ency erre eul ey fontaine fort gny grange heim igny ière illac lac lieu mare mont mur nay nières onne pont port rac ran rives roc sart sel tour val ville vert villers',
  ),
  after: phrases(
    'Gestion, Gestion Privée, Capital, Investissement, Patrimoine, Assurances, Crédit, Dépositaire, Paiements, Infrastructures, Immobilier, Titres, Courtage, Participations, Mutuelle, Prévoyance',
  ),
  before: phrases(
    'Banque, Crédit, Assurances, Réassurances, Compagnie, Mutuelle, Société de gestion, Caisse, Banque privée, Bourse, Courtage',
  ),
  forms: phrases('S.A., SA, SAS, S.à r.l., S.C.A., SARL, SICAV, SCSp'),
};

const DUTCH = {
  begins: words(
    'Amstel Berken Blauw Brug Dijk Draai Duin Eiken Gouden Groen Haag Heide Hoek Hollands IJssel Kade Konings Kromme Linde Maas Meer Meeuwen Molen Noorder Oever Oost Polder Riet Rozen Schelde Sluis Toren Tulpen Veen Vliet Waal Wester Wilgen Zand Zee Zilver Zuider',
  ),
  ends: words(
    'akker berg beek bos brug burgh daal dam dijk donk duin gracht haven heem hof hoek horst huizen kade kamp kerk kolk land linde loo meer oord plas poort sluis stede stroom tuin veen veld waard wijk zicht zijde',
  ),
  after: phrases(
    'Bank, Verzekeringen, Levensverzekeringen, Herverzekering, Pensioenverzekeraar, Pensioenbeheer, Vermogensbeheer, Beleggingen, Betalingen, Effecten, Hypotheken, Krediet, Bewaarbedrijf, Fondsbeheer, Leasing',
  ),
  before: phrases('Bank, Hypotheekbank, Spaarbank, Coöperatie'),
  forms: phrases('N.V., B.V., U.A., C.V.'),
};

const SPANISH = {
  begins: words(
    'Agua Alba Almen Alto Araya Azul Bella Campo Cedro Ceno Cerro Coral Costa Dorada Encina Flor Fuente Gara Guada Jara Laguna Lima Llano Luna Mar Mira Monte Nieve Olivo Palma Piedra Pino Puerto Quetzal Río Roca Rosa Sierra Sol Tarta Torre Valle Verde Villa',
  ),
  ends: words(
    'blanca brava cal celeste clara dalia dera dorado draba eda elva flor fría grande guera illa imar ina lejos llana lote mar mayor mora morena nada nubla osa quivir rana real rena roja rubia sana seca seo tena verde zal',
  ),
  after: phrases('Capital, Valores, Inversiones, Seguros, Pagos, Gestión, Patrimonio, Fondos, Servicios Financieros, Activos Digitales'),
  before: phrases('Banco, Seguros, Caja, Bolsa, Reaseguros, Financiera, Gestora, Casa de Bolsa, Crédito, Mutua'),
  forms: phrases('S.A., S.A. de C.V., S.L., S.A.U., S.G.I.I.C., S.V.'),
};

const PORTUGUESE = {
  begins: words(
    'Água Alma Amaro Araça Areia Azul Barra Bela Cabo Cajá Capim Cedro Dourado Estrela Figo Flor Fonte Guará Ilha Ipê Jacar Laranja Lago Mar Mira Mor Ouro Pau Pedra Pinhal Praia Ribeira Rio Roca Salga Santa São Serra Sobral Tejo Vale Verde Vila',
  ),
  ends: words(
    'brava calma ça clara cedo celos dão deira dela dinha doiro dourada eira fria funda grande guim inho lado leira lim linda lonjo mar miro monte morim nova queira quim rã ranha real redo res rinho seca tão tuba vel verde',
  ),
  after: phrases('Capital, Investimentos, Seguros, Pagamentos, Gestão de Activos, Corretora, Previdência, Crédito, Asset, Participações'),
  before: phrases('Banco, Seguradora, Corretora, Caixa, Financeira, Companhia de Seguros, Bolsa'),
  forms: phrases('S.A., Ltda., SGPS, SGOIC, D.T.V.M.'),
};

const ITALIAN = {
  begins: words(
    'Acqua Alta Arco Aurea Bella Bianca Bosco Campo Castel Cervo Chiara Colle Corte Fiume Fonte Fossa Gelsa Grotta Isola Lago Lauro Lungo Mar Mira Mira Mon Monte Nera Oliva Palma Pietra Poggio Ponte Porta Riva Rocca Rosa Sasso Serra Torre Val Vena Villa',
  ),
  ends: words(
    'bella bianca bruna calda cane castro chiara dolce ferma ferrata fiorita forte franca fredda grande lama latta lunga maggio marina merlo mora morta nera nova ombra piana pietra rossa sana santa secca sole spina torre vento verde via viva',
  ),
  after: phrases('Capital, Assicurazioni, Investimenti, Pagamenti, Fiduciaria, Gestioni, Vita, Leasing, Factoring, Servizi Finanziari'),
  before: phrases('Banca, Assicurazioni, Cassa, Credito, Fiduciaria, Banco, Borsa, Gestione'),
  forms: phrases('S.p.A., S.r.l., SGR, SIM S.p.A., S.c.p.A.'),
};

const NORDIC = {
  begins: words(
    'Ål Älv Ask Berg Bjørk Björk Blå Dal Dals Ege Ek Elv Eng Fjell Fjord Fyr Gran Grå Gräs Grøn Gull Hav Havs Hed Holm Hvid Is Jern Kalk Klit Klipp Klippe Kron Lax Lind Lys Mid Mos Natt Nord Øst Öst Ræv Rød Sand Silver Sjø Sjö Skog Skov Sol Sten Strand Sund Söder Sør Tall Tind Ting Tor Vest Väst Ulv Vinter',
  ),
  ends: words(
    'anger bäck bakken berg bjerg borg bro brott bukt bygd dal elv fjäll fjord fors gård gren hage ham hav hed hem holm høj kær klint klitt koll krona kust lund løkke mark mose näs nes ö rike ros sand sjö skär skog stad sten strand ström strømmen sund vall vang vik vold åker ås',
  ),
  after: phrases(
    'Bank, Forsikring, Försäkring, Livsforsikring, Pension, Kapital, Kapitalförvaltning, Fondmæglerselskab, Fondkommission, Fondsforvaltning, Marine Forsikring, Betalinger, Kredit, Invest, Eiendomskreditt, Hypotek, Sparebank',
  ),
  before: phrases('Försäkrings AB, Sparbanken, Sparekassen, Livsforsikring, Pensionskassen, Skipsforsikring, Banken'),
  forms: phrases('AB, A/S, ASA, AS, hf., ApS, AB (publ)'),
};

const FINNISH = {
  begins: words(
    'Aalto Ahven Haapa Halla Harju Hauki Hopea Jää Joki Kaisla Kallio Kanerva Karhu Katajan Kivi Koivu Kulta Kuusi Lahti Lehto Lintu Louhi Lumi Mänty Meri Metsä Niemi Pihlaja Pohja Puro Ranta Rauta Saari Salmi Suvi Sysi Talvi Tammi Tunturi Vesi Virta',
  ),
  ends: words(
    'harju hovi järvi joki kallio kangas koski kylä lahti lampi lehto linna luoto mäki maa niemi nummi oja pelto pohja ranta saari salmi selkä suo tori tupa vaara vesi virta vuori',
  ),
  after: phrases('Pankki, Rahastot, Vakuutus, Henkivakuutus, Varainhoito, Maksut, Eläkevakuutus, Rahoitus, Sijoitus'),
  before: phrases('Vakuutus Oy, Osuuspankki, Säästöpankki, Henkivakuutus'),
  forms: phrases('Oy, Oyj, Ab, osk.'),
};

const CENTRAL = {
  begins: words(
    'Bała Biało Borów Brzo Bystro Čáp Čer Dąb Dębo Dvoř Dobro Dun Gór Gwiazd Havran Jasno Javor Jeleni Kalin Kamen Klen Kőris Krak Križ Łęg Lip Łuk Medvě Měst Modro Nagy Olš Orl Pod Polan Rad Říp Rózsa Sáros Śnież Šum Sokol Srebr Stříbr Süm Tisza Topol Tűz Vel Vit Vlt Wierzb Wiśl Zám Zlat Żur',
  ),
  ends: words(
    'anka any ava bánya berek bród burk ček dín dolí dvor ec ecký egyháza ela ęga erdő falva gora grad halom hegy hora ice ín istě jan kamień kő kút leś liget lín lom mező most nica nik noc odí oř ov ová owice ów patak pol řice sád šice ské szeg szék tava vár vice víz wa zdroj źno',
  ),
  after: phrases(
    'Bank, Banka, Biztosító, Pojišťovna, Towarzystwo Ubezpieczeń, Asigurări, Zavarovalnica, investiční společnost, Alapkezelő, Dom Maklerski, Obchodník, Płatności, Kredyt, Capital, Leasing',
  ),
  before: phrases('Bank, Banka, Dom Maklerski, Towarzystwo, Investiční dům, Banca, Asigurări, Pojišťovna'),
  forms: phrases('S.A., a.s., Sp. z o.o., Zrt., Nyrt., s.r.o., d.d., SRL'),
};

const BALTIC = {
  begins: words(
    'Ąžuol Baltij Bērz Dzintar Egl Ežer Gaisma Hõbe Jūr Kadaka Kalna Kase Klev Kuld Laisv Lēdurg Liep Mere Mets Mäe Nemun Ozol Põhja Pīlādž Rand Saul Šil Siguld Tamm Tuul Upė Vaivorykšt Vēja Vilk Žali Zvaigzn',
  ),
  ends: words(
    'a ai akmens āja ala ė ela gala iai iena ija iškės järv jõe kalns krasta kula lauks linn māja mäe mala mets mõisa nurga nieki oja orus pils rand saar šilis soo sala tiltas upe uva vald vara veere',
  ),
  after: phrases('Banka, Bankas, Pank, Draudimas, Apdrošināšana, Kindlustus, Kapitāls, Investicijos, Maksed, Mokėjimai, Fondai, Krediit'),
  before: phrases('Bankas, Banka, Kredito unija, Krājaizdevu sabiedrība'),
  forms: phrases('AB, AS, UAB, OÜ, SIA'),
};

const SOUTHERN = {
  begins: words(
    'Ağa Ak Alaç Altın Amat Anad Ark Ath Ay Boğaz Çam Çınar Demir Del Doğa Ege El Galat Gök Gül Güneş Halk Heli Ilg İnci İsk Kapad Kar Kerk Kıl Kızıl Kor Kuz Lem Mar Meri Mes Nax Olym Par Pen Sam Şahin Sel Tar Troo Toros Yel Yıldız Zey',
  ),
  ends: words(
    'ada ağaç aia ala alan athos bağ bahçe ballı belen burç burnu çay dağ deniz dere dora eia ele ene era ethos gaz gedik gora hisar iada ikos ira kale kaya kent köy kule kum lı lık makia nisos olis ora ova pınar polis ria saray su tepe toria unta yaka yayla yol',
  ),
  after: phrases(
    'Bankası, Sigorta, Menkul Değerler, Portföy, Faktoring, Ödeme Hizmetleri, Markets, Trading, Securities, Trapeza, Asfalistiki, Ependytiki, Capital, Emeklilik',
  ),
  before: phrases('Trapeza, Asfaleies, Halk Bankası, Bank'),
  forms: phrases('A.Ş., S.A., Ltd, A.E.P.E.Y., AIFM Ltd, T.A.Ş.'),
};

const JAPANESE = {
  begins: words(
    'Akatsuki Aoba Asahi Fuji Fuku Haru Hikari Hino Hoshi Ishi Iwa Kaze Kawa Kita Kiri Kuro Kusa Matsu Midori Minami Mizu Momo Mori Naga Nami Nishi Ōha Oka Ryū Saku Sazan Shira Sugi Sumi Suzu Taka Take Tama Tani Tomo Tsuki Ume Yama Yū Yuki',
  ),
  ends: words(
    'bashi bayashi da dai do fuchi gaoka gawa hama hana hara hashi hata ike ishi jima kaze kawa kubo kura machi mine mizu mori mura naka no numa oka saka sagi saki shiro sawa suna tani to tsu ura wa yama zaki zono',
  ),
  after: phrases(
    'Bank, Trust Bank, Shoken, Securities, Life Insurance, Fire and Marine, Fund Advisers, Asset Management, Fund, Kessai, Shinkin Bank, Futures, Crypto',
  ),
  before: phrases('Bank of, Shinyo Kumiai'),
  forms: phrases('K.K., G.K., Co. Ltd., Sōgo Gaisha'),
};

const ASIAN = {
  begins: words(
    'Ban Bukit Byeol Chao Cheong Dae Damai Doi Fa Feng Fook Gu Gunung Han Haneul Hoi Hong Hwang In Jade Jin Kam Kim Koh Kota Lai Lok Lotus Mae Man Ming Mutiara Nam Namu Nilai On Orchid Pak Pantai Phu Ping Pla Puncak Rimba Sai San Seo Seri Shan Sun Suria Tai Tasik Thong Tin Tsing Wai Wan Wing Yi Yuet Yun',
  ),
  ends: words(
    ' Bay binari bit chai chi dam dong en fa fung garam gil gong hau hing ho hwa indah jaya kang kiu kok kong lai lam lanjang lang lei ling long loy maru mas ming mun nuri on perdana phong rin sang sari seng shan sing sok sook suk tai tara thai thong tin to tong utama wan wei wo won yang ying yu',
  ),
  after: phrases(
    'Bank, Securities, Futures, Insurance, Life Insurance, Capital, Asset Management, Bullion, Commercial Bank, Fintech, Trust, Takaful, Holdings, Wealth, Digital Exchange, Payments, Fund House',
  ),
  before: phrases('Bank of, Bank'),
  forms: phrases('Ltd, Co. Ltd., Bhd., Sdn. Bhd., Pte. Ltd., Public Company Ltd, Inc., Company Limited'),
};

const ARABIC = {
  begins: words(
    'Al_Amal Al_Badr Al_Dana Al_Fajr Al_Ghaf Al_Hilal Al_Jazeera Al_Khair Al_Marjan Al_Nakheel Al_Noor Al_Qamar Al_Rimal Al_Safa Al_Sahel Al_Waha Bahr Bayt Burj Dar Dhow Falak Gulf Hayat Jabal Khaleej Liwan Manar Mina Najm Nahr Oasis Qasr Rawda Sahara Sidra Souk Tayf Wadi Yaqoot Zahra',
  ).map((word) => word.replace('_', ' ')),
  ends: words(
    '_Al_Aman _Al_Bahar _Al_Barakah _Al_Dhahab _Al_Emar _Al_Fida _Al_Khaleej _Al_Madina _Al_Majd _Al_Oula _Al_Rimal _Al_Salam _Al_Sharq _Al_Shams _Al_Tijari _Al_Wafa _Al_Watani iya _Mutlaq _Saeed _Tamweel _Yusr',
  ).map((word) => word.replaceAll('_', ' ')),
  after: phrases('Bank, Islamic Bank, Capital, Takaful, Finance, Investments, Brokerage, Sukuk Fund, Payments, Exchange, Insurance'),
  before: phrases('Bank, Masraf'),
  forms: phrases('P.J.S.C., Co., LLC, B.S.C., Closed Joint Stock Company, (DIFC) Ltd'),
};

const INDIAN_OCEAN = {
  begins: words(
    'Amrit Anand Aravind Baobab Chandra Deep Dhanush Fynbos Ganga Gaur Hima Indra Jacar Karoo Kaveri Kili Koko Lakshmi Mango Maru Mayur Mbeki Meru Mor Nair Neem Nil Nyala Oke Padma Pari Protea Rift Sandal Sav Shanti Simba Sury Tamra Tulsi Ubuntu Uja Vaal Veld Vindh Zambe',
  ),
  ends: words(
    'a abad anna ara ari aru baad bay bosch dhara dorp fontein gaon giri giri hala itya kloof kopje kunj lig mati nagar oli opo oor patra pura rand ria rivier sagar shala spruit stan tal uja vana veld vati wana yam zi',
  ),
  after: phrases(
    'Bank, Commercial Bank, Securities, Capital, Insurance, Life, Microfinance, Broking, Asset Management, Mobile Money, Forex, Cooperative Bank, Finance, Wealth',
  ),
  before: phrases('Bank of, First, State Bank of'),
  forms: phrases('Ltd, Pvt. Ltd., Limited, (Pty) Ltd, plc, LLP, Ltée'),
};

export const LANGUAGES = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  dutch: DUTCH,
  spanish: SPANISH,
  portuguese: PORTUGUESE,
  italian: ITALIAN,
  nordic: NORDIC,
  finnish: FINNISH,
  central: CENTRAL,
  baltic: BALTIC,
  southern: SOUTHERN,
  japanese: JAPANESE,
  asian: ASIAN,
  arabic: ARABIC,
  indianOcean: INDIAN_OCEAN,
} satisfies Record<string, Language>;

const place = (weight: number, languages: Place['languages'], cities: string): Place => ({ weight, languages, cities: phrases(cities) });

/** Countries by their code in `countries.csv`. The weights are those of our register, with a little more for large markets. */
export const PLACES: Readonly<Record<string, Place>> = {
  AE: place(12, ['arabic', 'english'], 'Dubai, Abu Dhabi'),
  AT: place(10, ['german'], 'Vienna, Graz, Salzburg'),
  AU: place(24, ['english'], 'Sydney, Melbourne, Brisbane'),
  BE: place(16, ['dutch', 'french'], 'Brussels, Antwerp, Liège'),
  BM: place(20, ['english'], 'Hamilton'),
  BR: place(14, ['portuguese'], 'São Paulo, Rio de Janeiro'),
  CA: place(26, ['english', 'english', 'french'], 'Toronto, Montréal, Calgary'),
  CH: place(48, ['german', 'german', 'french', 'italian'], 'Zürich, Geneva, Basel, Lugano'),
  CL: place(5, ['spanish'], 'Santiago'),
  CY: place(16, ['southern', 'english'], 'Limassol, Nicosia'),
  CZ: place(10, ['central'], 'Prague, Brno'),
  DE: place(50, ['german'], 'Frankfurt, Munich, Hamburg, Düsseldorf'),
  DK: place(12, ['nordic'], 'Copenhagen, Århus'),
  EE: place(8, ['baltic'], 'Tallinn, Tartu'),
  ES: place(22, ['spanish'], 'Madrid, Barcelona, Málaga'),
  FI: place(10, ['finnish', 'nordic'], 'Helsinki, Tampere'),
  FR: place(46, ['french'], 'Paris, Lyon, Orléans'),
  GB: place(90, ['english'], 'London, Edinburgh, Bristol, Leeds'),
  GG: place(10, ['english', 'french'], 'Saint Peter Port'),
  GR: place(8, ['southern'], 'Athens, Thessaloniki'),
  HK: place(36, ['asian', 'english'], 'Central, Kowloon, Wan Chai'),
  HU: place(10, ['central'], 'Budapest, Győr'),
  IE: place(44, ['english'], 'Dublin, Cork, Galway'),
  IL: place(6, ['english', 'arabic'], 'Tel Aviv'),
  IM: place(6, ['english'], 'Douglas'),
  IN: place(20, ['indianOcean', 'english'], 'Mumbai, Bengaluru'),
  IS: place(5, ['nordic'], 'Reykjavík'),
  IT: place(24, ['italian'], 'Milan, Rome, Forlì'),
  JE: place(10, ['english', 'french'], 'Saint Helier'),
  JP: place(36, ['japanese'], 'Tokyo, Osaka, Kyōto'),
  KE: place(5, ['indianOcean', 'english'], 'Nairobi'),
  KR: place(14, ['asian'], 'Seoul, Busan'),
  KY: place(18, ['english'], 'George Town'),
  LI: place(10, ['german'], 'Vaduz'),
  LT: place(14, ['baltic'], 'Vilnius, Kaunas'),
  LU: place(70, ['french', 'german', 'english'], 'Luxembourg City, Esch-sur-Alzette'),
  LV: place(8, ['baltic'], 'Riga, Jūrmala'),
  MT: place(14, ['english', 'italian'], 'Valletta, Sliema'),
  MU: place(8, ['french', 'indianOcean', 'english'], 'Port Louis, Ébène'),
  MX: place(10, ['spanish'], 'Mexico City, Mérida'),
  MY: place(10, ['asian'], 'Kuala Lumpur'),
  NG: place(6, ['indianOcean', 'english'], 'Lagos'),
  NL: place(40, ['dutch'], 'Amsterdam, Rotterdam, Utrecht'),
  NO: place(10, ['nordic'], 'Oslo, Tromsø'),
  NZ: place(8, ['english'], 'Auckland, Whangārei'),
  PL: place(18, ['central'], 'Warsaw, Łódź'),
  PT: place(10, ['portuguese'], 'Lisbon, Porto'),
  RO: place(8, ['central'], 'Bucharest, Iași'),
  SA: place(8, ['arabic'], 'Riyadh, Jeddah'),
  SE: place(16, ['nordic'], 'Stockholm, Malmö'),
  SG: place(36, ['asian', 'english'], 'Singapore'),
  SI: place(5, ['central'], 'Ljubljana'),
  TH: place(8, ['asian'], 'Bangkok'),
  TR: place(12, ['southern'], 'Istanbul, Muğla'),
  TW: place(8, ['asian'], 'Taipei'),
  US: place(100, ['english'], 'New York, Chicago, Boston, San José'),
  VG: place(8, ['english'], 'Road Town'),
  ZA: place(12, ['indianOcean', 'english', 'dutch'], 'Cape Town, Johannesburg'),
};

/** Family names for partnerships. Some are short and common in any country. */
export const SURNAMES = words(
  'Abernethy Ackroyd Adeyemi Albright Almeida Andersen Ashdown Baptiste Barlow Bauer Beaumont Becker Bellweather Bianchi Blackwood Brandt Brennan Calloway Carvalho Castellano Chandra Chen Colquhoun Corbett Crawshaw Dalgliesh Delacroix Desai Devereux Dlamini Donnelly Dubois Eriksson Fairbairn Falk Farouk Ferreira Fitzwilliam Fontaine Forsyth Fujimoto Gallagher Garnier Greenhalgh Grimaldi Haddad Halvorsen Hargreaves Hartmann Hashimoto Hennessy Hoffmann Huang Iyer Jansen Järvinen Kaplan Kavanagh Keller Khoury Kimura Kowalski Kristensen Lacroix Larsson Lefèvre Lindqvist Lockhart Lombardi MacAllister Maddox Mahoney Marchetti Marsh Mehta Meridian Meyer Mitsotaki Moreau Morgan Müller Nakamura Nascimento Navarro Novák Nowak O’Hara O’Sullivan Okafor Okonkwo Oliveira Papadakis Patel Pemberton Pennick Peralta Petrov Popescu Quigley Quintero Ramírez Rasmussen Rautavaara Rees Ricci Rosenthal Rossi Sakamoto Salazar Santoro Schäfer Schmid Schneider Sinclair Singh Sørensen Sorley Steiner Strickland Svensson Szabó Tanaka Thackeray Tremblay Trevelyan Tsang Underwood Vandenberg Vasconcelos Velázquez Villeneuve Wagner Wainwright Wakefield Weiss Whitmore Winterbourne Wójcik Yamamoto Yıldız Zabala Zapletal Ziegler Zimmermann',
);

/** Names that are popular in every country. */
export const POPULAR = words(
  'Meridian Apex Summit Pinnacle Atlas Horizon Sterling Cornerstone Keystone Vanguard Liberty Pacific Atlantic Continental Alpine Northern Premier Heritage Legacy Sentinel Guardian Compass Anchor Lighthouse Harbour Bridgewater Phoenix Orion Polaris Zenith Titan Aurora Quantum Quartz Equinox Delta Sigma Omega Nova Global',
);
