import { addressesIn } from './addresses.ts';
import { createRandom } from './random.ts';

/*
 * Forms of addresses in emails, text messages and chats of fraudsters: joined to words of ten languages, broken over lines,
 * wrapped in redirects, or written to evade filters.
 */

const percent = encodeURIComponent;
const hex = (text: string) => [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const dots = (host: string, dot: string) => host.replaceAll('.', dot);
const lastDot = (host: string, dot: string) => host.replace(/\.(?=[^.]*$)/, dot);
const fullWidth = (text: string) => [...text].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join('');
const bold = (text: string) => text.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(0x1d41a + one.charCodeAt(0) - 97));
const entities = (text: string) => [...text].map((one) => `&#${one.charCodeAt(0)};`).join('');
/** Broken in the middle of the first label, as mail programs do at the margin. */
const broken = (host: string, by: string) => {
  const at = Math.max(1, Math.floor(host.indexOf('.') / 2));
  return host.slice(0, at) + by + host.slice(at);
};
/** Broken in the last label, so that the part before is not a host. */
const brokenAtEnd = (host: string, by: string) => `${host.slice(0, -1)}${by}${host.slice(-1)}`;
const proofpoint = (url: string) => percent(url).replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%2F', '_').replaceAll('%', '-');

type Forms = Readonly<Record<string, (host: string) => string>>;

const JOINED: Forms = {
  'after a colon': (host) => `Verify at:${host}`,
  'after a colon and a link': (host) => `link:${host} (valid for 24h)`,
  'after an equals sign': (host) => `url=${host}`,
  'after an equals sign, with a path': (host) => `website=${host}/secure`,
  'after a word and a slash': (host) => `web/${host}`,
  'with a path in a sentence': (host) => `Please log in at ${host}/account before Friday.`,
  'with a port in a sentence': (host) => `Our new portal is ${host}:8443, use your old password.`,
  'at the end of a sentence': (host) => `All withdrawals now happen on ${host}.`,
  'before a question mark': (host) => `Is this yours: ${host}?`,
  'before an exclamation mark': (host) => `Claim your refund on ${host}!!!`,
  'before dots': (host) => `I made 4,000 on ${host}...`,
  'before a sentence without a space': (host) => `Go to ${host}.Then enter the code.`,
  'in brackets': (host) => `Support (${host}) will call you`,
  'in brackets with a path': (host) => `Support (see ${host}/help) will call you`,
  'in square brackets': (host) => `[${host}] Your parcel is held.`,
  'in single quotes': (host) => `open '${host}' in your browser`,
  'in guillemets': (host) => `Rendez-vous sur « ${host} » pour débloquer vos fonds`,
  'in low quotes': (host) => `Öffnen Sie „${host}“ und bestätigen Sie.`,
  'in corner brackets': (host) => `公式サイト「${host}」をご確認ください`,
  'with an English possessive': (host) => `${host}'s team will help you`,
  'with a curly possessive': (host) => `We are ${host}’s recovery desk`,
  'with an em dash': (host) => `Recover everything—${host}—today`,
  'between bars': (host) => `Support|${host}|24/7`,
  'between asterisks': (host) => `*${host}* is the only official site`,
  'between underscores': (host) => `_${host}_ is the only official site`,
  'between tildes': (host) => `~${host}~`,
  'after an arrow': (host) => `Claim ->${host}`,
  'after an arrow sign': (host) => `Claim→${host}`,
  'after a hash': (host) => `#${host}`,
  'after an at sign': (host) => `Follow @${host} for signals`,
  'after a bullet': (host) => `•${host}\n•Telegram`,
  'between emoji': (host) => `👉${host}👈`,
  'between emoji with a scheme': (host) => `🔥https://${host}🔥`,
  'between emoji with spaces': (host) => `🚀 ${host} 🚀`,
  'after a flag': (host) => `🇬🇧${host}`,
  'before an emoji with a skin tone': (host) => `${host}👍🏽 fast payout`,
  'before a heart': (host) => `join ${host}❤️`,
  'after a keycap': (host) => `1️⃣ ${host}`,
  'in Spanish': (host) => `Estimado cliente: su cuenta ha sido bloqueada, verifique en ${host}, gracias.`,
  'in Spanish after a question': (host) => `¿Ya entró en ${host}?`,
  'in French': (host) => `Votre colis est en attente : réglez 1,99 € sur ${host} ; sinon il sera retourné.`,
  'in German with a compound': (host) => `Ihr ${host}-Konto wurde gesperrt`,
  'in German': (host) => `Bitte aktualisieren Sie Ihre Daten unter ${host}, sonst wird Ihr Konto gesperrt.`,
  'in Turkish with a suffix': (host) => `Ödemenizi ${host}'da tamamlayın`,
  'in Finnish with a suffix': (host) => `Kirjaudu ${host}:ssa`,
  'in Hungarian with a suffix': (host) => `Lépjen be a ${host}-on`,
  'in Korean with a particle': (host) => `지금 ${host}에서 확인하세요`,
  'in Korean with another particle': (host) => `${host}으로 접속`,
  'in Korean between words': (host) => `공식사이트${host}입니다`,
  'in Korean with a scheme': (host) => `링크https://${host}를 클릭`,
  'in Hebrew after a word': (host) => `היכנסו לחשבון באתר ${host} עכשיו`,
  'in Hebrew with a preposition': (host) => `היכנסו ב${host} עכשיו`,
  'in Hebrew with a hyphen': (host) => `כנסו ל-${host}`,
  'in Hebrew with a scheme': (host) => `לחצוhttps://${host}`,
  'in Arabic with a conjunction': (host) => `تواصل معنا و${host} الآن`,
  'in Arabic with a preposition': (host) => `سجل الدخول ب${host} لتأكيد حسابك`,
  'in Arabic before a comma': (host) => `الموقع الرسمي ${host}، لا تشارك الرمز`,
  'in Arabic before a question mark': (host) => `هل زرت ${host}؟`,
  'in Arabic with a word behind it': (host) => `رابط ${host}للسحب`,
  'in Japanese with a particle': (host) => `${host}でログインしてください`,
  'in Japanese between words': (host) => `公式サイトは${host}です。`,
  'in Japanese katakana': (host) => `サーバー${host}へアクセス`,
  'in Chinese between words': (host) => `请立即登录${host}完成验证`,
  'in Chinese with a scheme': (host) => `点击https://${host}领取`,
  'in Chinese before a full stop': (host) => `官网是${host}。`,
  'in Chinese after a full-width colon': (host) => `网址：${host}，请收藏`,
  'in Chinese in brackets': (host) => `【银行】您的账户异常（${host}）`,
  'in Thai between words': (host) => `เข้าสู่ระบบที่${host}ได้เลย`,
  'in Thai with a scheme': (host) => `คลิกhttps://${host}เพื่อรับเงิน`,
  'in Russian': (host) => `Подтвердите вход: ${host}, иначе счёт закроют.`,
  'in Hindi': (host) => `अपना खाता ${host}। पर जांचें`,
};

