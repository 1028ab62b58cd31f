import type { MessageLanguage } from '../message-details.ts';

export interface Question {
  text: string;
  language: MessageLanguage;
}

/*
 * Questions and cries for help of people who name nobody, as they type them into the field: with errors, in the words of their region, and
 * seldom as a question. None of them is the name of a firm.
 */

const ENGLISH: readonly string[] = [
  'i cant get my money out of the trading app',
  'My withdrawal has been pending for three weeks and nobody answers.',
  'they wont let me cash out',
  'been told i have to pay 15% capital gains up front before they release my profits',
  'Why do I need to pay a deposit to unfreeze my own account?',
  'A lady rang saying she is from your office and that I am owed compensation. Is that you?',
  'got a letter from the regulator with a stamp asking me to ring back',
  'does the authority ever phone people at home',
  'ive sent them 12 grand, what do i do now',
  'I transferred money to a fraudster yesterday and my bank says it is too late',
  'lost all my savings to a fake broker',
  'I sent a photo of my passport to someone I no longer trust',
  'they have a copy of my driving licence and a selfie, can they use it',
  'he made me install anydesk and then moved things about on my screen',
  'gave my online banking password to a man on the phone',
  'A lawyer emailed me out of the blue, he says he found my stolen bitcoin and can get it back',
  'is it true that hackers can recover lost crypto for me',
  'someone from my bank wants the six digit code i just got by text',
  'Should I read out the passcode that came on my phone?',
  'where do I report a dodgy website',
  'want to make a complaint about a con man who took my nans money, who do i tell',
  'how can you tell if an investment is a con',
  'this feels dodgy, is it legit or am i being had',
  'Guaranteed 20 percent a month with no risk, should I go for it?',
];

const SPANISH: readonly string[] = [
  'no me dejan sacar mi plata de la plataforma',
  'Llevo un mes pidiendo el retiro y siempre está en proceso.',
  'me piden depositar el impuesto antes de entregarme las ganancias',
  'Dicen que para liberar mi dinero tengo que pagar una comisión de 800 dólares, ¿es normal?',
  'quieren q pague un seguro para desbloquear la cuenta',
  'me hablo un señor que dice ser de la autoridad financiera y que tengo una multa',
  '¿Ustedes llaman por teléfono a la gente? Una mujer dijo que era del regulador.',
  'ya les transferí todo, ayudaa',
  'Me estafaron con 4.000 euros, ¿hay algo que pueda hacer?',
  'perdi mis ahorros con un broker trucho',
  'le mandé foto de mi DNI por los dos lados a un desconocido',
  'tienen mi INE y una selfie mía, tengo miedo de que saquen créditos',
  'me hicieron bajar teamviewer y entraron a mi compu',
  'les di la clave de mi homebanking',
  'Un abogado me escribió y asegura que puede recuperar lo que perdí en criptomonedas',
  'dicen que encontraron mi dinero robado y me lo devuelven',
  'del banco me piden el código que me llegó por sms',
  'la chica quería que le dictara el token de seguridad',
  'donde puedo denunciar una página falsa',
  'Quiero poner una queja contra alguien que engañó a mi abuela, ¿cómo se hace?',
  'como sé si una inversion es un fraude',
  'esto me huele a chanchullo, ¿será un timo?',
  'me ofrecen un préstamo sin buró y aprobado al tiro',
  'Un conocido del gimnasio promete duplicar mi dinero en tres semanas, sin riesgo.',
];

const FRENCH: readonly string[] = [
  'impossible de retirer mes gains sur l’appli',
  'Ma demande de retrait est refusée depuis septembre.',
  'on me reclame une taxe de 20% avant de me verser mon argent',
  'Faut-il payer des frais de dossier pour récupérer ses propres fonds ?',
  'un type se faisant passer pour le régulateur m’a téléphoné ce matin',
  'J’ai reçu un courrier à en-tête de l’autorité, avec un tampon. Est-ce vraiment vous ?',
  'jai viré 6000 euros a un escroc que faire',
  'J’ai tout perdu, l’argent est parti à l’étranger.',
  'ma grand-mère a déjà payé les arnaqueurs',
  'j’ai envoyé ma carte d’identité recto verso à un inconnu',
  'ils ont une copie de mon passeport et mon dernier bulletin de paie',
  'il m’a fait installer anydesk et il a pris la main sur mon pc',
  'j’ai donné mes identifiants bancaires au téléphone',
  'Un cabinet m’appelle pour récupérer l’argent que j’ai perdu il y a deux ans',
  'qqn me dit qu’il peut faire revenir mes bitcoins volés',
  'mon conseiller veut que je lui lise le code reçu par sms',
  'Dois-je communiquer le code de validation au service fraude ?',
  'comment signaler un site frauduleux',
  'où porter plainte contre un faux courtier',
  'comment reconnaître une arnaque au placement',
  'ca sent l’entourloupe votre avis ?',
  'rendement garanti de 3 % par semaine, c’est possible ?',
  'On me propose un boulot à la maison, il suffit de noter des hôtels et je suis payée chaque soir.',
  'un pret entre particuliers trouvé sur facebook, reponse en 24h',
];

