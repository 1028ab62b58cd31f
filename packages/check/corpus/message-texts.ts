/**
 * The texts of generated messages, as firms and their imitators write them in the five languages of the site.
 *
 * Each has places to fill in: `{name}` and `{licence}` of the firm; `{ways}`, the sentences that say how to reach it; `{from}`, the
 * sender's mailbox; and details such as `{amount}`, which are the same in genuine and in false messages.
 */
interface MessageTexts {
  letters: readonly string[];
  emails: readonly string[];
  short: readonly string[];
  chats: readonly string[];
  /** Sentences around a contact point, which is where `{}` is. */
  ways: Readonly<Record<'site' | 'email' | 'phone', readonly string[]>>;
}

const ENGLISH: MessageTexts = {
  letters: [
    `{name}
{street}

{date}
Our reference: {ref}

Dear {victim},

We are pleased to confirm that your application for a fixed-term deposit of {amount} has been accepted. {name} is authorised and regulated under licence number {licence}.

Please transfer the amount to account {iban} by {date2}. Interest of 4.85 % is paid on 30 June and 31 December each year. {ways}

Yours sincerely,
{person}
Head of Client Relations`,
    `PRIVATE AND CONFIDENTIAL

{date}   Ref. {ref}

RE: ANNUAL STATEMENT OF YOUR BOND PORTFOLIO

Dear Mr and Mrs {surname},

Please find enclosed the statement for the year. The value on {date} was {amount}, an increase of 7.2 % (2024: 6.9 %). ISIN XS2380124227, maturity 15/03/2029.

{ways}

{name}, {street}. Licence no. {licence}. Registered in company register under 04817295. VAT GB 431 8860 12.`,
  ],
  emails: [
    `Received: from o{number}.{server} (o{number}.{server} [149.72.{byte}.{byte}])
\tby mx.google.com with ESMTPS id 41be03b00d2f7-{id} for <{victimMail}>;
\tTue, 14 Oct 2025 08:12:44 -0700 (PDT)
Return-Path: <bounces+{number}-3f1a@em.{server}>
Authentication-Results: mx.google.com; dkim=pass header.i=@{server}; spf=pass smtp.mailfrom=em.{server}
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d={server}; s=s1;
\th=from:subject:to:list-unsubscribe; bh={id}=; b={id}{id}
Message-ID: <{id}@geopod-ismtpd-{byte}.{server}>
List-Unsubscribe: <https://u{number}.ct.{server}/asm/unsubscribe/?user_id={number}>, <mailto:unsubscribe@em.{server}>
From: {name} <{from}>
To: {victim} <{victimMail}>
Subject: Your account {ref}
Date: Tue, 14 Oct 2025 15:12:41 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset="utf-8"

Dear {victim},

Your new investment account with {name} (licence {licence}) is ready. The minimum deposit is {amount}, payable to {iban}.

{ways}

Kind regards,
{person}`,
    `---------- Forwarded message ---------
From: {person} <{from}>
Date: Fri, 3 Oct 2025 at 10:04
Subject: Re: Re: Transfer of {amount}
To: <{victimMail}>
Cc: {cc}

Hi {victim},

Thanks for the call earlier. As discussed, the funds will be held in a segregated account ({iban}) at {name}, licence number {licence}, until {date2}.

{ways}

Best,
{person}
Senior Account Manager | {name}
{street}`,
    `From: {from}
Sent: 14 October 2025 09:31
To: {victimMail}
Subject: Refund of {amount} - case {ref}

Dear customer,

{name} ({licence}) has completed its review. You are entitled to a refund of {amount}. To receive it before {date2}, complete the attached form (form_W-8BEN.pdf, 212 KB).

{ways}

Regards
{person}, Recovery Department
This email and any attachments are confidential. Please consider the environment before printing.`,
  ],
  short: [
    `{name}: a payment of {amount} to a new payee was set up at 09:41. If this was NOT you: {ways} Licence {licence}. Ref {ref}`,
    `{name} (lic. {licence}): your security code is 482913. Never share it. {ways}`,
  ],
  chats: [
    `[14/10/2025, 09:41:12] {person}: Good morning {victim}, this is {person} from {name} 👋
[14/10/2025, 09:41:40] {person}: we are a regulated firm, licence {licence}, you can look it up
[14/10/2025, 09:43:02] {victim}: ok and how much do I need to start?
[14/10/2025, 09:43:55] {person}: minimum is {amount}, most clients start with 5k
[14/10/2025, 09:44:31] {person}: {ways}`,
    `{person}, [03.10.2025 10:04]
Hi! I am the personal manager of {victim} at {name}

{person}, [03.10.2025 10:05]
Licence: {licence} ✅ Profit this week +12.4 %

{person}, [03.10.2025 10:07]
{ways}`,
  ],
  ways: {
    site: [
      'Please log in at {} to activate your account.',
      'Our website: {}',
      'Visit {} for the full terms.',
      'You can follow your application online ({}).',
      'Go to {} now!',
      'Sign the contract here: {}',
    ],
    email: ['Write to {} if you have questions.', 'Email: {}', 'Send a copy of your passport to {}.', 'Please reply to {} only.'],
    phone: [
      'Call us on {}.',
      'Tel. {}',
      'You can reach me directly on {}.',
      'Our client line is open 24/7: {}',
      'For help, phone {} (Mon-Fri 9:00-17:30).',
      'My number is {}',
      'Please ring {} today.',
      'Direct line: {}',
    ],
  },
};

