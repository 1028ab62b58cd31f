import type { FirmRecord } from '../../src/types.ts';
import { PHONE_FORMS } from '../phones.ts';
import { createRandom, type Random } from '../random.ts';

/*
 * Messages that a firm really sends, with nothing but its own contact points to use: letters, emails, short messages and chats. The engine is
 * measured on these and on no others: none of them may be accused, and most are on record in every part.
 */

export type MessageLanguage = 'en' | 'es' | 'fr' | 'ar' | 'zh';

/** Only a firm with a recorded number can fill `{phone}`. */
type Templates = readonly string[];

const ENGLISH: Templates = [
  '{name}: your complaint {ref} is closed. Not happy with the outcome? The ombudsman (phone 0300 555 0187, www.ombudsman.test) can look at it. Our own number has not changed: {phone}',
  '{name}: you paid £4.85 to COSTA.CO.UK on 11 Nov with your card ending 4417. Don’t recognise it? Log in at {site}',
  '{name}. Lost your card? {phone}, Monday to Friday 8am to 8pm, Saturday 9 to 1. Closed on bank holidays.',
  `Hello {reader},

we opened our new branch on {date}. See the pictures on our page {page}. Everything about your account stays at {site}.

{name}`,
  `Payment confirmation

Amount: GBP {amount}
Reference: {ref}
Date: {date}
From: your current account ending 218

No action is needed. {name}, {site}`,
  'A one-time code was sent to your mobile 07700 900123. {name} staff will never ask you for it. {site}',
  `Dear {reader},

you changed the email address on your account to {mail} on {date}. If you did not do this, sign in at {site} and change your password.

{name}`,
  `{name} - market notes, week 46

Bond yields fell a little. The full text is at {site}.

You get this letter because you have an account with us. Unsubscribe: {home}/unsubscribe?u=20391-{ref} | Privacy: {home}/privacy`,
];

const SPANISH: Templates = [
  '{name} le informa: si nuestra respuesta a la queja {ref} no le satisface, la comisión de defensa del usuario lo orienta en el 55 5340 0199. Nuestro teléfono sigue siendo el {phone}.',
  '{name}: compra de 12,50 EUR en RENFE.COM con su tarjeta *4417 el 11/11. ¿No la reconoce? Entre en {site}',
  '{name}. ¿Perdió su tarjeta? {phone}, de lunes a viernes de 8 a 20 h, sábados de 9 a 13 h. Domingos cerrado.',
  `Hola, {reader}:

el {date} inauguramos la nueva oficina. Hay fotos en nuestra página {page}. Sus cuentas, como siempre, en {site}.

{name}`,
  `Comprobante de transferencia

Importe: {amount} EUR
Referencia: {ref}
Fecha: {date}
Cuenta de cargo: terminada en 218

No tiene que hacer nada. {name}, {site}`,
  'Hemos mandado un código al móvil 612 345 678 que usted nos dio. Nadie de {name} se lo pedirá. {site}',
  `Estimado/a {reader}:

el {date} cambió el correo de su cuenta por {mail}. Si no lo hizo usted, entre en {site} y cambie la contraseña.

{name}`,
  `{name}: notas de mercado, semana 46

Los tipos bajan un poco. El texto completo está en {site}.

Recibe este boletín porque es cliente. Darse de baja: {home}/baja?u=20391-{ref} | Privacidad: {home}/privacidad`,
];

