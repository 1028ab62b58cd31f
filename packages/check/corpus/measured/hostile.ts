import { createHash } from 'node:crypto';
import type { FirmRecord } from '../../src/types.ts';
import { IMITATION_KINDS, imitate } from '../imitations.ts';
import { PHONE_FORMS } from '../phones.ts';
import { createRandom, type Random } from '../random.ts';
import type { MessageLanguage } from './genuine.ts';

/*
 * Messages that have something genuine of a firm, and any other way to reach or to pay somebody, which is on no record. No answer about such
 * a message may be calm, and none may say that everything is on record: the genuine part can be copied by anybody.
 */

interface HostileText {
  text: string;
  /** The way to reach or to pay somebody that is on no record. */
  way: HostileWay;
}

/** The sentences of a language. */
interface Words {
  /** Sentences with something genuine. The bar is the place where another sentence can stand. */
  genuine: readonly string[];
  greetings: readonly string[];
  /** Sentences that say nothing about how to reach anybody. */
  fillers: readonly string[];
  /** The heads of emails, with the sender's genuine mailbox and another one for replies. */
  heads: readonly string[];
  /** Sentences around a way, which is where `{}` is. */
  ways: Readonly<
    Record<
      'phone' | 'iban' | 'account' | 'card' | 'wallet' | 'handle' | 'messenger' | 'page' | 'form' | 'site' | 'email' | 'code',
      readonly string[]
    >
  >;
}

const ENGLISH: Words = {
  genuine: [
    '{name}: a new device has signed in to your account. | If this was not you, go to {site} and look at your activity.',
    'Dear customer, your direct debit came back unpaid. | Please settle the balance before Friday. {name}, {site}',
    'Your application for a notice account with {name} has been approved. | Licence {licence}. The welcome pack follows by post.',
    "Hi, it's {name} again. | We tried you from {phone} this morning about a payment of £640.",
    'We wrote to you from {email} last week and have not heard back. | Your online access ends at midnight.',
    '{site} | Your statement for October is ready to view.',
    '{email} | Remittance advice 4471 attached. Kindly confirm receipt.',
    '{name}\n{site}\n{phone}\n|\nCase 20391: the payee of your standing order has been changed.',
    'You have been pre-selected for the 5-year notes of {name} at 7.4 %. | Prospectus and licence ({licence}) at {site}.',
    'Thank you for choosing {name}. | Questions about the contract? Our website is {site} and our mailbox is {email}.',
    'Good afternoon, as agreed I am sending the details for the transfer. | Kind regards, Private Clients, {name}',
    'Licence {licence} | That is us, so you are in safe hands.',
  ],
  greetings: ['Dear Mrs Holloway,', 'Dear valued client,', 'Hi Jane', 'URGENT NOTICE', 'RE: YOUR FILE 20391'],
  fillers: [
    'Please do not reply to this text.',
    'This offer ends on 30 November 2025.',
    'Amount due: GBP 1,180.00.',
    'Your session expires in 15 minutes.',
  ],
  heads: [
    'From: {name} <{email}>\nReply-To: {reply}\nTo: jane.holloway@mail.test\nSubject: Your refund\n\n{body}',
    'From: {email}\nTo: Jane Holloway\nReply to: {reply}\nSubject: Action needed\n\n{body}',
    'Subject: Case closed\nFrom: "{name}" <{email}>\nreply-to: <{reply}>\n\n{body}',
    'From: {email}\nSent: 14 November 2025 09:31\nSend answers to: {reply}\n\n{body}',
  ],
  ways: {
    phone: ['Security team {}', 'Not you? {}', 'Your case officer: {}', 'If in doubt {} (option 2)', 'To stop this payment dial {}'],
    iban: ['Please use our new account from now on: {}', 'Funds must reach {} before 4 pm.', 'A safe account was set up for you {}'],
    account: [
      'Pay to sort code {sort}, account {number}.',
      'New bank details: s/c {sort} a/c {number}',
      'Move the balance to {sort} {number} today.',
    ],
    card: ['Top up card {} with the missing amount.', 'Card for the deposit: {}'],
    wallet: ['Send the USDT to {}', 'Deposit wallet: {}'],
    handle: ['Write to {} with your code.', '{} will take you through the next step.'],
    messenger: ['Telegram: {}', 'WhatsApp me: {}', 'Signal - {}', 'My WeChat is {}', 'Add us on Telegram, user {}'],
    page: ['Follow the case at {}', 'Our clients meet here: {}'],
    form: ['Fill in the release form: {}', 'Confirm your identity here {}'],
    site: ['Cancel at {}', 'Log in through {} while we move our servers.', 'Unlock: {}', '{} shows your balance.', 'New portal = {}'],
    email: ['Reply to {} only.', 'Legal department, {}', 'Copy {} on every message.'],
    code: ['<a href="{}">Confirm</a>', '[Open the secure message]({})', 'Paste this into the address bar: {}', 'Button: {}'],
  },
};