const WRAPPED: Forms = {
  'in a Google redirect': (host) => `https://www.google.com/url?q=${percent(`https://${host}/a`)}&sa=D&usg=x`,
  'in a redirect by u': (host) => `https://track.mailer.test/c?u=${percent(`https://${host}`)}`,
  'in a redirect by url without a scheme': (host) => `https://open.mailer.test/r?url=${host}`,
  'in a redirect without escapes': (host) => `https://open.mailer.test/r?target=https://${host}/x&id=7`,
  'in Outlook safe links': (host) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${percent(`https://${host}/login`)}&data=05%7C01%7C&sdata=abc%3D&reserved=0`,
  'in Proofpoint version 1': (host) => `https://urldefense.proofpoint.com/v1/url?u=https://${host}/x&k=abc%0A`,
  'in Proofpoint version 2': (host) => `https://urldefense.proofpoint.com/v2/url?u=${proofpoint(`https://${host}/a-b`)}&d=DwMFaQ&c=x`,
  'in Proofpoint version 3': (host) => `https://urldefense.com/v3/__https://${host}/login__;!!abc!def$`,
  'in Proofpoint version 3 without a path': (host) => `https://urldefense.com/v3/__https://${host}__;!!abc!def$`,
  'in Barracuda': (host) => `https://linkprotect.cudasvc.com/url?a=${percent(`https://${host}`)}&c=E,1,xyz&typo=1`,
  'in Mimecast': (host) => `https://protect-eu.mimecast.com/s/AbCdEf?domain=${host}`,
  'in Sophos': (host) => `https://eu-west-1.protection.sophos.com/?d=mailer.test&u=${base64(`https://${host}/`)}&i=abc`,
  'in Cisco': (host) => `https://secure-web.cisco.com/1AbC/${percent(`https://${host}/x`)}`,
  'in Trend Micro': (host) => `https://ca-1234.ca.clicktime.trendmicro.com/wis/clicktime/v1/query?url=${percent(`http://${host}`)}&umid=1`,
  'in Facebook': (host) => `https://l.facebook.com/l.php?u=${percent(`https://${host}/?fbclid=1`)}&h=AT0`,
  'in Instagram': (host) => `https://l.instagram.com/?u=${percent(`https://${host}/`)}&e=AT0`,
  'in LinkedIn': (host) => `https://www.linkedin.com/redir/redirect?url=${percent(`https://${host}`)}&urlhash=abcd`,
  'in YouTube': (host) => `https://www.youtube.com/redirect?event=video&redir_token=abc&q=${percent(`https://${host}/`)}&v=1`,
  'in Bing': (host) => `https://www.bing.com/ck/a?!&&p=ab12&u=a1${base64url(`https://${host}/`)}&ntb=1`,
  'in Yahoo': (host) => `https://r.search.yahoo.com/_ylt=Awr/RV=2/RE=17/RO=10/RU=${percent(`https://${host}/`)}/RK=2/RS=x-`,
  'in DuckDuckGo': (host) => `https://duckduckgo.com/l/?uddg=${percent(`https://${host}/`)}&rut=abc`,
  'in Google AMP': (host) => `https://www.google.com/amp/s/${host}/login`,
  'in a translated page': (host) => `https://${host.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog/login?_x_tr_sl=en`,
  'in the web archive': (host) => `https://web.archive.org/web/20250101000000/https://${host}/`,
  'in base64 in a path': (host) => `https://click.mailer.test/r/${base64url(`https://${host}/start`)}`,
  'in base64 in percent': (host) => `https://click.mailer.test/?r=${percent(base64(`https://${host}/start?x=1`))}`,
  'in percent twice': (host) => `https://t.mailer.test/?u=${percent(percent(`https://${host}/a b`))}`,
  'in percent three times': (host) => `https://t.mailer.test/?u=${percent(percent(percent(`https://${host}/`)))}`,
  'in two redirects': (host) => `https://www.google.com/url?q=${percent(`https://t.mailer.test/?u=${percent(`https://${host}/`)}`)}`,
  'in three redirects': (host) =>
    `https://l.facebook.com/l.php?u=${percent(`https://www.google.com/url?q=${percent(`https://t.mailer.test/?u=${percent(`https://${host}/`)}`)}`)}`,
  'in a fragment': (host) => `https://open.mailer.test/#/go?to=${percent(`https://${host}`)}`,
  'in a redirect without a scheme': (host) => `www.google.com/url?q=${percent(`https://${host}`)}`,
  'alone in percent': (host) => `Copy this: ${percent(`https://${host}/login`)}`,
  'all in percent': (host) => `https://t.mailer.test/?url=${hex(`https://${host}/`)}`,
  'in a share link': (host) => `https://t.me/share/url?url=${percent(`https://${host}`)}&text=hi`,
  'in a message to be sent': (host) => `https://wa.me/15550100?text=${percent(`Hello, I saw ${host}/offer today`)}`,
  'in a mail to be written': (host) => `mailto:?subject=Help&body=${percent(`Please see https://${host}/case now`)}`,
  'in a mail to an address': (host) => `mailto:desk@${host}?subject=Refund`,
};