const SPANISH: MessageTexts = {
  letters: [
    `{name}
{street}

{date}
Referencia: {ref}

Estimado/a {victim}:

Nos complace comunicarle que su solicitud de depósito a plazo fijo por importe de {amount} ha sido aceptada. {name} es una entidad regulada con número de licencia {licence}.

Le rogamos que transfiera el importe a la cuenta {iban} antes del {date2}. {ways}

Atentamente,
{person}
Directora de Atención al Cliente`,
    `CONFIDENCIAL                                   {date}

ASUNTO URGENTE: REGULARIZACIÓN DE SU CARTERA (EXP. {ref})

Muy señor nuestro:

El valor de su cartera era de {amount} al cierre (ISIN ES0113900J37). El Reglamento (UE) 2016/679 le reconoce derechos sobre sus datos.

{ways}

{name}, {street}, CIF A-48265169. Licencia {licence}.`,
  ],
  emails: [
    `De: {name} <{from}>
Enviado el: martes, 14 de octubre de 2025 9:31
Para: {victimMail}
CC: {cc}
Asunto: Devolución de {amount}

Estimado cliente:

{name} (licencia {licence}) ha terminado la revisión de su expediente {ref}. Le corresponde una devolución de {amount}, que se abonará en {iban}.

{ways}

Un saludo,
{person}`,
    `---------- Forwarded message ---------
De: {person} <{from}>
Date: vie, 3 oct 2025 a las 10:04
Subject: Su inversión
To: {victim} <{victimMail}>

Hola, {victim}:

Como hablamos, el contrato está listo. Somos {name}, con licencia {licence}. La inversión mínima es de {amount}.

{ways}

Un cordial saludo,
{person}
Gestor de cuentas
{street}`,
  ],
  short: [
    `{name}: se ha autorizado un cargo de {amount} en su tarjeta terminada en 4417. Si no lo reconoce: {ways} Lic. {licence}`,
    `{name} INFORMA: su cuenta ha sido limitada por motivos de seguridad. {ways} Licencia núm. {licence}. Ref. {ref}`,
  ],
  chats: [
    `[14/10/25, 9:41:12] {person}: Buenos días {victim}, soy {person} de {name}
[14/10/25, 9:42:40] {person}: estamos regulados, licencia {licence}
[14/10/25, 9:43:02] {victim}: vale, ¿cuánto hay que invertir?
[14/10/25, 9:43:55] {person}: desde {amount}, sin comisiones 💶
[14/10/25, 9:44:31] {person}: {ways}`,
    `14/10/25, 9:44 - {person}: Hola!! te paso los datos de {name} ({licence}). {ways}
14/10/25, 9:45 - {victim}: gracias, lo miro esta tarde`,
  ],
  ways: {
    site: [
      'Acceda a {} para activar su cuenta.',
      'Página web: {}',
      'Firme el contrato aquí: {}',
      'Más información en {}.',
      'Entra ya en {}!',
    ],
    email: ['Escríbanos a {}.', 'Correo electrónico: {}', 'Envíe una copia de su DNI a {}.', 'Responda únicamente a {}'],
    phone: [
      'Llámenos al {}.',
      'Tel.: {}',
      'Teléfono de atención al cliente: {}',
      'Puede contactar conmigo en el {}.',
      'Llame ahora al {} (de 9:00 a 18:00).',
      'Mi número es el {}',
      'Móvil {}',
    ],
  },
};