const SPANISH: Words = {
  genuine: [
    '{name}: se ha iniciado sesión desde un dispositivo nuevo. | Si no ha sido usted, entre en {site} y revise sus movimientos.',
    'Estimada clienta: el recibo de este mes fue devuelto. | Regularice el saldo antes del viernes. {name}, {site}',
    'Su solicitud de cuenta remunerada en {name} ha sido aprobada. | Licencia {licence}. Recibirá el contrato por correo postal.',
    'Hola, somos {name} otra vez. | Le marcamos esta mañana desde el {phone} por un cargo de 3,480.00 pesos.',
    'Le escribimos la semana pasada desde {email} y no hemos tenido respuesta. | Su acceso vence hoy a medianoche.',
    '{site} | Ya puede ver el extracto de octubre.',
    '{email} | Adjuntamos el justificante 4471. Rogamos acuse de recibo.',
    '{name}\n{site}\n{phone}\n|\nExp. 20391: han cambiado los datos del beneficiario de su transferencia periódica.',
    'Usted fue preseleccionado para los pagarés a cinco años de {name} al 7,4 %. | Folleto y licencia ({licence}) en {site}.',
    'Gracias por confiar en {name}. | ¿Dudas sobre el contrato? Nuestra web es {site} y nuestro buzón, {email}.',
    'Buenas tardes, según lo hablado le paso los datos para el giro. | Saludos cordiales, Banca Privada, {name}',
    'Licencia {licence} | Esos somos nosotros, así que puede estar tranquila.',
  ],
  greetings: ['Estimado señor Cárdenas:', 'Apreciable cliente:', 'Hola Luis', 'AVISO URGENTE', 'REF.: SU EXPEDIENTE 20391'],
  fillers: [
    'No responda a este mensaje.',
    'La oferta termina el 30 de noviembre de 2025.',
    'Importe pendiente: 1.180,00 €.',
    'La sesión caduca en 15 minutos.',
  ],
  heads: [
    'De: {name} <{email}>\nResponder a: {reply}\nPara: luis.cardenas@mail.test\nAsunto: Su reembolso\n\n{body}',
    'De: {email}\nEnviado el: viernes, 14 de noviembre de 2025 9:31\nResponder-a: {reply}\nAsunto: Acción necesaria\n\n{body}',
    'Asunto: Expediente cerrado\nDe: "{name}" <{email}>\nRespuestas a: <{reply}>\n\n{body}',
    'From: {email}\nReply-To: {reply}\nPara: Luis Cárdenas\n\n{body}',
  ],
  ways: {
    phone: [
      'Equipo de seguridad {}',
      '¿No ha sido usted? {}',
      'Su ejecutiva es Lorena, {}',
      'Mándeme la clave por SMS al {}',
      'Dudas o aclaraciones: {} (opción 2)',
    ],
    iban: [
      'A partir de hoy use nuestra cuenta nueva: {}',
      'El dinero debe llegar a {} antes de las 16 h.',
      'Le hemos abierto una cuenta segura {}',
    ],
    account: [
      'Deposite en la CLABE {clabe} y mande el comprobante.',
      'Transferencia por SPEI a {clabe}',
      'Nueva cuenta bancaria: {clabe}, concepto sus apellidos.',
    ],
    card: ['Recargue la tarjeta {} con la diferencia.', 'Tarjeta para el depósito: {}'],
    wallet: ['Mande los USDT a {}', 'Billetera para el depósito: {}'],
    handle: ['Escriba a {} con su clave.', '{} le explica el siguiente paso.'],
    messenger: ['Telegram: {}', 'Mi WhatsApp: {}', 'Signal: {}', 'Agrégueme en WeChat: {}', 'Búsquenos en Telegram, usuario {}'],
    page: ['Siga su caso en {}', 'Aquí se reúnen nuestros inversores: {}'],
    form: ['Llene el formulario de liberación: {}', 'Confirme su identidad aquí {}'],
    site: [
      'Anúlelo en {}',
      'Ingrese por {} mientras cambiamos de servidor.',
      'Desbloquear: {}',
      'En {} verá su saldo.',
      'Portal nuevo = {}',
    ],
    email: ['Conteste solo a {}', 'Departamento jurídico, {}', 'Ponga en copia a {} siempre.'],
    code: ['<a href="{}">Confirmar</a>', '[Abrir el mensaje seguro]({})', 'Pegue esto en la barra de direcciones: {}', 'Botón: {}'],
  },
};