const FRENCH: Templates = [
  '{name} : votre réclamation {ref} est close. Pour contester, le médiateur répond au 01 99 00 77 12. Notre numéro n’a pas changé : {phone}',
  '{name} : achat de 12,50 EUR chez SNCF-CONNECT.COM le 11/11 avec la carte 4417. Ce n’est pas vous ? {site}',
  '{name}. Carte perdue ? {phone}, du lundi au vendredi de 8 h à 20 h, le samedi de 9 h à 13 h. Fermé les jours fériés.',
  `Bonjour {reader},

notre nouvelle agence a ouvert le {date}. Les photos sont sur notre page {page}. Vos comptes restent sur {site}.

{name}`,
  `Confirmation de virement

Montant : {amount} EUR
Référence : {ref}
Date : {date}
Compte débité : se terminant par 218

Vous n’avez rien à faire. {name}, {site}`,
  'Un code vient d’être envoyé sur votre portable 06 12 34 56 78. Personne chez {name} ne vous le demandera. {site}',
  `Madame, Monsieur {reader},

l’adresse électronique de votre compte est devenue {mail} le {date}. Si vous n’êtes pas à l’origine de ce changement, connectez-vous sur {site}.

{name}`,
  `{name} : la lettre des marchés, semaine 46

Les taux reculent un peu. Le texte entier est sur {site}.

Vous recevez cette lettre en tant que client. Se désabonner : {home}/desabonnement?u=20391-{ref} | Vie privée : {home}/confidentialite`,
];

const ARABIC: Templates = [
  '{name}: أغلقنا شكواك رقم {ref}. إن لم يرضك القرار فالجهة المختصة بشكاوى العملاء تجيب على 920 005 518، أما رقمنا فلم يتغير: {phone}',
  '{name}: عملية شراء بمبلغ 48.50 ريال لدى NOON.COM بالبطاقة المنتهية بـ 4417 يوم 11/11. إن لم تكن أنت فادخل إلى {site}',
  '{name}. فقدت بطاقتك؟ {phone} من الأحد إلى الخميس من 8 صباحا إلى 8 مساء، والسبت من 9 إلى 1. نغلق في الأعياد.',
  `مرحبا {reader}،

افتتحنا فرعنا الجديد في {date}. الصور على صفحتنا {page} أما حساباتكم فكما هي على {site}

{name}`,
  `تأكيد حوالة

المبلغ: {amount} درهم
المرجع: {ref}
التاريخ: {date}
من الحساب المنتهي بـ 218

لا يلزمكم شيء. {name}، {site}`,
  'أرسلنا رمزا إلى جوالك 0501234567. لن يطلبه منك أحد من {name}. {site}',
  `السيد/ة {reader}،

تغير البريد المسجل في حسابكم إلى {mail} بتاريخ {date}. إن لم تطلبوا ذلك فادخلوا إلى {site} وغيروا كلمة المرور.

{name}`,
  `{name}: نشرة الأسواق، الأسبوع 46

تراجعت العوائد قليلا. النص الكامل على {site}

تصلكم النشرة لأنكم من عملائنا. إلغاء الاشتراك: {home}/unsubscribe?u=20391-{ref}`,
];

const CHINESE: Templates = [
  '【{name}】您的投诉{ref}已结案。如有异议，可致电金融申诉专员 3100 0199。本公司电话不变：{phone}',
  '【{name}】您尾号4417的卡于11月11日在JD.COM消费人民币86.00元。如非本人操作，请登录 {site}',
  '【{name}】卡片遗失请致电{phone}，周一至周五8:00-20:00，周六9:00-13:00，公众假期休息。',
  `{reader}您好：

我们的新网点已于{date}开业，照片见官方主页 {page} 。账户事宜仍请使用 {site} 。

{name}`,
  `转账确认

金额：{amount}元
编号：{ref}
日期：{date}
付款账户：尾号218

您无需任何操作。{name}，{site}`,
  '【{name}】验证码已发送到您的手机13812345678，本公司职员不会向您索取。{site}',
  `{reader}您好：

您账户的邮箱已于{date}改为 {mail} 。如非本人操作，请登录 {site} 修改密码。

{name}`,
  `{name} 市場週報 第46期

債息略有回落，全文見 {site} 。

您是本公司客戶，故收到本刊。取消訂閱：{home}/unsubscribe?u=20391-{ref}`,
];

