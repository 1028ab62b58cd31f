/*
 * Questions and cries for help of people who name nobody, as they type them into the field: with errors, in the words of their region, and
 * seldom as a question. None of them is the name of a firm.
 */

const ENGLISH: readonly string[] = [
  'i cant get my money out of the trading app',
  'they wont let me cash out',
  'Why do I need to pay a deposit to unfreeze my own account?',
  'got a letter from the regulator with a stamp asking me to ring back',
  'ive sent them 12 grand, what do i do now',
  'lost all my savings to a fake broker',
  'they have a copy of my driving licence and a selfie, can they use it',
  'gave my online banking password to a man on the phone',
  'is it true that hackers can recover lost crypto for me',
  'Should I read out the passcode that came on my phone?',
  'want to make a complaint about a con man who took my nans money, who do i tell',
  'this feels dodgy, is it legit or am i being had',
];

const SPANISH: readonly string[] = [
  'no me dejan sacar mi plata de la plataforma',
  'me piden depositar el impuesto antes de entregarme las ganancias',
  'quieren q pague un seguro para desbloquear la cuenta',
  '¿Ustedes llaman por teléfono a la gente? Una mujer dijo que era del regulador.',
  'Me estafaron con 4.000 euros, ¿hay algo que pueda hacer?',
  'le mandé foto de mi DNI por los dos lados a un desconocido',
  'me hicieron bajar teamviewer y entraron a mi compu',
  'Un abogado me escribió y asegura que puede recuperar lo que perdí en criptomonedas',
  'del banco me piden el código que me llegó por sms',
  'donde puedo denunciar una página falsa',
  'como sé si una inversion es un fraude',
  'me ofrecen un préstamo sin buró y aprobado al tiro',
];

const FRENCH: readonly string[] = [
  'impossible de retirer mes gains sur l’appli',
  'on me reclame une taxe de 20% avant de me verser mon argent',
  'un type se faisant passer pour le régulateur m’a téléphoné ce matin',
  'jai viré 6000 euros a un escroc que faire',
  'ma grand-mère a déjà payé les arnaqueurs',
  'ils ont une copie de mon passeport et mon dernier bulletin de paie',
  'j’ai donné mes identifiants bancaires au téléphone',
  'qqn me dit qu’il peut faire revenir mes bitcoins volés',
  'Dois-je communiquer le code de validation au service fraude ?',
  'où porter plainte contre un faux courtier',
  'ca sent l’entourloupe votre avis ?',
  'On me propose un boulot à la maison, il suffit de noter des hôtels et je suis payée chaque soir.',
];

const ARABIC: readonly string[] = [
  'ما اقدر اسحب فلوسي من المنصة',
  'رافضين يصرفوا لي ارباحي',
  'قالوا لي ادفع الضريبة أولا ثم نفرج عن أموالك، هل هذا صحيح؟',
  'هل تتصلون بالناس؟ امرأة قالت إنها موظفة عندكم وإن لي تعويضا.',
  'خسرت مدخراتي مع نصاب',
  'ارسلت صورة بطاقتي الشخصية لشخص ما اعرفه',
  'خلاني انزل برنامج ودخل على كمبيوتري',
  'محام يقول انه يقدر يرجع فلوسي المسروقة',
  'واحد من البنك يبي رمز التحقق اللي وصلني',
  'وين ابلغ عن موقع نصب',
  'كيف اعرف ان الاستثمار نصب',
  'ربح مضمون 10 بالمية كل اسبوع بدون مخاطرة',
];

const CHINESE: readonly string[] = [
  '平台一直不给我提现',
  '说要先交20%的个人所得税才能提款',
  '有个自称监管局的人打电话说我涉嫌洗钱',
  '你們會主動致電市民嗎',
  '錢都匯出去了，還追得回來嗎？',
  '我把身份证正反面发给对方了',
  '他让我下了个软件然后屏幕就不听使唤了',
  '有律师联系我说能把被骗的钱要回来',
  '银行的人让我把短信验证码念给他',
  '在哪里可以举报假网站',
  '怎么判断投资是不是骗人的',
  '稳赚不赔每个月20%，能投吗',
];

export const QUESTIONS: readonly string[] = [...ENGLISH, ...SPANISH, ...FRENCH, ...ARABIC, ...CHINESE];