const FRENCH: Words = {
  genuine: [
    '{name} : un nouvel appareil s’est connecté à votre compte. | Si ce n’est pas vous, allez sur {site} et vérifiez vos opérations.',
    'Chère cliente, votre prélèvement est revenu impayé. | Merci de régulariser avant vendredi. {name}, {site}',
    'Votre demande de livret auprès de {name} est acceptée. | Agrément {licence}. Le contrat vous parviendra par la poste.',
    'Bonjour, c’est encore {name}. | Nous vous avons appelé ce matin du {phone} au sujet d’un débit de 640 €.',
    'Nous vous avons écrit la semaine dernière depuis {email}, sans réponse de votre part. | Votre accès expire ce soir à minuit.',
    '{site} | Votre relevé d’octobre est en ligne.',
    '{email} | Avis de virement 4471 ci-joint. Merci d’en accuser réception.',
    '{name}\n{site}\n{phone}\n|\nDossier 20391 : le bénéficiaire de votre virement permanent a changé.',
    'Vous êtes présélectionné pour les obligations à cinq ans de {name} à 7,4 %. | Prospectus et agrément ({licence}) sur {site}.',
    'Merci d’avoir choisi {name}. | Des questions sur le contrat ? Notre site est {site} et notre adresse {email}.',
    'Bonsoir, comme convenu voici les coordonnées pour le virement. | Bien à vous, Clientèle privée, {name}',
    'Agrément {licence} | C’est bien nous, vous êtes entre de bonnes mains.',
  ],
  greetings: ['Cher Monsieur Tessier,', 'Madame, Monsieur,', 'Bonjour Paul', 'AVIS URGENT', 'OBJET : VOTRE DOSSIER 20391'],
  fillers: [
    'Ne répondez pas à ce message.',
    'Cette offre prend fin le 30 novembre 2025.',
    'Montant dû : 1 180,00 €.',
    'Votre session expire dans 15 minutes.',
  ],
  heads: [
    'De : {name} <{email}>\nRépondre à : {reply}\nÀ : paul.tessier@mail.test\nObjet : Votre remboursement\n\n{body}',
    'De : {email}\nEnvoyé : vendredi 14 novembre 2025 09:31\nRéponse à : {reply}\nObjet : Action requise\n\n{body}',
    'Objet : Dossier clos\nDe : "{name}" <{email}>\nAdresse de réponse : <{reply}>\n\n{body}',
    'From: {email}\nReply-To: {reply}\nÀ : Paul Tessier\n\n{body}',
  ],
  ways: {
    phone: [
      'Cellule sécurité {}',
      'Ce n’est pas vous ? {}',
      'Votre conseillère : Solène, {}',
      'Envoyez OUI ou NON au {}',
      'En cas de doute {} (touche 2)',
    ],
    iban: [
      'Merci d’utiliser désormais notre nouveau compte : {}',
      'Les fonds doivent arriver sur {} avant 16 h.',
      'Un compte sécurisé est ouvert pour vous {}',
    ],
    account: ['Nouveau RIB : {rib}', 'Code banque, guichet, compte et clé : {rib}', 'Transférez le solde sur le compte {rib} aujourd’hui.'],
    card: ['Rechargez la carte {} du montant manquant.', 'Carte pour le dépôt : {}'],
    wallet: ['Envoyez les USDT à {}', 'Portefeuille de dépôt : {}'],
    handle: ['Écrivez à {} avec votre code.', '{} vous guide pour la suite.'],
    messenger: [
      'Telegram : {}',
      'Mon WhatsApp : {}',
      'Signal - {}',
      'Ajoutez-moi sur WeChat : {}',
      'Cherchez-nous sur Telegram, pseudo {}',
    ],
    page: ['Suivez le dossier sur {}', 'Nos clients se retrouvent ici : {}'],
    form: ['Remplissez le formulaire de déblocage : {}', 'Confirmez votre identité ici {}'],
    site: [
      'Annulez sur {}',
      'Passez par {} pendant le changement de serveur.',
      'Débloquer : {}',
      '{} affiche votre solde.',
      'Nouveau portail = {}',
    ],
    email: ['Répondez uniquement à {}', 'Service juridique, {}', 'Mettez {} en copie à chaque fois.'],
    code: ['<a href="{}">Confirmer</a>', '[Ouvrir le message sécurisé]({})', 'Collez ceci dans la barre d’adresse : {}', 'Bouton : {}'],
  },
};

