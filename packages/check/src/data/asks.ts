/*
 * Phrases with which a firm, or somebody who pretends to be one, speaks to a customer or asks for something, in the languages of the site
 * and in German. Each line is part of a regular expression. Phrases that newspapers, lawyers and minutes of meetings use about a firm are
 * not here. A phrase ends with its word, unless it is a stem: `visit` is not in `visitors`.
 */

/** Where a word ends. */
const END = String.raw`(?!\p{L})`;

const ENGLISH = [
  'dear (?:customer|client|investor|member|account holder|valued)',
  'your (?:new |bond |investment |fixed-term |[a-z]+ )?(?:account|application|portfolio|deposit|payment|card|refund|funds?|money|wallet|transfer|contract|security code|investment|shares?|profit|claim|loan|inheritance|bonus|code|identity|passport|details|password|manager)s?',
  'you (?:are entitled|have been (?:selected|approved)|can reach (?:me|us))',
  'we are (?:pleased|a regulated|fully|authori[sz]ed|licen[sc]ed)',
  '(?:log|sign) in',
  'apply (?:at|now|here|online|via)',
  'open (?:an |your )?account',
  'click',
  String.raw`(?<=^|[.!?,]\s)(?:call [+(]?\d|write to \S+@\S+)`,
  'please (?:pay|transfer|send|confirm|verify|call|reply|ring|contact|complete|visit|update|deposit|log)',
  String.raw`(?:pay|send|transfer|deposit|wire|confirm|verify|unlock|invest|update|sign) (?:the|your|now|at|to|by|on|with|in|us|a copy|\S*\d)`,
  '(?:contact|message|reply to|call|write to|follow|join) (?:our|your|us|me|now)',
  '(?:my|our) (?:number|helpline|website|hotline|reference|investor)',
  String.raw`(?:personal|account|relationship) manager|this is \S+ (?:\S+ )?from`,
  String.raw`was locked|if this was not you|is ready|release of (?:your|the)|paying officer|(?:go to|visit) (?:us|our|your|the (?:link|page|portal|site|website)|\S*[.:/]\S+)`,
];

const SPANISH = [
  'estimad[oa]s?(?:/a)? ',
  '(?<!\\ba )su (?:nueva |nuevo )?(?:cuenta|solicitud|tarjeta|dinero|cartera|dep[óo]sito|inversi[óo]n|reembolso|pr[ée]stamo|pago|contrato|c[óo]digo|identidad|contrase[ñn]a|expediente|dni)',
  'le (?:rogamos|informamos|informa|ofrece|corresponde)|nos complace|tiene derecho a',
  'somos |estamos (?:regulad|autorizad)|soy ',
  `(?:ll[áa]me(?:nos|me)?|entr[ae] (?:en|ya)|env[íi]e|transfiera|ingrese|verifique|pulse|haga clic|acceda|reg[íi]strese|(?:confirme|firme) (?:sus?|el|los|aqu[íi]|ahora|con))${END}`,
  'escr[íi]ba(?:nos|me)|escr[íi]beme|habla con|responda|[úu]nete|puede contactar conmigo|te paso los datos',
  'mi n[úu]mero|nuestr[oa] (?:web|l[íi]nea|p[áa]gina|grupo)|gestor (?:personal|de cuentas)|ha sido (?:aprobad|aceptad|bloquead|limitad)|departamento de (?:herencias|recuperaci)',
];

const FRENCH = [
  'ch[eè]re? (?:cliente?|investisseu)',
  'votre (?:nouveau |nouvelle )?(?:compte|demande|carte|argent|portefeuille|d[ée]p[ôo]t|placement|remboursement|pr[êe]t|paiement|contrat|code|identit|mot de passe|livret|conseill|gestionnaire|espace|dossier|virement)',
  'veuillez|nous avons le plaisir|nous sommes (?:un|une|heureux|agr)|vous (?:propose|invite|offre|avez droit|pouvez (?:nous|me)|sera vers)',
  'appelez|connectez|envoyez|virez|versez|confirmez|cliquez|inscrivez|[ée]crivez|contactez|signez|rejoignez|mettez [àa] jour|rendez-vous (?:sur|ici)|r[ée]pondre uniquement',
  String.raw`mon num[ée]ro|notre (?:site|ligne|num[ée]ro|groupe)|conseiller(?: personnel|\s*:)|ici \S+ (?:\S+ )?de |les coordonn[ée]es de|en attente`,
];

const GERMAN = [
  'sehr geehrte damen und herren|sehr geehrter? (?:kund|anleger)',
  'ihr(?:e|em|en|er)? (?:konto|antrag|karte|geld|depot|einlage|zahlung|vertrag|anlage|tan(?!\\p{L})|pushtan|zugang|paket)',
  'bietet(?!\\p{L})|wir bieten|bitte (?:überweisen|zahlen|senden|bestätigen|rufen)|überweisen sie|rufen sie|melden sie|klicken sie|bestätigen sie|ansprechpartner|jetzt (?:erneuern|bestätigen|anmelden)',
];

/** Phrases that may be inside a word, because Chinese has no spaces and Arabic joins particles to words. */
const CHINESE =
  '您|尊敬的|本公司|我是|加我|加入(?:我们|我|本|微信|群|社群|投资)|请(?:于|登录|致电|联系|加|点击|添加|访问|将|务必|在|发送|回复|打|写信|关注|签署)|点击|我的号码|(?:你的|专属)客户经理|拨打|联系客服|内部福利|现开放|正规平台';
const ARABIC =
  'عميلنا|عزيزي|السادة|السيد|يرجى|يسرنا|حسابك|حسابكم|محفظتكم|بطاقتك|طلبكم|ملفكم|استثمر|للتواصل|تواصل|اتصل|حدّث|رقمي|أرسل|سجل|ادخل|مديرك|مدير حسابك|يحق لكم|اضغط|يقدم|ندعوكم|انضم|راسل|زوروا|كلم |معك|نحن(?! في (?:ال)?(?:صحيفة|جريدة|مجلة))|توصيات|إذا لم تقم';

export const ASKS: readonly string[] = [
  `(?<!\\p{L})(?:(?:${ENGLISH.join('|')})${END}|${[...SPANISH, ...FRENCH, ...GERMAN].join('|')})`,
  CHINESE,
  ARABIC,
];