/** Letters, emails, short messages and chats about an account, as most messages are. */
const USUAL: Readonly<Record<MessageLanguage, Templates>> = {
  en: [
    `PRIVATE AND CONFIDENTIAL

{date}   Ref. {ref}

RE: ANNUAL STATEMENT OF YOUR BOND PORTFOLIO

Dear Mr and Mrs {reader},

Please find enclosed the statement for the year. The value on {date} was £{amount}, an increase of 7.2 % (2024: 6.9 %). ISIN XS2380124227, maturity 15/03/2029.

You can follow your application online ({site}). For help, phone {phone} (Mon-Fri 9:00-17:30).

{name}, 25 Bishopsgate, London EC2N 4AG. Licence no. {licence}. Registered in company register under 04817295. VAT GB 431 8860 12.`,
    `Received: from o7741220.sendgrid.net (o7741220.sendgrid.net [149.72.41.203])
\tby mx.google.com with ESMTPS id 41be03b00d2f7-k3; Tue, 14 Oct 2025 08:12:44 -0700 (PDT)
Return-Path: <bounces+7741220-3f1a@em.sendgrid.net>
DKIM-Signature: v=1; a=rsa-sha256; d=sendgrid.net; s=s1; h=from:subject:to:list-unsubscribe; bh=k3x9=; b=k3x9k3x9
Message-ID: <k3x9@geopod-ismtpd-41.sendgrid.net>
List-Unsubscribe: <https://u7741220.ct.sendgrid.net/asm/unsubscribe/?user_id=7741220>, <mailto:unsubscribe@em.sendgrid.net>
From: {name} <{from}>
To: {reader} <{mail}>
Date: Tue, 14 Oct 2025 15:12:41 +0000
Content-Type: text/plain; charset="utf-8"

Dear {reader},

Your new investment account with {name} (licence {licence}) is ready. The minimum deposit is €{amount}, payable to {iban}.

Write to {mailbox} if you have questions.
https://www.linkedin.com/company/48210`,
    `---------- Forwarded message ---------
From: Emma Wright <{from}>
Date: Fri, 3 Oct 2025 at 10:04
Subject: Re: Re: Transfer of £{amount}
To: <{mail}>

Thanks for the call earlier. As discussed, the funds will be held in a segregated account ({iban}) at {name}, licence number {licence}.

You can reach me directly on {phone}. Email: {mailbox}`,
    `[14/10/2025, 09:41:40] Emma: we are a regulated firm, {name}, licence {licence}, you can look it up
[14/10/2025, 09:43:02] {reader}: ok and how much do I need to start?
[14/10/2025, 09:44:31] Emma: minimum is {amount} 👋 Our website: {site} Direct line: {phone}`,
    '{name} (lic. {licence}): a payment of £{amount} to a new payee was set up at 09:41. If this was NOT you: Call us on {phone}. Ref {ref}',
  ],
  es: [
    `CONFIDENCIAL                                   {date}

ASUNTO URGENTE: REGULARIZACIÓN DE SU CARTERA (EXP. {ref})

El valor de su cartera era de {amount} € al cierre (ISIN ES0113900J37). El Reglamento (UE) 2016/679 le reconoce derechos sobre sus datos. Más información en {site}.

{name}, Paseo de la Castellana 110, 3.º B, 28046 Madrid, CIF A-48265169. Licencia {licence}.`,
    `De: {name} <{from}>
Enviado el: martes, 14 de octubre de 2025 9:31
Para: {mail}
Asunto: Devolución de {amount} euros

{name} (licencia {licence}) ha terminado la revisión de su expediente {ref}. La devolución se abonará en {iban}. Escríbanos a {mailbox}.`,
    `14/10/25, 9:44 - Lucía: Hola!! te paso los datos de {name} ({licence}). Puede contactar conmigo en el {phone}.
14/10/25, 9:45 - {reader}: gracias, lo miro esta tarde`,
  ],
  fr: [
    `CONFIDENTIEL — {date}

OBJET : RELEVÉ ANNUEL DE VOTRE CONTRAT N° {ref}

La valeur de votre contrat s’élevait à {amount} €, soit +6,8 % sur un an (ISIN FR0000131104). Rendez-vous sur « {site} ».

{name}, 12, rue de la Paix, 75002 Paris, RCS Paris B 542 107 651. Agrément {licence}.`,
    `De : {name} <{from}>
Envoyé : mardi 14 octobre 2025 09:31
À : {mail}
Objet : Remboursement de {amount} euros

{name} (agrément {licence}) a terminé l’examen de votre dossier {ref}. Le remboursement vous sera versé sur {iban}. Écrivez-nous à {mailbox}.`,
    `[14/10/2025 09:42:40] Camille: nous sommes agréés, {name}, numéro {licence}
[14/10/2025 09:43:02] {reader}: ok, c’est combien pour commencer ?
[14/10/2025 09:43:55] Camille: à partir de {amount} 👍 Service clients : {phone} (prix d’un appel local)`,
  ],
  ar: [
    `سري وخاص
{date}

الموضوع: كشف حساب محفظتكم رقم {ref}

بلغت قيمة محفظتكم {amount} درهم في نهاية الفترة، بزيادة قدرها 6.8٪. الموقع الرسمي: {site}

{name}، شارع الشيخ زايد 27، دبي، ص.ب 48210، رقم الترخيص {licence}.`,
    `من: {name} <{from}>
تم الإرسال: الثلاثاء 14 أكتوبر 2025 09:31
إلى: {mail}
الموضوع: استرداد مبلغ {amount}

أنهت شركة {name} (الترخيص {licence}) مراجعة ملفكم {ref}، وسيحول المبلغ إلى {iban}. راسلونا على {mailbox}.`,
    `[14/10/2025, 9:42:40 ص] سارة: نحن شركة {name} مرخصة {licence}
[14/10/2025, 9:43:02 ص] {reader}: كم الحد الأدنى؟
[14/10/2025, 9:43:55 ص] سارة: {amount} فقط، للتواصل: {phone}`,
  ],
  zh: [
    `【重要通知】{date}

您好！{name}（牌照号：{licence}）提醒您：您的投资组合市值为{amount}元，年化收益率6.8%。合同编号：{ref}。详情请访问 {site} 。

上海市浦东新区世纪大道88号31层`,
    `发件人：{name} <{from}>
发送时间：2025年10月14日 9:31
收件人：{mail}
主题：关于退款{amount}元的通知

{name}（牌照号码 {licence}）已完成对您个案{ref}的审核，退款将汇入{iban}。如有疑问，请发邮件到{mailbox}`,
    `王芳 2025/10/14 9:43:55
有牌照的，{name}，牌照号{licence}，最低{amount}起投

王芳 2025/10/14 9:44:31
联系电话{phone}，周一至周五9:00-18:00`,
  ],
};

