import type { MessageLanguage } from '../message-details.ts';
import type { Advice } from '../../src/types.ts';

/**
 * What a question is about: the victim cannot withdraw; is asked for a fee or a tax before anything is paid out; somebody calls in the name
 * of a regulator; the money is gone; a copy of an identity card was sent; a password or remote access was given; somebody offers to get lost
 * money back; somebody asks for a security code; how to report; how to tell a fraud; an offer that is too good.
 */
export interface Question {
  text: string;
  language: MessageLanguage;
  advice: Advice;
}

type Asked = readonly (readonly [advice: Advice, text: string])[];

/*
 * Questions and cries for help of people who name nobody, as they type them into the field: with errors, in the words of their region, and
 * seldom as a question. None of them is the name of a firm.
 */

const ENGLISH: Asked = [
  ['withdraw', 'i cant get my money out of the trading app'],
  ['withdraw', 'My withdrawal has been pending for three weeks and nobody answers.'],
  ['withdraw', 'they wont let me cash out'],
  ['fee', 'been told i have to pay 15% capital gains up front before they release my profits'],
  ['fee', 'Why do I need to pay a deposit to unfreeze my own account?'],
  ['asUs', 'A lady rang saying she is from your office and that I am owed compensation. Is that you?'],
  ['asUs', 'got a letter from the regulator with a stamp asking me to ring back'],
  ['asUs', 'does the authority ever phone people at home'],
  ['paid', 'ive sent them 12 grand, what do i do now'],
  ['paid', 'I transferred money to a fraudster yesterday and my bank says it is too late'],
  ['paid', 'lost all my savings to a fake broker'],
  ['identity', 'I sent a photo of my passport to someone I no longer trust'],
  ['identity', 'they have a copy of my driving licence and a selfie, can they use it'],
  ['access', 'he made me install anydesk and then moved things about on my screen'],
  ['access', 'gave my online banking password to a man on the phone'],
  ['recovery', 'A lawyer emailed me out of the blue, he says he found my stolen bitcoin and can get it back'],
  ['recovery', 'is it true that hackers can recover lost crypto for me'],
  ['code', 'someone from my bank wants the six digit code i just got by text'],
  ['code', 'Should I read out the passcode that came on my phone?'],
  ['report', 'where do I report a dodgy website'],
  ['report', 'want to make a complaint about a con man who took my nans money, who do i tell'],
  ['scam', 'how can you tell if an investment is a con'],
  ['scam', 'this feels dodgy, is it legit or am i being had'],
  ['offer', 'Guaranteed 20 percent a month with no risk, should I go for it?'],
];

const SPANISH: Asked = [
  ['withdraw', 'no me dejan sacar mi plata de la plataforma'],
  ['withdraw', 'Llevo un mes pidiendo el retiro y siempre está en proceso.'],
  ['fee', 'me piden depositar el impuesto antes de entregarme las ganancias'],
  ['fee', 'Dicen que para liberar mi dinero tengo que pagar una comisión de 800 dólares, ¿es normal?'],
  ['fee', 'quieren q pague un seguro para desbloquear la cuenta'],
  ['asUs', 'me hablo un señor que dice ser de la autoridad financiera y que tengo una multa'],
  ['asUs', '¿Ustedes llaman por teléfono a la gente? Una mujer dijo que era del regulador.'],
  ['paid', 'ya les transferí todo, ayudaa'],
  ['paid', 'Me estafaron con 4.000 euros, ¿hay algo que pueda hacer?'],
  ['paid', 'perdi mis ahorros con un broker trucho'],
  ['identity', 'le mandé foto de mi DNI por los dos lados a un desconocido'],
  ['identity', 'tienen mi INE y una selfie mía, tengo miedo de que saquen créditos'],
  ['access', 'me hicieron bajar teamviewer y entraron a mi compu'],
  ['access', 'les di la clave de mi homebanking'],
  ['recovery', 'Un abogado me escribió y asegura que puede recuperar lo que perdí en criptomonedas'],
  ['recovery', 'dicen que encontraron mi dinero robado y me lo devuelven'],
  ['code', 'del banco me piden el código que me llegó por sms'],
  ['code', 'la chica quería que le dictara el token de seguridad'],
  ['report', 'donde puedo denunciar una página falsa'],
  ['report', 'Quiero poner una queja contra alguien que engañó a mi abuela, ¿cómo se hace?'],
  ['scam', 'como sé si una inversion es un fraude'],
  ['scam', 'esto me huele a chanchullo, ¿será un timo?'],
  ['offer', 'me ofrecen un préstamo sin buró y aprobado al tiro'],
  ['offer', 'Un conocido del gimnasio promete duplicar mi dinero en tres semanas, sin riesgo.'],
];