const BROKEN: Forms = {
  'broken by quoted-printable': (host) => `Please open https://${broken(host, '=\n')}/login=3D1 now`,
  'broken by quoted-printable with carriage returns': (host) => `<a href=3D"https://${broken(host, '=\r\n')}/x">open</a>`,
  'broken after a slash': (host) => `Your secure link is https://${host}/\nsession/start?id=77 and it expires.`,
  'broken in its host': (host) => `Your secure link is https://${broken(host, '\n')}/start\nThe team`,
  'broken in its ending': (host) => `Open https://${brokenAtEnd(host, '\n')}/start to go on.`,
  'broken at a dot': (host) => `Open https://${lastDot(host, '.\n')}/start to go on.`,
  'broken before a dot': (host) => `Open https://${lastDot(host, '\n.')}/start to go on.`,
  'broken after its scheme': (host) => `Open https://\n${host}/start`,
  'broken in a quoted reply': (host) => `> Dear client,\n> open https://${broken(host, '\n> ')}/start\n> Regards`,
  'broken in a reply to a reply': (host) => `>> open https://${lastDot(host, '.\n>> ')}/x\n>> Regards`,
  'broken between angle brackets': (host) => `See <https://${broken(host, '\n ')}/a\nb>.`,
  'in a quoted reply': (host) => `On Monday the desk wrote:\n> ${host}\n> is our site`,
};

