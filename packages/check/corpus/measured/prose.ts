import type { MessageLanguage } from '../message-details.ts';

export interface Passage {
  text: string;
  language: MessageLanguage;
}

/*
 * Ordinary passages, which accuse nobody and pretend nothing. Some are reports that name a firm of our register and have the telephone number
 * and the mailbox of a newsroom; others have words that look like requests (confirmed, firmed, visitors) or share a usual word with a warned
 * name (carp, lantern, dune, tern). No answer about them may be an alarm.
 */

const ENGLISH: readonly string[] = [
  'Northwold Bank plc confirmed on Monday that it will keep its branch in Hexham open for another year. Tips for the business desk: desk@northerncourier.test or 0191 496 0271.',
  'Shares in Calderstane Mutual Assurance Ltd firmed in early trading, our reporter writes. Newsroom: 020 7946 0611.',
  'Tidewell Insurance plc said visitors to its museum of fire marks had doubled. Corrections to this article: editor@tidewaytimes.test',
  'In brief: Saltmarket Brokers Ltd has moved to Leith Walk. Subscribe to the morning letter at www.courier-daily.test or ring subscriptions on 0131 496 0402.',
  'A spokesman for Ottershaw Clearing Ltd declined to comment. Additional reporting by Helen Marr; write to her at h.marr@evening-post.test.',
  'Hickory Lock Casualty Company, which is licensed under FCA-2019-US-016, paid 1,140 claims after the hailstorm, the paper found. Letters to the editor, 12 Mill Lane, letters@plainsrecord.test',
  'Minutes, 11 November. Present: Ann, Bob, Curtis. Item 3: the treasurer will ask Bramblecote Building Society about a second signatory. Next meeting 9 December, 19:30.',
  'The board noted that Pennick Marsh Capital LLP had confirmed the fee of 0.4 %. Action: secretary to file the letter. Apologies from J. Doyle, 07700 900418.',
  'Our firm acts for the executors of the late Mr Tolland, who held a policy with Laxdale Life Assurance Ltd. Kindly address replies to Rowan & Pyle Solicitors, probate@rowanpyle.test, 01632 960118.',
  'The hearing in the matter of Hawkrill Markets Ltd has been put back to 14 January. Counsel may inspect the bundle between 10 and 4.',
  'Simmer the lentils for 25 minutes, stir in the spinach, and finish with lemon. Serves 4; keeps 2 days in the fridge.',
  'Fold 200 g of sugar into the egg whites a spoonful at a time, then bake at 110 degrees until the meringue has firmed up.',
  'We caught a carp of nine pounds at the quarry and put it back, a beautiful golden thing.',
  'The copper lantern by the porch has gone green, does vinegar help?',
  'Night train to Inverness, then the 9:41 bus; bring boots, the dune path is wet until noon.',
  'Visitors are asked to sign the book at the desk and to leave umbrellas in the stand.',
  'Your table for two is confirmed for Friday at 7.30 pm. The kitchen closes at ten.',
  'Mum says the boiler man came, and could you ring her tonight, nothing urgent.',
  'The tern colony on the north spit fledged forty chicks this summer, more than in any year since 1998.',
  'Half of the class has handed in the essay on the gold standard; the rest have until Thursday.',
  'Anyone got a spare ticket for Saturday? Happy to swap two for the Sunday matinee.',
  'Please find the agenda attached. Coffee from 9, first talk at 9.30, lunch is included.',
  'The choir needs tenors. We meet on Wednesdays in the hall behind the church, no audition.',
  'A correction: the interview with the head of Liverdale hospital ran under the wrong photograph on Tuesday.',
];