const ARABIC: readonly string[] = [
  'ما اقدر اسحب فلوسي من المنصة',
  'طلبت السحب قبل شهر وما زال قيد المراجعة.',
  'رافضين يصرفوا لي ارباحي',
  'يطلبون رسوم قبل ما يحولون لي المبلغ',
  'قالوا لي ادفع الضريبة أولا ثم نفرج عن أموالك، هل هذا صحيح؟',
  'كلمني واحد يقول انه من هيئة الرقابة المالية',
  'هل تتصلون بالناس؟ امرأة قالت إنها موظفة عندكم وإن لي تعويضا.',
  'حولت لهم كل اللي عندي وش اسوي',
  'خسرت مدخراتي مع نصاب',
  'دفعت 5000 درهم واكتشفت بعدها أنهم محتالون',
  'ارسلت صورة بطاقتي الشخصية لشخص ما اعرفه',
  'عندهم نسخة من جواز سفري، هل يستطيعون استخدامها؟',
  'خلاني انزل برنامج ودخل على كمبيوتري',
  'اعطيته كلمة سر حسابي البنكي',
  'محام يقول انه يقدر يرجع فلوسي المسروقة',
  'وصلتني رسالة بأنهم وجدوا أموالي الضائعة وسيعيدونها إلي',
  'واحد من البنك يبي رمز التحقق اللي وصلني',
  'هل أعطي الموظف رقم OTP الذي وصل على جوالي؟',
  'وين ابلغ عن موقع نصب',
  'أريد تقديم شكوى ضد محتال، ما الطريقة؟',
  'كيف اعرف ان الاستثمار نصب',
  'حاسس ان في شي غلط، هل هذا احتيال؟',
  'ربح مضمون 10 بالمية كل اسبوع بدون مخاطرة',
  'عرضوا علي شغل من البيت، بس اعجب بالفيديوهات وآخذ راتب يومي',
];

const CHINESE: readonly string[] = [
  '平台一直不给我提现',
  '申请出金三个星期了，客服说还在审核。',
  '说要先交20%的个人所得税才能提款',
  '為什麼要我先繳保證金才肯放款？',
  '有个自称监管局的人打电话说我涉嫌洗钱',
  '收到盖了章的监管部门的信，要我回电，是你们寄的吗',
  '你們會主動致電市民嗎',
  '我已经转了八万过去，怎么办啊',
  '錢都匯出去了，還追得回來嗎？',
  '被骗光了积蓄 想死的心都有',
  '我把身份证正反面发给对方了',
  '護照和自拍都傳給了陌生人，會不會被拿去開戶',
  '他让我下了个软件然后屏幕就不听使唤了',
  '网银密码告诉了电话里的人',
  '有律师联系我说能把被骗的钱要回来',
  '網上說可以幫忙追回虛擬貨幣，是真的嗎',
  '银行的人让我把短信验证码念给他',
  '對方要我手機收到的OTP，可以給嗎？',
  '在哪里可以举报假网站',
  '想投诉一个骗了我奶奶的人，找谁',
  '怎么判断投资是不是骗人的',
  '感覺怪怪的，這是詐騙嗎',
  '稳赚不赔每个月20%，能投吗',
  '有人介绍在家刷单，一天三百，靠谱不',
];

const ASKED: Readonly<Record<MessageLanguage, readonly string[]>> = { en: ENGLISH, es: SPANISH, fr: FRENCH, ar: ARABIC, zh: CHINESE };
const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'fr', 'ar', 'zh'];

export const QUESTIONS: readonly Question[] = LANGUAGES.flatMap((language) => ASKED[language].map((text) => ({ text, language })));