const ARABIC: Words = {
  genuine: [
    '{name}: تم تسجيل الدخول إلى حسابك من جهاز جديد. | إذا لم تكن أنت، ادخل إلى {site} وراجع عملياتك.',
    'عميلتنا العزيزة، تم رفض الخصم الشهري. | يرجى تسديد الرصيد قبل يوم الخميس. {name}، {site}',
    'تمت الموافقة على طلبك لفتح حساب ادخار لدى {name}. | الترخيص {licence}. سيصلك العقد بالبريد.',
    'مرحبا، نحن {name} مرة أخرى. | حاولنا الاتصال بك صباح اليوم من {phone} بخصوص مبلغ 2400 ريال.',
    'كتبنا لك الأسبوع الماضي من {email} ولم يصلنا رد. | ينتهي دخولك الليلة عند منتصف الليل.',
    '{site} | كشف حساب شهر أكتوبر جاهز.',
    '{email} | مرفق إشعار التحويل 4471، يرجى تأكيد الاستلام.',
    '{name}\n{site}\n{phone}\n|\nالملف 20391: تم تغيير المستفيد من أمر الدفع الدائم.',
    'تم اختيارك مسبقا للاكتتاب في سندات {name} لخمس سنوات بعائد 7.4٪. | النشرة والترخيص ({licence}) على {site}.',
    'شكرا لاختياركم {name}. | لديكم استفسار عن العقد؟ موقعنا {site} وبريدنا {email}.',
    'مساء الخير، كما اتفقنا أرسل لك تفاصيل الحوالة. | مع التحية، الخدمات الخاصة، {name}',
    'الترخيص {licence} | هذا نحن، فاطمئن.',
  ],
  greetings: ['السيد خالد المحترم،', 'عميلنا الكريم،', 'مرحبا خالد', 'إشعار عاجل', 'الموضوع: ملفكم 20391'],
  fillers: ['لا ترد على هذه الرسالة.', 'ينتهي العرض في 30 نوفمبر 2025.', 'المبلغ المستحق: 1,180.00 درهم.', 'تنتهي الجلسة خلال 15 دقيقة.'],
  heads: [
    'من: {name} <{email}>\nالرد إلى: {reply}\nإلى: khalid@mail.test\nالموضوع: استرداد مبلغك\n\n{body}',
    'من: {email}\nتم الإرسال: الجمعة 14 نوفمبر 2025 09:31\nالرد على: {reply}\nالموضوع: إجراء مطلوب\n\n{body}',
    'الموضوع: إغلاق الملف\nمن: "{name}" <{email}>\nعنوان الرد: <{reply}>\n\n{body}',
    'From: {email}\nReply-To: {reply}\nإلى: خالد\n\n{body}',
  ],
  ways: {
    phone: ['فريق الأمان {}', 'لست أنت؟ {}', 'موظفة ملفك: هند، {}', 'ارسل الرمز برسالة الى {}', 'عند الشك {} (التحويلة 2)'],
    iban: ['يرجى استخدام حسابنا الجديد من الآن: {}', 'يجب أن يصل المبلغ إلى {} قبل الرابعة عصرا.', 'فتحنا لك حسابا آمنا {}'],
    account: ['رقم الحساب الجديد: {local}', 'حول الرصيد إلى الحساب رقم {local} اليوم.', 'الايداع في حساب {local} باسم أمانات العملاء'],
    card: ['اشحن البطاقة {} بالفرق.', 'بطاقة الإيداع: {}'],
    wallet: ['ارسل USDT إلى {}', 'محفظة الإيداع: {}'],
    handle: ['اكتب إلى {} مع الرمز.', '{} سيشرح لك الخطوة التالية.'],
    messenger: ['تلغرام: {}', 'واتساب: {}', 'سيجنال - {}', 'أضفني على وي تشات: {}', 'ابحث عنا في تيليجرام، المستخدم {}'],
    page: ['تابع ملفك على {}', 'يجتمع عملاؤنا هنا: {}'],
    form: ['املأ نموذج الإفراج: {}', 'أكد هويتك هنا {}'],
    site: ['ألغ العملية على {}', 'ادخل من {} حتى ننتهي من نقل الخوادم.', 'فك الحظر: {}', 'رصيدك ظاهر في {}', 'البوابة الجديدة = {}'],
    email: ['رد فقط على {}', 'الإدارة القانونية، {}', 'ضع {} في نسخة كل رسالة.'],
    code: ['<a href="{}">تأكيد</a>', '[افتح الرسالة الآمنة]({})', 'الصق هذا في شريط العنوان: {}', 'زر: {}'],
  },
};

const CHINESE: Words = {
  genuine: [
    '【{name}】您的账户刚在新设备上登录。|如非本人操作，请到 {site} 查看记录。',
    '尊敬的客户，您本月的扣款失败。|请于周五前补足余额。{name}，{site}',
    '您在{name}申请的定期账户已获批准。|牌照{licence}，合同另行邮寄。',
    '您好，还是{name}。|今早我们用 {phone} 打过给您，关于一笔6400元的付款。',
    '上周我们从 {email} 给您写过信，尚未收到回复。|您的网上登录今晚零点失效。',
    '{site} |您十月份的对账单已生成。',
    '{email} |附件为4471号汇款通知，收到请确认。',
    '{name}\n{site}\n{phone}\n|\n案件20391：您的定期转账收款人已变更。',
    '恭喜您入选{name}五年期票据预配售，年息7.4%。|章程与牌照（{licence}）见 {site} 。',
    '感谢您选择{name}。|对合同有疑问？网站 {site} ，邮箱 {email} 。',
    '下午好，按约定把汇款资料发给您。|顺颂商祺，{name}私人客户部',
    '牌照{licence}。|就是我们，请放心。',
  ],
  greetings: ['尊敬的张女士：', '亲爱的客户，', '紧急通知！', '關於您的案件20391：', '张姐您好，'],
  fillers: ['请勿回复本短信。', '优惠至2025年11月30日止。', '应付金额：1,180.00元。', '页面将在15分钟后失效。'],
  heads: [
    '发件人：{name} <{email}>\n回复至：{reply}\n收件人：zhang@mail.test\n主题：您的退款\n\n{body}',
    '发件人: {email}\n发送时间: 2025年11月14日 9:31\n回复地址: {reply}\n主题: 请尽快处理\n\n{body}',
    '主旨：結案通知\n寄件者："{name}" <{email}>\n回覆至：<{reply}>\n\n{body}',
    'From: {email}\nReply-To: {reply}\n收件人: 张女士\n\n{body}',
  ],
  ways: {
    phone: ['安全组 {}。', '不是您？{}！', '您的专员：小林，{}。', '验证码发到{}即可。', '有疑问 {}（转2）。'],
    iban: ['即日起请改用新账户：{}。', '款项须于下午四点前到达 {} 。', '已为您开设安全账户{}。'],
    account: ['收款账号：{local}，户名客户资金。', '请汇入账户{local}，备注姓名。', '轉帳帳號：{local}，完成後截圖。'],
    card: ['差额请充到卡号 {} 。', '入金卡号：{}。'],
    wallet: ['USDT转到 {} 。', '充币地址：{}。'],
    handle: ['把验证码发给 {} 。', '下一步由 {} 带您操作。'],
    messenger: [
      '加微信：{}。',
      '加V：{}。',
      '微信号{}，备注姓名。',
      '飞机（Telegram）：{}。',
      'WhatsApp找 {} 。',
      '請加LINE或WeChat：{}。',
    ],
    page: ['案件进度见 {} 。', '客户群：{}。'],
    form: ['请填写解冻申请表：{}。', '在此验证身份 {} 。'],
    site: ['取消请登录{}。', '服务器迁移期间请走 {} 登录。', '解锁：{}。', '余额见 {} 。', '新平台＝{}。'],
    email: ['只回复 {} 。', '法务部，{}。', '每封邮件都抄送 {} 。'],
    code: ['<a href="{}">确认</a>', '[打开安全消息]({})', '把这段粘贴到地址栏：{} 。', '按钮：{} 。'],
  },
};