const SPANISH: readonly string[] = [
  'Banco Almadraba S.A. confirma que mantendrá abierta su oficina de Barbate un año más. Escriba a la redacción: redaccion@diariodelsur.test o 956 555 014.',
  'Las acciones de Seguros Peñaflor del Duero S.A. subieron ayer un 2 %, según nuestra corresponsal. Teléfono de la redacción: 983 555 120.',
  'Banco Cenote Real S.A. firmó el patrocinio del museo de la ciudad, que recibió 40.000 visitantes. Fe de erratas: lectores@periodicomaya.test',
  'Breves: Cierzo Gestión S.G.I.I.C., S.A. se muda a la calle Alfonso. Suscripciones en www.heraldolocal.test o en el 976 555 088.',
  'Un portavoz de Ñuñalco Corredores de Bolsa S.A. no quiso hacer declaraciones. Con información de Paula Sáez, psaez@lahora-austral.test.',
  'Seguros Quetzalmar S.A. de C.V. (FCA-2006-MX-001) pagó 1.140 siniestros tras el huracán, confirmó el diario. Cartas al director: cartas@elgolfo.test, 229 555 0147.',
  'Acta del 11 de noviembre. Asisten: Nuria, Íñigo y Remedios. Punto 3: la tesorera preguntará al banco por la segunda firma. Próxima junta, 9 de diciembre, 19:30.',
  'La comunidad acordó firmemente no cambiar de seguro. Se confirma la derrama de 60 euros. Excusa su ausencia el 2.º B, 612 345 901.',
  'Este despacho representa a los herederos de don Eusebio Roldán, que tenía fondos en Cierzo Gestión S.G.I.I.C., S.A. Notificaciones: Baena y Soto Abogados, baena-soto@despacho.test, 914 555 063.',
  'El juzgado aplazó al 14 de enero la vista sobre Companhia de Seguros Penedão S.A. Las partes pueden consultar los autos de 10 a 14 h.',
  'Sofría la cebolla diez minutos, agregue el arroz y tres tazas de caldo; tape y espere 18 minutos.',
  'Bate las claras a punto de nieve con 200 g de azúcar y hornéalas a 110 grados hasta que queden firmes.',
  'Pescamos una carpa dorada de cuatro kilos en el embalse y la soltamos.',
  'El farol de cobre del patio se puso verde, ¿sirve el vinagre?',
  'Tren nocturno a Vigo y luego el bus de las 9:41; traigan botas, el sendero de la duna está mojado.',
  'Se ruega a los visitantes que firmen el libro y dejen el paraguas en la entrada.',
  'Su mesa para dos queda confirmada el viernes a las 21:30. La cocina cierra a las 23.',
  'Dice mi mamá que ya vino el plomero y que le marques en la noche, nada urgente.',
  'La colonia de charranes sacó adelante cuarenta pollos este verano, más que ningún año desde 1998.',
  'Media clase entregó el ensayo sobre el patrón oro; los demás tienen hasta el jueves.',
  '¿A alguien le sobra una entrada para el sábado? Cambio dos del domingo.',
  'Adjunto el orden del día. Café a las 9, primera charla a las 9:30, la comida está incluida.',
  'El coro busca tenores. Ensayamos los miércoles detrás de la iglesia, sin prueba.',
  'Fe de errores: la entrevista al director del hospital salió el martes con otra fotografía.',
];