const CHINESE: MessageTexts = {
  letters: [
    `{name}
{street}

尊敬的{victim}：

您申请的定期存款（金额{amount}）已获批准。本公司{name}持有牌照，牌照号码{licence}。请于{date2}前将款项汇入账户{iban}，备注编号{ref}。

{ways}

此致
敬礼
客户经理 {person}
{date}`,
    `【重要通知】{date}

您好！{name}（牌照号：{licence}）提醒您：您的投资组合市值为{amount}，年化收益率6.8%。合同编号：{ref}。

{ways}

{street}`,
  ],
  emails: [
    `发件人：{name} <{from}>
发送时间：2025年10月14日 9:31
收件人：{victimMail}
抄送：{cc}
主题：关于退款{amount}的通知

尊敬的客户：

{name}（牌照号码 {licence}）已完成对您个案{ref}的审核，退款{amount}将汇入{iban}。

{ways}

{person}
客户服务部`,
    `---------- Forwarded message ---------
发件人: {person} <{from}>
Date: 2025年10月3日周五 10:04
Subject: 您的开户申请
To: <{victimMail}>

{victim}您好：

感谢您的来电。{name}是受监管机构，牌照号码为{licence}，最低入金{amount}。

{ways}

{person}`,
  ],
  short: [
    `【{name}】您的账户于09:41发生一笔{amount}的转账，如非本人操作，{ways}牌照号{licence}`,
    `【{name}】您的验证码是482913，请勿告知他人。{ways}编号{ref}，牌照{licence}`,
  ],
  chats: [
    `{person} 2025/10/14 9:41:12
{victim}您好，我是{name}的客户经理{person}

{victim} 2025/10/14 9:43:02
你们有牌照吗？

{person} 2025/10/14 9:43:55
有的，牌照号{licence}，最低{amount}起投

{person} 2025/10/14 9:44:31
{ways}`,
    `[2025/10/14 上午9:41:12] {person}: 老师今天带大家操作，{name}正规平台（{licence}）
[2025/10/14 上午9:44:31] {person}: {ways}
[2025/10/14 上午9:45:00] {victim}: 收到，谢谢`,
  ],
  ways: {
    site: ['请登录{}完成验证。', '官方网址：{}', '点击{}领取', '详情请访问 {} 。', '下载地址（{}）'],
    email: ['请将身份证照片发送至{}。', '邮箱：{}', '如有疑问，请发邮件到{}', '电子邮件 {}'],
    phone: ['请致电{}。', '客服热线：{}', '电话：{}', '联系电话{}，周一至周五9:00-18:00', '请拨打 {} 咨询', '我的号码是{}'],
  },
};

const ARABIC: MessageTexts = {
  letters: [
    `{name}
{street}

{date}
الرقم المرجعي: {ref}

السيد/ة {victim} المحترم/ة،

يسرنا إبلاغكم بقبول طلبكم لفتح وديعة لأجل بمبلغ {amount}. شركة {name} مرخصة ورقم ترخيصها {licence}.

يرجى تحويل المبلغ إلى الحساب {iban} قبل {date2}. {ways}

وتفضلوا بقبول فائق الاحترام،
{person}`,
    `سري وخاص
{date}

الموضوع: كشف حساب محفظتكم رقم {ref}

بلغت قيمة محفظتكم {amount} في نهاية الفترة، بزيادة قدرها 6.8٪.

{ways}

{name}، {street}، رقم الترخيص {licence}.`,
  ],
  emails: [
    `من: {name} <{from}>
تم الإرسال: الثلاثاء 14 أكتوبر 2025 09:31
إلى: {victimMail}
نسخة: {cc}
الموضوع: استرداد مبلغ {amount}

عزيزي العميل،

أنهت شركة {name} (الترخيص {licence}) مراجعة ملفكم {ref}، وسيحول المبلغ {amount} إلى {iban}.

{ways}

مع التحية،
{person}`,
    `---------- Forwarded message ---------
من: {person} <{from}>
Date: الجمعة، 3 أكتوبر 2025 في 10:04
Subject: طلب فتح حساب
To: <{victimMail}>

مرحبا {victim}،

نحن في {name} شركة مرخصة برقم {licence}، والحد الأدنى للإيداع {amount}.

{ways}

{person}`,
  ],
  short: [
    `{name}: تمت عملية تحويل بمبلغ {amount} الساعة 09:41. إذا لم تقم بها: {ways} ترخيص {licence}`,
    `عميلنا العزيز، تم إيقاف حسابك لدى {name} مؤقتا. {ways} رقم الترخيص {licence} المرجع {ref}`,
  ],
  chats: [
    `[14/10/2025, 9:41:12 ص] {person}: صباح الخير {victim}، معك {person} من {name}
[14/10/2025, 9:42:40 ص] {person}: نحن شركة مرخصة {licence}
[14/10/2025, 9:43:02 ص] {victim}: كم الحد الأدنى؟
[14/10/2025, 9:43:55 ص] {person}: {amount} فقط
[14/10/2025, 9:44:31 ص] {person}: {ways}`,
    `{person}، 14.10.2025 10:05
توصيات يومية مجانية من {name} ✅ ترخيص {licence}
{ways}`,
  ],
  ways: {
    site: ['يرجى الدخول إلى {} لتفعيل حسابك.', 'الموقع الرسمي: {}', 'سجل الآن في{}لتفعيل الحساب', 'زوروا {}، ثم أدخلوا الرمز.'],
    email: ['راسلونا على {}.', 'البريد الإلكتروني: {}', 'أرسل صورة الهوية إلى {}'],
    phone: ['اتصل بنا على {}.', 'هاتف: {}', 'خدمة العملاء {}', 'للتواصل: {}', 'رقم الجوال {}', 'رقمي هو {}'],
  },
};