/** Messages with other contact points: of an ombudsman, of a merchant, of the customer, or the page of the firm on a network. */
const OTHERS: Readonly<Record<MessageLanguage, Templates>> = { en: ENGLISH, es: SPANISH, fr: FRENCH, ar: ARABIC, zh: CHINESE };
const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'fr', 'ar', 'zh'];

const DATES: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['3 November 2025', '03/11/2025', '3 Nov 2025'],
  es: ['3 de noviembre de 2025', '03/11/2025', '3-11-2025'],
  fr: ['3 novembre 2025', '03/11/2025', '3.11.2025'],
  ar: ['3 نوفمبر 2025', '03/11/2025', '٣ نوفمبر ٢٠٢٥'],
  zh: ['2025年11月3日', '2025-11-03', '2025/11/3'],
};
const AMOUNTS: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['1,250.00', '86.40', '12,400'],
  es: ['1.250,00', '86,40', '12.400'],
  fr: ['1 250,00', '86,40', '12 400'],
  ar: ['1,250.00', '86.40', '٣٢٠٠'],
  zh: ['1,250.00', '86.40', '12400'],
};
const READERS: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['Ms Whitcombe', 'Daniel Osei', 'customer'],
  es: ['Rocío Salgado', 'cliente', 'Sr. Quispe'],
  fr: ['Lemoine', 'Nadia Ferhat', 'Roussel'],
  ar: ['هالة منصور', 'سالم الدوسري', 'رامي'],
  zh: ['林女士', '陳先生', '客户'],
};
const OWN_MAILBOXES = ['d.osei71@gmail.com', 'rocio.salgado@hotmail.com', 'n.ferhat@orange.fr', 'linlin88@qq.com', 'salem_d@outlook.com'];