const FRENCH: readonly string[] = [
  'Loirélan Crédit SA confirme le maintien de son agence de Saumur pour un an. Contactez la rédaction : redaction@courrierdeloire.test ou 02 61 91 44 07.',
  'Le titre Réassurances Outrevent SA s’est affermi mardi, note notre correspondant. Standard du journal : 01 99 00 41 12.',
  'Chaînor SAS est une jeune firme qui attire les visiteurs du salon de Lyon. Une erreur dans cet article ? correction@gazettedurhone.test',
  'En bref : Tournefeuil Gestion SAS déménage rue d’Alsace. Abonnez-vous sur www.echo-du-midi.test ou au 05 36 49 00 18.',
  'Un porte-parole de Banque Dentellaz S.A. n’a pas souhaité s’exprimer. Avec Maud Rey, m.rey@journal-lemanique.test.',
  'Assurances Hesbignonnes S.A. (FCA-2010-BE-008) a réglé 1 140 sinistres après la grêle, selon le quotidien. Courrier des lecteurs : lecteurs@lameuse-libre.test',
  'Compte rendu du 11 novembre. Présents : Odile, Bertrand, Yves. Point 3 : la trésorière interrogera la banque sur la seconde signature. Prochaine réunion le 9 décembre à 19 h 30.',
  'Le conseil confirme l’appel de fonds de 60 euros et maintient l’assurance. Excusée : Mme Daviet, 06 12 34 90 18.',
  'Notre cabinet assiste la succession de M. Faure, titulaire d’un contrat chez Prévoyance Garonnaise SA. Merci d’adresser vos courriers à Maître Jolivet, etude.jolivet@avocats.test, 05 36 49 00 77.',
  'L’audience relative à Wexcombe Payments, Inc. est renvoyée au 14 janvier. Le dossier se consulte au greffe de 10 h à 16 h.',
  'Faites revenir les oignons dix minutes, versez le riz puis trois tasses de bouillon, couvrez et attendez 18 minutes.',
  'Montez les blancs avec 200 g de sucre et enfournez à 110 degrés jusqu’à ce que la meringue soit ferme.',
  'On a pêché une carpe dorée de quatre kilos à l’étang, puis on l’a relâchée.',
  'La lanterne en cuivre du perron a verdi, le vinaigre marche-t-il ?',
  'Train de nuit pour Briançon puis car de 9 h 41 ; prenez des bottes, le chemin de la dune est trempé.',
  'Les visiteurs sont priés de signer le registre et de laisser leur parapluie à l’accueil.',
  'Votre table pour deux est confirmée vendredi à 20 h. La cuisine ferme à 22 h.',
  'Maman dit que le chauffagiste est passé et que tu peux la rappeler ce soir, rien d’urgent.',
  'La colonie de sternes de la pointe nord a élevé quarante jeunes cet été, un record depuis 1998.',
  'La moitié de la classe a rendu la dissertation sur l’étalon-or, les autres ont jusqu’à jeudi.',
  'Quelqu’un aurait une place pour samedi ? J’en échange deux pour dimanche.',
  'Ci-joint l’ordre du jour. Café à 9 h, premier exposé à 9 h 30, le déjeuner est compris.',
  'La chorale cherche des ténors, répétition le mercredi derrière l’église, sans audition.',
  'Rectificatif : l’entretien avec la directrice de l’hôpital a paru mardi sous une autre photo.',
];

const ARABIC: readonly string[] = [
  'أكدت Qasr Al Rimal Capital Co. أنها ستبقي فرعها في الرياض مفتوحا سنة أخرى. للتواصل مع التحرير: tahrir@sahifa-najd.test أو 011 555 0142.',
  'ارتفع سهم Wadi Tuwayn Cooperative Insurance Co. في بداية التداول، بحسب مراسلنا. هاتف غرفة الأخبار: 011 555 0177.',
  'قال متحدث باسم Bank Al Marjaniyya PJSC إن عدد زوار معرضه تضاعف. لتصويب أي خطأ في الخبر: tasweeb@khaleej-yawm.test',
  'باختصار: انتقلت Ghaf Court Virtual Assets LLC إلى مبنى جديد في دبي. للاشتراك في النشرة www.akhbar-almarfa.test أو هاتف 04 555 0126.',
  'رفضت Dhow Quarter Capital Ltd التعليق على الخبر. شاركت في التغطية سلمى قاسم، salma.q@alnahar-albahri.test',
  'دفعت Northwold Bank plc تعويضات بعد عطل في أجهزتها، كما علمت الصحيفة. بريد القراء: qurraa@alraqeem.test',
  'محضر اجتماع 11 نوفمبر. الحضور: عادل، منى، ياسر. البند الثالث: تسأل أمينة الصندوق المصرف عن التوقيع الثاني. الاجتماع القادم 9 ديسمبر الساعة 7:30.',
  'أقر المجلس الرسوم وقدرها 60 ريالا ولم يغير شركة التأمين. اعتذر عن الحضور: أبو طلال، 0501234890.',
  'يمثل مكتبنا ورثة المرحوم سعيد الهاشمي، وكانت له وثيقة لدى Wadi Tuwayn Cooperative Insurance Co. توجه المراسلات إلى المحامي حسام بدر، h.badr@mahamat.test، هاتف 011 555 0193.',
  'أجلت المحكمة جلسة Hawkrill Markets Ltd إلى 14 يناير. يمكن الاطلاع على الملف من العاشرة إلى الرابعة.',
  'يقلى البصل عشر دقائق ثم يضاف الأرز وثلاثة أكواب من المرق ويغطى 18 دقيقة.',
  'اخفق بياض البيض مع 200 غرام من السكر واخبزه على حرارة 110 درجات حتى يتماسك.',
  'صدنا سمكة شبوط ذهبية وزنها أربعة كيلو ثم أعدناها إلى الماء.',
  'فانوس النحاس على الباب اخضر لونه، هل ينفع الخل؟',
  'القطار الليلي إلى أسوان ثم الحافلة الساعة 9:41، والطريق بين الكثبان موحل حتى الظهر.',
  'يرجى من الزوار التوقيع في السجل وترك المظلات عند المدخل.',
  'تم تأكيد طاولتكم لشخصين يوم الجمعة الساعة 8 مساء. يغلق المطبخ الساعة 11.',
  'تقول أمي إن السباك جاء وكلمها الليلة، ليس أمرا عاجلا.',
  'ربت طيور الخرشنة أربعين فرخا هذا الصيف، أكثر من أي عام منذ 1998.',
  'سلم نصف الطلاب مقال معيار الذهب، والباقون حتى الخميس.',
  'من عنده تذكرة زائدة ليوم السبت؟ أبدل اثنتين ليوم الأحد.',
  'مرفق جدول الأعمال. القهوة الساعة 9 وأول محاضرة 9:30 والغداء مشمول.',
  'تبحث الفرقة عن عازف عود. نتدرب كل أربعاء في القاعة الخلفية.',
  'تصحيح: نشرت مقابلة مدير المستشفى يوم الثلاثاء بصورة شخص آخر.',
];