const WORDS: Readonly<Record<MessageLanguage, Words>> = { en: ENGLISH, es: SPANISH, fr: FRENCH, ar: ARABIC, zh: CHINESE };
const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'fr', 'ar', 'zh'];

/** A mobile number: `#` is any digit. `international` is how it goes on after the country code. */
interface Plan {
  code: string;
  national: string;
  international: string;
}

/** Mobile numbers of countries where the language is spoken. */
const PLANS: Readonly<Record<MessageLanguage, readonly Plan[]>> = {
  en: [
    { code: '44', national: '07### ######', international: '7### ######' },
    { code: '44', national: '020 7### ####', international: '20 7### ####' },
    { code: '1', national: '415 6## ####', international: '415 6## ####' },
    { code: '61', national: '04## ### ###', international: '4## ### ###' },
  ],
  es: [
    { code: '34', national: '6## ### ###', international: '6## ### ###' },
    { code: '52', national: '55 4### ####', international: '55 4### ####' },
    { code: '57', national: '31# ### ####', international: '31# ### ####' },
    { code: '56', national: '9 7### ####', international: '9 7### ####' },
  ],
  fr: [
    { code: '33', national: '06 ## ## ## ##', international: '6 ## ## ## ##' },
    { code: '33', national: '01 8# ## ## ##', international: '1 8# ## ## ##' },
    { code: '32', national: '04## ## ## ##', international: '4## ## ## ##' },
    { code: '41', national: '07# ### ## ##', international: '7# ### ## ##' },
  ],
  ar: [
    { code: '966', national: '05# ### ####', international: '5# ### ####' },
    { code: '971', national: '05# ### ####', international: '5# ### ####' },
    { code: '20', national: '010 #### ####', international: '10 #### ####' },
    { code: '212', national: '06 ## ## ## ##', international: '6 ## ## ## ##' },
  ],
  zh: [
    { code: '86', national: '139 #### ####', international: '139 #### ####' },
    { code: '86', national: '021 5### ####', international: '21 5### ####' },
    { code: '852', national: '9### ####', international: '9### ####' },
    { code: '886', national: '0978 ### ###', international: '978 ### ###' },
  ],
};

const digits = (random: Random, pattern: string) => pattern.replaceAll('#', () => String(random.below(10)));
const text = (random: Random, count: number, letters: string) => Array.from({ length: count }, () => random.pick([...letters])).join('');
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const MIXED = `${LOWER}${LOWER.toUpperCase()}0123456789`;

function nationalNumber(random: Random, language: MessageLanguage): string {
  return digits(random, random.pick(PLANS[language]).national);
}

function internationalNumber(random: Random, language: MessageLanguage): string {
  const { code, international } = random.pick(PLANS[random.chance(70) ? language : random.pick(LANGUAGES)]);
  const rest = digits(random, international);
  return random.pick([
    `+${code} ${rest}`,
    `+${code}${rest.replaceAll(' ', '')}`,
    `00${code} ${rest}`,
    `+${code}-${rest.replaceAll(' ', '-')}`,
  ]);
}

/** The remainder by 97 of a long row of digits. */
const remainder97 = (row: string) => [...row].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** An IBAN with the right check digits, as fraudsters give: a wrong one would not bring them any money. */
function makeIban(random: Random): string {
  const [country, pattern] = random.pick([
    ['GB', 'MIDL##############'],
    ['DE', '##################'],
    ['ES', '####################'],
    ['FR', '####################0##'],
    ['LT', '################'],
    ['NL', 'INGB##########'],
    ['SA', '80##################'],
    ['AE', '033################'],
  ] as const);
  const account = digits(random, pattern);
  const row = [...`${account}${country}00`].map((one) => (/\d/.test(one) ? one : String(one.charCodeAt(0) - 55))).join('');
  const iban = `${country}${String(98 - remainder97(row)).padStart(2, '0')}${account}`;
  return random.chance(60) ? (iban.match(/.{1,4}/g) ?? []).join(' ') : iban;
}