/** The name of a firm's page on a network: its host without the ending. */
function pageOf(random: Random, home: string): string {
  const label = new URL(home).hostname.replace(/^www\./, '').replace(/\..*$/, '');
  return `https://${random.pick([
    `www.linkedin.com/company/${label}`,
    `www.facebook.com/${label.replaceAll('-', '')}`,
    `x.com/${label.replaceAll('-', '_').slice(0, 15)}`,
    `www.youtube.com/@${label}`,
  ])}`;
}

const SUBDOMAINS = ['', '', 'www.', 'clients.', 'secure.login.'];
/** Paths of genuine sites, which do not look like another address. */
const PATHS = ['', '', '/', '/login', '/en/private-clients/login.html', '/app?utm_source=mail&id=77', '/#contact'];
const SITE_FORMS: readonly ((site: string) => string)[] = [
  (site) => site,
  (site) => `https://${site}`,
  (site) => `http://${site}`,
  (site) => site.toUpperCase(),
  (site) => `<https://${site}>`,
  (site) => `[click](https://${site})`,
];
const MAILBOX_FORMS: readonly ((mailbox: string) => string)[] = [
  (mailbox) => mailbox,
  (mailbox) => `mailto:${mailbox}`,
  (mailbox) => `<${mailbox}>`,
  (mailbox) => mailbox.toUpperCase(),
];
const SEED = 20_253;
const ACCOUNTS = ['GB29 NWBK 6016 1331 9268 19', 'DE89370400440532013000', '60-16-13 31926819', 'LT121000011101001000 (BIC NWBKGB2LXXX)'];

/** Genuine messages in five languages in turn. They are the same each time. */
function makeGenuine(count: number, kinds: typeof USUAL, firms: readonly FirmRecord[]): string[] {
  const random = createRandom(SEED);
  const senders = firms.flatMap((firm) => (firm.websites?.[0] === undefined ? [] : [{ firm, home: firm.websites[0] }]));
  const withPhone = senders.filter(({ firm }) => firm.phones?.[0] !== undefined);
  return Array.from({ length: count }, (_, nth) => {
    const language = LANGUAGES[nth % LANGUAGES.length] ?? 'en';
    const templates = kinds[language];
    const template = templates[Math.floor(nth / LANGUAGES.length) % templates.length] ?? '';
    const { firm, home } = random.pick(template.includes('{phone}') ? withPhone : senders);
    const domain = new URL(home).hostname.replace(/^www\./, '');
    const mailDomain = firm.emailDomains?.[0] ?? domain;
    const mailbox = `${random.pick(['info', 'no-reply', 'a.weber', 'support+case7'])}@${random.chance(20) ? 'mail.' : ''}${mailDomain}`;
    const places: Readonly<Record<string, string>> = {
      name: firm.name,
      licence: firm.licenseId,
      home,
      site: random.pick(SITE_FORMS)(random.pick(SUBDOMAINS) + domain + random.pick(PATHS)),
      mailbox: random.pick(MAILBOX_FORMS)(mailbox),
      from: `service@${mailDomain}`,
      phone: random.pick(Object.values(PHONE_FORMS))(firm.phones?.[0] ?? '+442079460000'),
      page: pageOf(random, home),
      date: random.pick(DATES[language]),
      amount: random.pick(AMOUNTS[language]),
      reader: random.pick(READERS[language]),
      mail: random.pick(OWN_MAILBOXES),
      iban: random.pick(ACCOUNTS),
      ref: random.pick(['77-4120', 'NB 20391/25', '004471', 'C-2025-318', 'REF41180236']),
    };
    return template.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
  });
}

/** All genuine messages on which the engine is measured. Nobody may change their numbers, on which the shares of wrong answers depend. */
export const genuineTexts = (firms: readonly FirmRecord[]): string[] => [
  ...makeGenuine(2_000, USUAL, firms),
  ...makeGenuine(200, OTHERS, firms),
];