const WRITTEN: Forms = {
  'with a comma for its last dot': (host) => lastDot(host, ','),
  'with a comma for its last dot, in a message': (host) => `Please open ${lastDot(host, ',')}/login today`,
  'with a space and a comma': (host) => `Go to ${lastDot(host, ' ,')}/login`,
  'with commas and www': (host) => `www,${dots(host, ',')}`,
  'with a comma after its scheme': (host) => `https://${lastDot(host, ',')}/login`,
  'with middle dots': (host) => dots(host, '·'),
  'with [punkt]': (host) => `Besuchen Sie ${dots(host, '[punkt]')} noch heute`,
  'with (punto)': (host) => `Visite ${dots(host, ' (punto) ')} hoy`,
  'with (point)': (host) => `Voir ${dots(host, '(point)')}`,
  'with punto': (host) => `Entre en www punto ${dots(host, ' punto ')}`,
  'with a Chinese word for the dot': (host) => dots(host, '点'),
  'with an Arabic word for the dot': (host) => dots(host, '(نقطة)'),
  'with dot between hyphens': (host) => dots(host, '-dot-'),
  'with dot between asterisks': (host) => dots(host, '*dot*'),
  'with a dot in quotes': (host) => dots(host, '[.]'),
  'with one slash': (host) => `https:/${host}/login`,
  'with backslashes': (host) => `https:\\\\${host}\\login`,
  'without a colon': (host) => `http//${host}`,
  'with a semicolon': (host) => `https;//${host}`,
  'with its first letter lost': (host) => `ttps://${host}/a`,
  'with a letter too many': (host) => `htttps://${host}/a`,
  'with hxxp and brackets': (host) => `hxxps[:]//${dots(host, '[.]')}/x`,
  'with a spaced scheme': (host) => `h t t p s : / / ${host}`,
  'with a space after its scheme': (host) => `https:// ${host}`,
  'spread out': (host) => [...host].join(' '),
  'spread out after a spread scheme': (host) => [...`https://${host}`].join(' '),
  'in capitals in a sentence': (host) => `OPEN ${host.toUpperCase()} NOW`,
  'in capitals with a path': (host) => `HTTPS://${host.toUpperCase()}/LOGIN`,
  'in full-width letters in a sentence': (host) => `请打开${fullWidth(host)}谢谢`,
  'in bold letters': (host) => `Visit ${bold(host)} now`,
  'with zero-width spaces in a sentence': (host) => `Visit ${[...host].join('\u200B')} now`,
  'with a soft hyphen': (host) => `Visit ${broken(host, '\u00AD')} now`,
  'with right-to-left marks': (host) => `الموقع \u200F${host}\u200F هنا`,
  'in an isolate': (host) => `الموقع \u2066${host}\u2069 هنا`,
  'as HTML': (host) => `<p>Dear client, <a href="https://${host}/login">click here</a></p>`,
  'as HTML with single quotes': (host) => `<a class='b' href='https://${host}'>click</a>`,
  'as HTML without quotes': (host) => `<a href=https://${host}>click</a>`,
  'as HTML with a space to break at': (host) => `<p>${broken(host, '<wbr>')}</p>`,
  'as HTML with a part in bold': (host) => `<p>https://<b>${host}</b>/login</p>`,
  'as HTML in entities': (host) => `<a href="${entities(`https://${host}`)}">x</a>`,
  'as HTML with an entity for the dot': (host) => lastDot(host, '&#46;'),
  'as Markdown': (host) => `Click [here](https://${host}/x) or [here](${host}).`,
  'as a Markdown autolink': (host) => `<https://${host}>`,
  'as a Markdown reference': (host) => `[1]: https://${host} "Title"`,
  'as BBCode': (host) => `[url=https://${host}]click[/url]`,
  'as BBCode without a scheme': (host) => `[url]${host}[/url]`,
  'as JSON': (host) => JSON.stringify({ name: 'Support', url: `https://${host}/x`, tags: ['a', 'b'] }),
  'as escaped JSON': (host) => `{"url":"https:\\/\\/${host}\\/x","ok":true}`,
  'in a JSON text with line breaks': (host) => `{"text":"Hello\\nhttps://${host}\\nBye"}`,
  'as a vCard': (host) => `BEGIN:VCARD\nFN:Support Desk\nURL;TYPE=WORK:https\\://${host}\nEND:VCARD`,
  'as a vCard mailbox': (host) => `EMAIL;TYPE=INTERNET:desk@${host}`,
  'as a QR code': (host) => `WIFI:S:net;;URLTO:${host}/pay`,
  'as CSV': (host) => `1,Support,${host},open`,
  'as a list with commas': (host) => `other.test,${host},third.invalid`,
  'as a list with semicolons': (host) => `a@other.test;b@${host};`,
  'behind a user': (host) => `https://bank.test@${host}/login`,
  'behind a user and a password': (host) => `https://www.bank.test:login@${host}`,
  'behind a user with an escape': (host) => `https://bank.test%2Flogin@${host}`,
  'behind another address': (host) => `https://other.test/xhttps://${host}/y`,
  'joined to another address': (host) => `https://other.testhttps://${host}`,
  'in an e-mail header': (host) => `From: "Bank" <desk@mail.${host}>\nReply-To: x@other.test`.replace('mail.', ''),
  'in an e-mail signature': (host) => `Anna Weber\nClient Desk | T +44 20 7946 0000 | E desk@${host} | W www.${host}`,
  'in an SMS': (host) => `HMRC: You have an outstanding refund of £277.15. Claim: ${host}/gov-uk`,
  'in a parcel SMS': (host) => `[Post] Paket konnte nicht zugestellt werden, 2,99 EUR:${host}/z/8fk2`,
  'in a chat': (host) => `hi dear :) pls register at ${host}/#/register?code=7788 and show me screenshot`,
  'after sixty others': (host) => `${Array.from({ length: 60 }, (_, nth) => `https://n${nth}.other.test`).join('\n')}\nhttps://${host}`,
  'far into a long text': (host) => `${'Your account manager is ready to help you recover everything. '.repeat(700)} ${host}/x`,
};