const CHINESE: readonly string[] = [
  'Lok Kiu Bank Ltd昨日确认，湾仔分行将继续营业一年。新闻线索请寄 news@gangcheng-ribao.test 或致电编辑部 2555 0142。',
  '本报记者：Pak Wan Ridge Securities Ltd股价早盘走强。编辑部电话：2555 0177。',
  'Bukit Lanjang Bank Ltd发言人说，参观银行博物馆的访客翻了一番。更正来信：jiaodui@nanyang-wanbao.test',
  '简讯：Nine Islets Asset Management Ltd迁入新址。订阅本刊请看 www.caijing-zhoukan.test 或电话 2555 0126。',
  'Hoshikawa Trust Bank K.K.拒絕置評。本文另有陳思敏報道，s.chan@wanbao-online.test。',
  '據本報了解，Harbour Lotus Life Company Ltd（FCA-2021-HK-016）風災後賠付1,140宗。讀者來函：letters@haigang-shibao.test，2555 0193。',
  '11月11日会议纪要。出席：老周、小吴、阿萍。第三项：财务向银行询问第二签署人。下次会议12月9日19:30。',
  '业委会确认每户分摊60元，保险公司不变。请假：李姐，13812349018。',
  '本所代理已故何先生的遗产，其持有Orchid Causeway Asset Management Pte. Ltd.的基金。来函请寄梁律师，liang@lushisuo.test，2555 0168。',
  'Sai Kwan Virtual Assets Ltd一案押後至1月14日再訊，案卷可於10時至16時查閱。',
  '洋葱炒十分钟，下米，加三杯高汤，盖上盖焖18分钟。',
  '蛋白加200克糖打发，110度烘到变硬即可。',
  '我们在水库钓到一条四公斤的金色鲤鱼，又放回去了。',
  '门口的铜灯笼长了绿锈，用醋擦行吗？',
  '夜车到敦煌，再坐9:41的班车，沙丘那段路中午前都是湿的。',
  '请访客在登记簿上签名，雨伞放在门口。',
  '您周五晚七点半的两人桌已确认，厨房十点打烊。',
  '妈说修锅炉的来过了，你晚上给她回个话，不急。',
  '今年夏天北岸的燕鸥孵出四十只雏鸟，是1998年以来最多的一年。',
  '一半同学交了金本位的作文，其余的周四前交。',
  '誰有多一張星期六的門票？我用兩張星期日的換。',
  '附上議程，九時茶點，九時半開始，午餐已包括在內。',
  '合唱团招男高音，每周三在教堂后面的礼堂排练，不用面试。',
  '更正：周二刊登的医院院长专访用错了照片。',
];

const PASSAGES: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  ar: ARABIC,
  zh: CHINESE,
};
const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'fr', 'ar', 'zh'];

export const PRESS: readonly Passage[] = LANGUAGES.flatMap((language) => PASSAGES[language].map((text) => ({ text, language })));
