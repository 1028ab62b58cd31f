import type { FirmRecord } from '../../src/types.ts';
import type { MessageLanguage } from '../message-details.ts';
import { genuineMessages } from '../messages.ts';
import { PHONE_FORMS } from '../phones.ts';
import { createRandom, type Random } from '../random.ts';

/*
 * Messages that a firm really sends. The engine is measured on these and on no others: none of them may be accused, and most are on record
 * in every part. Two thousand are made by the generator of the older tests, and two hundred here, of kinds that it does not have: messages
 * that name an ombudsman, a merchant, the customer's own number, or a page of the firm on a network.
 */

/** Only a firm with a recorded number can fill `{phone}`. */
type Templates = readonly string[];

const ENGLISH: Templates = [
  `Dear {reader},

Thank you for your complaint of {date}. We have looked into it again and enclose our final response. If you do not agree with it, you can take the matter to the Banking Ombudsman within six months. The service is free: 0800 555 0134.

Yours sincerely,
Complaints team
{name}
{site}`,
  '{name}: your complaint {ref} is closed. Not happy with the outcome? The ombudsman (phone 0300 555 0187, www.ombudsman.test) can look at it. Our own number has not changed: {phone}',
  '{name}: you paid £4.85 to COSTA.CO.UK on 11 Nov with your card ending 4417. Don’t recognise it? Log in at {site}',
  'Card alert from {name}. A payment of GBP 62.10 to RAILTICKETS.TEST was declined because the card had expired. Call {phone} if you need help.',
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
  `Estimado/a {reader}:

Hemos revisado su reclamación de {date} y adjuntamos nuestra respuesta definitiva. Si no está conforme, puede acudir sin coste al defensor del cliente bancario, teléfono 900 555 018, en el plazo de un año.

Atentamente,
Servicio de Reclamaciones
{name}
{site}`,
  '{name} le informa: si nuestra respuesta a la queja {ref} no le satisface, la comisión de defensa del usuario lo orienta en el 55 5340 0199. Nuestro teléfono sigue siendo el {phone}.',
  '{name}: compra de 12,50 EUR en RENFE.COM con su tarjeta *4417 el 11/11. ¿No la reconoce? Entre en {site}',
  '{name} informa: cargo por $349.00 en CINEPLAZA.TEST, tarjeta terminación 4417, {date}. Si usted no hizo esta compra, repórtelo en {site}',
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
  `Madame, Monsieur {reader},

Nous avons réexaminé votre réclamation du {date} et vous adressons notre réponse définitive. Si elle ne vous convient pas, vous pouvez saisir gratuitement le médiateur bancaire (tél. 0 800 55 01 34, www.mediateur.test) dans un délai d’un an.

Le service des réclamations
{name}
{site}`,
  '{name} : votre réclamation {ref} est close. Pour contester, le médiateur répond au 01 99 00 77 12. Notre numéro n’a pas changé : {phone}',
  '{name} : achat de 12,50 EUR chez SNCF-CONNECT.COM le 11/11 avec la carte 4417. Ce n’est pas vous ? {site}',
  'Alerte carte {name}. Paiement de 62,10 € chez BOULANGERIE-MARTIN.TEST refusé, plafond atteint. Vous pouvez l’augmenter sur {site}.',
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
  `السيد/ة {reader} المحترم/ة،

راجعنا شكواكم المؤرخة {date} ونرفق ردنا النهائي. إذا لم تقبلوا به، يمكنكم اللجوء مجانا إلى ديوان مظالم البنوك، هاتف 800 555 0134، خلال ستة أشهر.

قسم الشكاوى
{name}
{site}`,
  '{name}: أغلقنا شكواك رقم {ref}. إن لم يرضك القرار فالجهة المختصة بشكاوى العملاء تجيب على 920 005 518، أما رقمنا فلم يتغير: {phone}',
  '{name}: عملية شراء بمبلغ 48.50 ريال لدى NOON.COM بالبطاقة المنتهية بـ 4417 يوم 11/11. إن لم تكن أنت فادخل إلى {site}',
  'تنبيه بطاقة من {name}. رفضت عملية بمبلغ 120 درهم لدى MATAAM-DUBAI.TEST لانتهاء صلاحية البطاقة. للتفاصيل {site}',
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
  `尊敬的{reader}：

您{date}的投诉我们已复核，现附上最终答复。如您不同意，可在六个月内免费向银行业调解中心提出，电话 400-555-0134。

投诉处理部
{name}
{site}`,
  '【{name}】您的投诉{ref}已结案。如有异议，可致电金融申诉专员 3100 0199。本公司电话不变：{phone}',
  '【{name}】您尾号4417的卡于11月11日在JD.COM消费人民币86.00元。如非本人操作，请登录 {site}',
  '【{name}】您的卡在 TEAHOUSE.TEST 的一笔港币62.10元交易因卡片过期被拒。详情见 {site}',
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

const TEMPLATES: Readonly<Record<MessageLanguage, Templates>> = { en: ENGLISH, es: SPANISH, fr: FRENCH, ar: ARABIC, zh: CHINESE };
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

/** New genuine messages, in five languages in turn. The same seed gives the same messages. */
function ownGenuineMessages(count: number, seed: number, firms: readonly FirmRecord[]): string[] {
  const random = createRandom(seed);
  const senders = firms.flatMap((firm) => (firm.websites?.[0] === undefined ? [] : [{ firm, home: firm.websites[0] }]));
  const withPhone = senders.filter(({ firm }) => firm.phones?.[0] !== undefined);
  return Array.from({ length: count }, (_, nth) => {
    const language = LANGUAGES[nth % LANGUAGES.length] ?? 'en';
    const templates = TEMPLATES[language];
    const template = templates[Math.floor(nth / LANGUAGES.length) % templates.length] ?? '';
    const { firm, home } = random.pick(template.includes('{phone}') ? withPhone : senders);
    const page = pageOf(random, home);
    const host = new URL(home).hostname;
    const places: Readonly<Record<string, string>> = {
      name: firm.name,
      home,
      site: random.pick([home, `${home}/login`, host, `${home}/help/cards`]),
      phone: PHONE_FORMS[random.pick(['international', 'as in the register', 'national'])]?.(firm.phones?.[0] ?? '') ?? '',
      page,
      date: random.pick(DATES[language]),
      amount: random.pick(AMOUNTS[language]),
      reader: random.pick(READERS[language]),
      mail: random.pick(OWN_MAILBOXES),
      ref: random.pick(['77-4120', 'NB 20391/25', '004471', 'C-2025-318']),
    };
    return template.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
  });
}

/** The count and the seed of the older generator, as fixed for all measurements. */
const GENERATED = 2_000;
const GENERATED_SEED = 20_253;
const OWN = 200;
const OWN_SEED = 20_261;

/** All genuine messages on which the engine is measured. */
export const genuineTexts = (firms: readonly FirmRecord[]): string[] => [
  ...genuineMessages(GENERATED, GENERATED_SEED, firms),
  ...ownGenuineMessages(OWN, OWN_SEED, firms),
];