const FRENCH: Asked = [
  ['withdraw', 'impossible de retirer mes gains sur l’appli'],
  ['withdraw', 'Ma demande de retrait est refusée depuis septembre.'],
  ['fee', 'on me reclame une taxe de 20% avant de me verser mon argent'],
  ['fee', 'Faut-il payer des frais de dossier pour récupérer ses propres fonds ?'],
  ['asUs', 'un type se faisant passer pour le régulateur m’a téléphoné ce matin'],
  ['asUs', 'J’ai reçu un courrier à en-tête de l’autorité, avec un tampon. Est-ce vraiment vous ?'],
  ['paid', 'jai viré 6000 euros a un escroc que faire'],
  ['paid', 'J’ai tout perdu, l’argent est parti à l’étranger.'],
  ['paid', 'ma grand-mère a déjà payé les arnaqueurs'],
  ['identity', 'j’ai envoyé ma carte d’identité recto verso à un inconnu'],
  ['identity', 'ils ont une copie de mon passeport et mon dernier bulletin de paie'],
  ['access', 'il m’a fait installer anydesk et il a pris la main sur mon pc'],
  ['access', 'j’ai donné mes identifiants bancaires au téléphone'],
  ['recovery', 'Un cabinet m’appelle pour récupérer l’argent que j’ai perdu il y a deux ans'],
  ['recovery', 'qqn me dit qu’il peut faire revenir mes bitcoins volés'],
  ['code', 'mon conseiller veut que je lui lise le code reçu par sms'],
  ['code', 'Dois-je communiquer le code de validation au service fraude ?'],
  ['report', 'comment signaler un site frauduleux'],
  ['report', 'où porter plainte contre un faux courtier'],
  ['scam', 'comment reconnaître une arnaque au placement'],
  ['scam', 'ca sent l’entourloupe votre avis ?'],
  ['offer', 'rendement garanti de 3 % par semaine, c’est possible ?'],
  ['offer', 'On me propose un boulot à la maison, il suffit de noter des hôtels et je suis payée chaque soir.'],
  ['offer', 'un pret entre particuliers trouvé sur facebook, reponse en 24h'],
];

const ARABIC: Asked = [
  ['withdraw', 'ما اقدر اسحب فلوسي من المنصة'],
  ['withdraw', 'طلبت السحب قبل شهر وما زال قيد المراجعة.'],
  ['withdraw', 'رافضين يصرفوا لي ارباحي'],
  ['fee', 'يطلبون رسوم قبل ما يحولون لي المبلغ'],
  ['fee', 'قالوا لي ادفع الضريبة أولا ثم نفرج عن أموالك، هل هذا صحيح؟'],
  ['asUs', 'كلمني واحد يقول انه من هيئة الرقابة المالية'],
  ['asUs', 'هل تتصلون بالناس؟ امرأة قالت إنها موظفة عندكم وإن لي تعويضا.'],
  ['paid', 'حولت لهم كل اللي عندي وش اسوي'],
  ['paid', 'خسرت مدخراتي مع نصاب'],
  ['paid', 'دفعت 5000 درهم واكتشفت بعدها أنهم محتالون'],
  ['identity', 'ارسلت صورة بطاقتي الشخصية لشخص ما اعرفه'],
  ['identity', 'عندهم نسخة من جواز سفري، هل يستطيعون استخدامها؟'],
  ['access', 'خلاني انزل برنامج ودخل على كمبيوتري'],
  ['access', 'اعطيته كلمة سر حسابي البنكي'],
  ['recovery', 'محام يقول انه يقدر يرجع فلوسي المسروقة'],
  ['recovery', 'وصلتني رسالة بأنهم وجدوا أموالي الضائعة وسيعيدونها إلي'],
  ['code', 'واحد من البنك يبي رمز التحقق اللي وصلني'],
  ['code', 'هل أعطي الموظف رقم OTP الذي وصل على جوالي؟'],
  ['report', 'وين ابلغ عن موقع نصب'],
  ['report', 'أريد تقديم شكوى ضد محتال، ما الطريقة؟'],
  ['scam', 'كيف اعرف ان الاستثمار نصب'],
  ['scam', 'حاسس ان في شي غلط، هل هذا احتيال؟'],
  ['offer', 'ربح مضمون 10 بالمية كل اسبوع بدون مخاطرة'],
  ['offer', 'عرضوا علي شغل من البيت، بس اعجب بالفيديوهات وآخذ راتب يومي'],
];

const CHINESE: Asked = [
  ['withdraw', '平台一直不给我提现'],
  ['withdraw', '申请出金三个星期了，客服说还在审核。'],
  ['fee', '说要先交20%的个人所得税才能提款'],
  ['fee', '為什麼要我先繳保證金才肯放款？'],
  ['asUs', '有个自称监管局的人打电话说我涉嫌洗钱'],
  ['asUs', '收到盖了章的监管部门的信，要我回电，是你们寄的吗'],
  ['asUs', '你們會主動致電市民嗎'],
  ['paid', '我已经转了八万过去，怎么办啊'],
  ['paid', '錢都匯出去了，還追得回來嗎？'],
  ['paid', '被骗光了积蓄 想死的心都有'],
  ['identity', '我把身份证正反面发给对方了'],
  ['identity', '護照和自拍都傳給了陌生人，會不會被拿去開戶'],
  ['access', '他让我下了个软件然后屏幕就不听使唤了'],
  ['access', '网银密码告诉了电话里的人'],
  ['recovery', '有律师联系我说能把被骗的钱要回来'],
  ['recovery', '網上說可以幫忙追回虛擬貨幣，是真的嗎'],
  ['code', '银行的人让我把短信验证码念给他'],
  ['code', '對方要我手機收到的OTP，可以給嗎？'],
  ['report', '在哪里可以举报假网站'],
  ['report', '想投诉一个骗了我奶奶的人，找谁'],
  ['scam', '怎么判断投资是不是骗人的'],
  ['scam', '感覺怪怪的，這是詐騙嗎'],
  ['offer', '稳赚不赔每个月20%，能投吗'],
  ['offer', '有人介绍在家刷单，一天三百，靠谱不'],
];

const ASKED: Readonly<Record<MessageLanguage, Asked>> = { en: ENGLISH, es: SPANISH, fr: FRENCH, ar: ARABIC, zh: CHINESE };
const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'fr', 'ar', 'zh'];

export const QUESTIONS: readonly Question[] = LANGUAGES.flatMap((language) =>
  ASKED[language].map(([advice, text]) => ({ text, language, advice })),
);
