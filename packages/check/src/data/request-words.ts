/*
 * Words with which a message asks the reader to use the address or the number that follows, in the languages of the site. Each constant is
 * part of a regular expression. A text that only mentions somebody's address has other words before it: `contact the newsroom:`.
 */

/** Before an address that the reader is asked to type. */
export const TO_TYPE = String.raw`(?<!\p{L})(?:type(?: in)?|enter|visit|open|go to|escrib[ae]|visit[ae]|entr[ae] en|abr[ae]|tapez|visitez|ouvrez|打开|输入|اكتب|افتح)`;

const ENGLISH = [
  'visit|open|enter|type(?: in)?|go|log ?in|sign ?(?:in|up)|login|register|enrol|apply|click|tap|download|install|scan|use|join|follow|add|see',
  'call|call him|call her|ring|dial|write|(?:text|sms|whatsapp|message|e-?mail|mail)(?!\\s*[:：])|reply|answer|respond|reach|contact|speak|talk|get back',
  'pay|send|transfer|deposit|wire|confirm|verify|validate|unlock|update|activate|cancel|claim|collect|complete|submit|secure|renew|reactivate|sign|invest|buy|withdraw|release',
].join('|');

const SPANISH =
  '(?:ll[aá]m|escr[ií]b|env[ií]|visit|entr|ingres|acced|pag|confirm|verific|registr|puls|pulse|cli[ck]|abr|descarg|us|marqu|marc|contact|respond|deposit|transf[ei]er|activ|cancel|actualic|actualiz|reclam|complet|firm|a[ñn]ad|un|sig|comun[ií]qu|desbloque|inici)\\p{L}*(?<!r)';

const FRENCH =
  '(?:appel|rappel|compos|[ée]criv|envoy|visit|ouvr|tap|connect|pay|confirm|v[ée]rifi|valid|inscriv|cliqu|t[ée]l[ée]charg|utilis|contact|joign|r[ée]pond|vers|vir|activ|annul|mett|r[ée]clam|compl[ée]t|sign|ajout|rejoign|suiv|rend|d[ée]bloqu|retir)(?:ez|e|er|re|ons)(?:[- ](?:nous|moi|vous|le|la))?';

/** Words between the verb and the address: a pronoun, a preposition, and what the reader has or is to get. */
const ENGLISH_LINKS =
  'us|me|our|my|your|the|this|a|an|new|own|personal|back|now|here|today|directly|immediately|urgently|at|on|to|via|by|in|into|with|from|through|for|and|of|it|is|under|account|accounts|application|identity|details|payment|payments|card|password|portal|link|page|form|app|website|web|site|number|no|helpline|hotline|line|mobile|phone|whatsapp|telegram|email|mail|address|fee|fees|refund|money|funds|shares|share|bonus|desk|team|agent|adviser|advisor|manager|officer|order|transfer|deposit|investment|profile|security|tax|taxes|profit|profits|parcel|delivery';
const OTHER_LINKS =
  'nos|me|le|su|sus|tu|mi|nuestr[oa]|aqu[ií]|ya|ahora|hoy|al|a|en|por|con|el|la|los|las|del?|cuenta|identidad|datos|pago|tarjeta|enlace|p[aá]gina|web|n[uú]mero|tel[eé]fono|whatsapp|correo|asesor|gestor|clave|contrase[ñn]a|solicitud|fondos|dinero|nous|moi|vous|votre|vos|notre|mon|ici|maintenant|au|aux|à|sur|via|par|avec|les?|une?|du|des|compte|identit[ée]|coordonn[ée]es|paiement|carte|lien|site|num[ée]ro|t[ée]l[ée]phone|conseiller|gestionnaire|espace|client|mail|courriel|adresse|mot|passe|virement|demande|argent';

const CHINESE =
  '(?:请|立即|马上|点击|登录|登陆|访问|打开|输入|致电|拨打|来电|联系(?:我们|我|客服|专员)?|加(?:我|V|微信)?|添加|写信(?:给我们|到|至)?|发(?:邮件|信)?(?:到|至)|回复|汇款?(?:到|至)|转(?:账|入)?(?:到|至)?|支付|缴纳|注册|验证|确认|激活|下载|扫码|客服(?:电话|热线)?|(?:我|我们)的(?:号码|电话|网站))(?:我们|我|本行|客服|专员|热线|电话|号码|微信|网址|网站|链接|官网|以下|下方|该|并|到|至|给|的|邮箱|邮件)*[:：\\s]{0,2}';
const ARABIC =
  '(?<!\\p{L})[وف]?(?:اتصل(?:وا)?|للاتصال|تواصل(?:وا)?|للتواصل|راسل(?:نا|ني|وا)?|اكتب(?:وا)?|أرسل(?:وا)?|ادخل(?:وا)?|سجل(?:وا)?|سجّل|زر|زوروا|اضغط(?:وا)?|انقر(?:وا)?|افتح|ادفع(?:وا)?|أكد(?:وا)?|حو[ّ]?ل(?:وا)?|حدّث|حدث|فع[ّ]?ل|كلمني|رد(?:وا)?|رقمي|رقمنا|موقعنا)(?:\\s+(?:بنا|بي|بـ?|على|إلى|الى|في|عبر|من|مع|الرقم|رقم|الموقع|موقع|الرابط|هذا|حسابك|حسابكم|بياناتك|هويتك|الدخول|البريد|خدمة|العملاء|مديرك)){0,5}';

/** A request to send something somewhere, whatever it is. */
const SEND =
  '(?:send|forward|submit|return|env[ií]e|remita|mande|envoyez|transmettez|retournez|adressez)(?:\\s+\\p{L}+){1,5}\\s+(?:to|a|al|à|au)';

/** The end of a text that asks the reader to use what follows. */
export const REQUEST = String.raw`(?:(?<![\p{L}\p{N}])(?:(?:${ENGLISH})(?:[\s,]+(?:${ENGLISH_LINKS}))*|${SEND}|(?:my|our) (?:[\p{L}-]+ ){0,2}(?:number|website|site|page|email|address|line|helpline|hotline)(?: is)?|(?:${SPANISH}|${FRENCH}|m(?:i|on) n[uú]m[eé]ro(?: es| est)?|n(?:uestr[oa]|otre) (?:\p{L}+ )?(?:web|p[aá]gina|n[uú]m[eé]ro|site|ligne|l[ií]nea)(?: es| est)?)(?:[\s,]+(?:${OTHER_LINKS}|nous-m[êe]mes))*)|${CHINESE}|${ARABIC})[\s:：>»"'“”«(<\[*_—–-]{0,4}(?:https?:\/\/)?$`;