const FRENCH: MessageTexts = {
  letters: [
    `{name}
{street}

Le {date}
Nos réf. : {ref}

Madame, Monsieur {victim},

Nous avons le plaisir de vous confirmer que votre demande de dépôt à terme d’un montant de {amount} a été acceptée. {name} est une entreprise réglementée sous le numéro d’agrément {licence}.

Merci de virer cette somme sur le compte {iban} avant le {date2}. {ways}

Veuillez agréer, Madame, Monsieur, l’expression de nos salutations distinguées.
{person}`,
    `CONFIDENTIEL — {date}

OBJET : RELEVÉ ANNUEL DE VOTRE CONTRAT N° {ref}

La valeur de votre contrat s’élevait à {amount}, soit +6,8 % sur un an (ISIN FR0000131104).

{ways}

{name}, {street}, RCS Paris B 542 107 651. Agrément {licence}.`,
  ],
  emails: [
    `De : {name} <{from}>
Envoyé : mardi 14 octobre 2025 09:31
À : {victimMail}
Cc : {cc}
Objet : Remboursement de {amount}

Bonjour,

{name} (agrément {licence}) a terminé l’examen de votre dossier {ref}. Un remboursement de {amount} vous sera versé sur {iban}.

{ways}

Cordialement,
{person}`,
    `---------- Forwarded message ---------
De : {person} <{from}>
Date: ven. 3 oct. 2025 à 10:04
Subject: Votre placement
To: {victim} <{victimMail}>

Bonjour {victim},

Comme convenu, votre contrat est prêt. {name} est agréée sous le numéro {licence}. Le versement minimal est de {amount}.

{ways}

Bien à vous,
{person}
Conseiller en gestion de patrimoine`,
  ],
  short: [
    `{name} : un virement de {amount} est en attente. Si vous n’en êtes pas à l’origine : {ways} Agrément {licence}`,
    `INFO {name} : votre espace client sera suspendu le {date2}. {ways} Agrément n° {licence}, réf. {ref}`,
  ],
  chats: [
    `[14/10/2025 09:41:12] {person}: Bonjour {victim}, ici {person} de {name}
[14/10/2025 09:42:40] {person}: nous sommes agréés, numéro {licence}
[14/10/2025 09:43:02] {victim}: ok, c’est combien pour commencer ?
[14/10/2025 09:43:55] {person}: à partir de {amount} 👍
[14/10/2025 09:44:31] {person}: {ways}`,
    `14/10/2025 09:44 - {person}: Salut ! les coordonnées de {name} ({licence}). {ways}
14/10/2025 09:45 - {victim}: merci, je regarde ce soir`,
  ],
  ways: {
    site: ['Connectez-vous sur {} pour activer votre compte.', 'Notre site : {}', 'Rendez-vous sur « {} ».', 'Signez le contrat ici : {}'],
    email: [
      'Écrivez-nous à {}.',
      'Courriel : {}',
      'Envoyez une copie de votre carte d’identité à {}.',
      'Merci de répondre uniquement à {}',
    ],
    phone: [
      'Appelez-nous au {}.',
      'Tél. : {}',
      'Vous pouvez me joindre au {}.',
      'Service clients : {} (prix d’un appel local)',
      'Mon numéro : {}',
      'Contactez votre conseiller au {}',
      'Portable : {}',
    ],
  },
};

export const MESSAGE_TEXTS = { en: ENGLISH, es: SPANISH, zh: CHINESE, ar: ARABIC, fr: FRENCH } as const;