/** A card number with the right check digit (Luhn). */
function makeCard(random: Random): string {
  const begin =
    digits(random, random.pick(['4###########', '51##########', '55##########', '6222########', '4917########'])) + digits(random, '###');
  const sum = [...begin].toReversed().reduce((total, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  const card = `${begin}${(10 - (sum % 10)) % 10}`;
  return random.pick([card, (card.match(/.{4}/g) ?? []).join(' '), (card.match(/.{4}/g) ?? []).join('-')]);
}

const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** An address of Bitcoin or Tron in Base58, with its checksum. */
function makeBase58(random: Random, version: number): string {
  const payload = Uint8Array.from([version, ...Array.from({ length: 20 }, () => random.below(256))]);
  const bytes = Buffer.concat([payload, hash(hash(payload)).subarray(0, 4)]);
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let address = '';
  for (; number > 0n; number /= 58n) address = BASE_58.charAt(Number(number % 58n)) + address;
  return version === 0 ? `1${address}` : address;
}

const makeWallet = (random: Random) =>
  random.pick([
    () => makeBase58(random, 0),
    () => makeBase58(random, 5),
    () => makeBase58(random, 65),
    () => `0x${text(random, 40, '0123456789abcdef')}`,
    () => random.pick(['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3']),
  ])();

/** The numbers of an account as its country writes them, with the check digits of Mexico and France. */
const ACCOUNTS: Readonly<Record<string, (random: Random) => string>> = {
  sort: (random) => digits(random, '2#-##-##'),
  number: (random) => digits(random, '########'),
  clabe: (random) => {
    const begin = digits(random, '0################');
    const sum = [...begin].reduce((total, digit, at) => total + ((Number(digit) * ([3, 7, 1][at % 3] ?? 0)) % 10), 0);
    return `${begin}${(10 - (sum % 10)) % 10}`;
  },
  rib: (random) => {
    const [bank, branch, account] = [digits(random, '3####'), digits(random, '0####'), digits(random, '###########')];
    return `${bank} ${branch} ${account} ${String(97 - remainder97(`${bank}${branch}${account}00`)).padStart(2, '0')}`;
  },
  local: (random) => digits(random, '62##########'),
};

const HANDLE_WORDS = [
  'refund',
  'desk',
  'client',
  'care',
  'officer',
  'adviser',
  'claims',
  'support',
  'manager',
  'reed',
  'lena',
  'marco',
  'vip',
];

function userName(random: Random): string {
  const by = random.pick(['_', '', '_']);
  return `${random.pick(HANDLE_WORDS)}${by}${random.pick(HANDLE_WORDS)}${random.pick(['', digits(random, '##'), digits(random, '####')])}`;
}

function unrelatedHost(random: Random): string {
  const syllable = () => text(random, 1, 'bdfgklmnprstvz') + text(random, 1, 'aeiou') + random.pick(['', '', 'n', 'r', 'l']);
  const word = syllable() + syllable() + syllable();
  return `${random.pick(['', '', 'my-', 'client-'])}${word}.${random.pick(['com', 'net', 'info', 'online', 'co.uk', 'top', 'com.mx', 'fr', 'cn', 'ae'])}`;
}

const PATHS = ['', '', '/', '/login', '/k/7fQ2', '/start?case=20391', '/index.html'];

/** What a way is made from. */
interface Context {
  firm: FirmRecord;
  language: MessageLanguage;
}

/** The host of the first website without `www.`, or a host of the name of a firm that has none on record. */
function domainOf({ name, websites }: FirmRecord): string {
  const [website] = websites ?? [];
  if (website !== undefined) return new URL(website).hostname.replace(/^www\./, '');
  return `${plain(name).slice(0, 20)}.com`;
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The first letters of the words of a name, such as `nwb`. */
function initials({ name }: FirmRecord): string {
  return plain((name.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0)).join('')).slice(0, 3);
}

const imitation = (random: Random, { firm }: Context) =>
  imitate(random, random.pick(IMITATION_KINDS), domainOf(firm)) ?? unrelatedHost(random);

/** The ways to reach or to pay somebody: the sentences around each, and a function that makes it. */
const WAYS = {
  'number in one piece': { around: 'phone', make: (random, { language }) => nationalNumber(random, language).replaceAll(' ', '') },
  'number in groups': {
    around: 'phone',
    make: (random, { language }) => nationalNumber(random, language).replaceAll(' ', random.pick([' ', ' ', '-', '.', '\u00a0'])),
  },
  'international number': { around: 'phone', make: (random, { language }) => internationalNumber(random, language) },
  IBAN: { around: 'iban', make: makeIban },
  'account of a country': { around: 'account', make: () => '' },
  card: { around: 'card', make: makeCard },
  wallet: { around: 'wallet', make: makeWallet },
  handle: { around: 'handle', make: (random) => `@${userName(random)}` },
  'name in a messenger': { around: 'messenger', make: (random) => `${random.pick(['', '', '@'])}${userName(random)}` },
  'page on a network': {
    around: 'page',
    make: (random, { language }) => {
      const page = random.pick([
        `www.facebook.com/${userName(random)}`,
        `www.linkedin.com/in/${userName(random).replace('_', '-')}`,
        `www.instagram.com/${userName(random)}/`,
        `t.me/${userName(random)}`,
        `t.me/+${text(random, 16, MIXED)}`,
        `wa.me/${internationalNumber(random, language).replace(/^00/, '').replaceAll(/\D/g, '')}`,
        `chat.whatsapp.com/${text(random, 22, MIXED)}`,
        `x.com/${userName(random)}`,
      ]);
      return random.chance(60) ? `https://${page}` : page;
    },
  },
  'page on a shared host': {
    around: 'form',
    make: (random, { firm }) => {
      const brand = plain(firm.name).slice(0, 12);
      const page = random.pick([
        `forms.gle/${text(random, 17, MIXED)}`,
        `docs.google.com/forms/d/e/1FAIpQL${text(random, 20, MIXED)}/viewform`,
        `${random.pick([brand, userName(random).replace('_', '-')])}.typeform.com/to/${text(random, 8, MIXED)}`,
        `${random.pick([brand, 'clients-area'])}.github.io/${random.pick(['pay', 'login', ''])}`,
        `${random.pick([brand, 'helpdesk24'])}.wixsite.com/${random.pick(['help', 'my-site'])}`,
        `sites.google.com/view/${brand}-${random.pick(['help', 'kyc'])}`,
      ]);
      return random.chance(70) ? `https://${page}` : page;
    },
  },
  'unrelated website': {
    around: 'site',
    make: (random) => `https://${random.pick(['', 'www.'])}${unrelatedHost(random)}${random.pick(PATHS)}`,
  },
  'unrelated host': {
    around: 'site',
    make: (random) => `${random.pick(['', 'www.'])}${unrelatedHost(random)}${random.pick(['', '', '/login'])}`,
  },
  'short host': {
    around: 'site',
    make: (random, { firm }) =>
      `${random.pick(['', '', 'https://'])}${initials(firm)}${random.pick(['', '', '1', 'x', '-24'])}.${random.pick(['cc', 'me', 'co', 'ly', 'to', 'is', 'gg', 'at', 'io', 'vc', 'sh'])}`,
  },
  'IP address': {
    around: 'site',
    make: (random) => {
      const address = `${random.pick(['45', '91', '185', '203'])}.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
      return random.pick([`http://${address}/login`, `https://${address}`, `${address}:8080`, `${address}/nb`]);
    },
  },
  'look-alike website': {
    around: 'site',
    make: (random, context) => {
      const site = imitation(random, context);
      return site.startsWith('https://') || random.chance(50) ? site : `https://${site}${random.pick(PATHS)}`;
    },
  },
  'email at an unrelated host': { around: 'email', make: (random) => `${userName(random)}@${unrelatedHost(random)}` },
  'email at a provider': {
    around: 'email',
    make: (random, { firm }) =>
      `${random.pick([plain(firm.name).slice(0, 14), userName(random)])}@${random.pick(['gmail.com', 'outlook.com', 'yahoo.com', '163.com', 'proton.me', 'hotmail.fr'])}`,
  },
  'mailbox for replies': {
    around: 'head',
    make: (random, context) =>
      `${userName(random)}@${random.pick([
        () => unrelatedHost(random),
        () => random.pick(['gmail.com', 'proton.me', 'qq.com']),
        () =>
          imitation(random, context)
            .replace(/^https:\/\//, '')
            .replace(/\/.*/, ''),
      ])()}`,
  },
  'link that runs code': {
    around: 'code',
    make: (random) =>
      random.pick([
        'javascript:document.forms[0].submit()',
        `javascript:open(atob('${Buffer.from(unrelatedHost(random)).toString('base64')}'))`,
        `data:text/html;base64,${Buffer.from(`<h1>${text(random, 6, LOWER)}</h1><form>`).toString('base64')}`,
        'data:text/html,<script>alert(1)</script>',
      ]),
  },
} satisfies Record<string, { around: keyof Words['ways'] | 'head'; make: (random: Random, context: Context) => string }>;

type HostileWay = keyof typeof WAYS;

const HOSTILE_WAYS = Object.keys(WAYS).filter((way): way is HostileWay => way in WAYS);

const PHONES_WRITTEN = ['as in the register', 'international', 'international with 00', 'national'] as const;
const MAILBOXES = ['info', 'service', 'payments', 'no-reply', 'private.clients', 'm.keller'];
const SITE_PATHS = ['', '', '/', '/login', '/en/terms'];

/** The places of a template that a firm can fill. */
function placesOf(random: Random, firm: FirmRecord): Readonly<Record<string, string>> {
  const { name, licenseId, websites, emailDomains, phones } = firm;
  const [website] = websites ?? [];
  const [mailDomain] = emailDomains ?? [];
  const [phone] = phones ?? [];
  const written = phone === undefined ? undefined : PHONE_FORMS[random.pick(PHONES_WRITTEN)]?.(phone);
  const site =
    website === undefined ? undefined : random.pick([website, domainOf(firm), `https://my.${domainOf(firm)}`]) + random.pick(SITE_PATHS);
  return {
    name,
    licence: licenseId,
    ...(site !== undefined && { site }),
    ...(mailDomain !== undefined && { email: `${random.pick(MAILBOXES)}@${mailDomain}` }),
    ...(written !== undefined && { phone: written }),
  };
}

const PLACE = /\{(name|licence|site|email|phone)\}/g;

const canFill = (template: string, { websites = [], emailDomains = [], phones = [] }: FirmRecord) =>
  (websites.length > 0 || !template.includes('{site}')) &&
  (emailDomains.length > 0 || !template.includes('{email}')) &&
  (phones.length > 0 || !template.includes('{phone}'));

/** Hostile texts in five languages in turn, with every way in each. The same seed gives the same texts. */
export function hostileTexts(count: number, seed: number, firms: readonly FirmRecord[]): HostileText[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, nth) => {
    const language = LANGUAGES[nth % LANGUAGES.length] ?? 'en';
    const way = HOSTILE_WAYS[Math.floor(nth / LANGUAGES.length) % HOSTILE_WAYS.length] ?? 'IBAN';
    return { text: compose(random, language, way, firms), way };
  });
}