/** Each form returns the pasted text for a host in ASCII. */
export const MESSAGE_FORMS: Forms = { ...JOINED, ...WRAPPED, ...BROKEN, ...WRITTEN };

const LABELS = 'apex secure-apex apex24 login.apex-pay my-wallet 10x-signals quantavia support.meridian-trust coinvault fx-desk'.split(' ');
/** Top-level domains, including those that are words, and platforms where anybody can have a site. */
const ENDINGS = (
  'com com com net org info biz xyz online site shop store top club vip app io co me in is it to us so no at de es fr nl ch uk co.uk com.au com.br ' +
  'co.za ru pl tr cc tv ws ai gg ml tk cn jp ly finance capital trade live world today cash company bank pro link click icu pages.dev github.io ' +
  'netlify.app web.app eth.limo'
).split(' ');

/** Generates hosts like those of fraudsters. The same seed gives the same hosts. */
export function generateHosts(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const hosts = new Set<string>();
  while (hosts.size < count) hosts.add(`${random.pick(LABELS)}.${random.pick(ENDINGS)}`);
  return [...hosts];
}

interface FormsMeasured {
  /** The share of texts in which the host was found. */
  found: number;
  /** The texts in which the host was not found. */
  missed: { form: string; text: string }[];
  text: string;
}

/** Measures in how many messages the host is among the recognised addresses. */
export function measureForms(hostsOf: (form: number) => readonly string[]): FormsMeasured {
  const messages = Object.entries(MESSAGE_FORMS).flatMap(([form, write], nth) =>
    hostsOf(nth).map((host) => ({ form, host, text: write(host) })),
  );
  const missed = messages.filter(({ host, text }) => !addressesIn(text).includes(host)).map(({ form, text }) => ({ form, text }));
  const found = (messages.length - missed.length) / messages.length;
  const text = `${(100 * found).toFixed(2)} % of ${messages.length.toLocaleString('en')} messages read`;
  return { found, missed, text };
}