/** A sentence with a way to reach or to pay somebody, and the place of the way in it. */
interface HostileSentence extends HostileText {
  begin: number;
  end: number;
}

/** Sentences with every way in each language, without anything genuine. The same seed gives the same sentences. */
export function hostileSentences(count: number, seed: number, firms: readonly FirmRecord[]): HostileSentence[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, nth) => {
    const language = LANGUAGES[nth % LANGUAGES.length] ?? 'en';
    const way = HOSTILE_WAYS[Math.floor(nth / LANGUAGES.length) % HOSTILE_WAYS.length] ?? 'IBAN';
    const { around, make } = WAYS[way];
    const made = makeUnlisted(() => make(random, { firm: random.pick(firms), language }), firms);
    const sentence = { text: '', begin: 0, end: 0 };
    for (const part of random.pick(WORDS[language].ways[around === 'head' ? 'email' : around]).split(/(\{\w*\})/)) {
      const kind = /^\{(\w*)\}$/.exec(part)?.[1];
      const written = kind === undefined ? part : (ACCOUNTS[kind]?.(random) ?? made);
      // A sort code is only the beginning of an account.
      if (kind !== undefined && kind !== 'sort') {
        sentence.begin = sentence.text.length;
        sentence.end = sentence.begin + written.length;
      }
      sentence.text += written;
    }
    return { ...sentence, way };
  });
}

function compose(random: Random, language: MessageLanguage, way: HostileWay, firms: readonly FirmRecord[]): string {
  const { genuine, greetings, fillers, heads, ways } = WORDS[language];
  const { around, make } = WAYS[way];
  const template = random.pick(genuine);
  const head = around === 'head' ? random.pick(heads) : '{body}';
  const firm = random.pick(firms.filter((one) => canFill(head + template, one)));
  const made = makeUnlisted(() => make(random, { firm, language }), firms);
  const places = placesOf(random, firm);
  const fill = (part: string) => part.replaceAll(PLACE, (whole, one: string) => places[one] ?? whole);
  const gap = random.pick(language === 'zh' ? ['', '\n', ' '] : [' ', ' ', '\n', '\n\n']);
  const [first = '', second = ''] = template.split('|').map((part) => fill(part.replaceAll(/^ | $/g, '')));
  const body = around === 'head' ? [first, second] : arrange(random, [first, second], fillWay(random, random.pick(ways[around]), made));
  const parts = [
    ...(random.chance(35) ? [random.pick(greetings)] : []),
    ...body,
    ...Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, () => random.pick(fillers)),
  ];
  return fill(head)
    .replace('{reply}', () => made)
    .replace('{body}', () => parts.filter((part) => part !== '').join(gap));
}

/** The sentence with the other way stands before, between or after the genuine ones. */
function arrange(random: Random, [first, second]: readonly [string, string], sentence: string): readonly string[] {
  return random.pick([
    [sentence, first, second],
    [first, sentence, second],
    [first, sentence, second],
    [first, second, sentence],
    [first, second, sentence],
  ]);
}

function fillWay(random: Random, sentence: string, made: string): string {
  return sentence.replace('{}', () => made).replaceAll(/\{(\w+)\}/g, (whole, kind: string) => ACCOUNTS[kind]?.(random) ?? whole);
}

/** A way that is not by chance on the record of a firm: no number of the register ends in its last eight digits. */
function makeUnlisted(make: () => string, firms: readonly FirmRecord[]): string {
  const numbers = firms.flatMap(({ phones = [] }) => phones);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const made = make();
    const end = made.replaceAll(/\D/g, '').slice(-8);
    if (end.length < 8 || !numbers.some((number) => number.endsWith(end))) return made;
  }
  throw new Error('Every number that was made is on record');
}
