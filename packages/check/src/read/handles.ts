/*
 * User names in messengers and in services for payments. Lists have only the addresses of their pages (`look-up/facts.ts`).
 */

/** The messengers, as people write them before a name. */
const MESSENGERS =
  'we ?chat|weixin|whats ?app|telegram|tele|tg|signal|line(?=[^\\S\\n]*(?:id|[:：@]))|viber|skype|discord|instagram|insta|ig|qq|snapchat|kakao(?:talk)?|zalo|vx|加v|' +
  'm-?pesa|paybill|till(?= number)|alipay|支付宝|收款码|payeer|perfect ?money|bizum|' +
  '微信|电报|電報|飞机|企鹅|تيليجرام|تلغرام|تيليغرام|تليجرام|واتساب|واتس اب|وي ?تشات|سيجنال|سكايب|لاين|انستغرام';
/** Words between the messenger and the name. */
const BETWEEN = String.raw`(?:[^\S\n]|[)）»”"'、،,]|id|号|號|群|同号|me|us|name|number|group|channel|contact|account|cuenta|canal|groupe|compte|grupo|找|搜索|اسم|حساب|معرف|معرّف)`;
/** What shows that a name follows, even if it looks like a word. */
const MARK = String.raw`(?:[:：@]|[-–—](?=[^\S\n])|(?<!\p{L})(?:is|es|est|هو|user(?:name)?|usuario|pseudo|identifiant|المستخدم)(?!\p{L})|用户名|账号|帳號|找)`;
const NAME = String.raw`(?<name>[a-z0-9][\w.-]{3,31})`;
const NAMED = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}@.])(?:${MESSENGERS})${BETWEEN}{0,8}(?:${MARK}[^\S\n]?@?|(?=[\w.-]*\d|[a-z0-9]*[_.][a-z0-9]))${NAME}`,
  'giu',
);
/** A name that begins with an @ and is not the end of a mailbox. */
const AT =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}_%+-]\.?)@(?<name>[a-z]\w{3,31})(?![\w@.]*[.@]\w)/giu;

/** @param text with plain digits */
export const findHandles = (text: string) => handlesBy([NAMED, AT], text);

/** `nwb@okbank` and `$nwbpay`: what a service for payments knows somebody by, if it is no mailbox, share or amount. */
const PAID = /(?<![\p{L}\p{N}.@$])(?:[a-z0-9][\w.+-]{1,63}@(?=[a-z])|\p{Sc}(?=[a-z]{3}))(?<name>\w{3,31})(?![\w@]|[.-]\w)/giu;

/** What may be a user name too. */
export const findPossibleHandles = (text: string) => handlesBy([PAID], text);

function handlesBy(patterns: readonly RegExp[], text: string): { begin: number; end: number }[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ 0: found, index, groups }) => {
      const length = groups?.['name']?.replace(/[.-]+$/, '').length ?? 0;
      const begin = index + found.length - (groups?.['name']?.length ?? 0);
      return length === 0 ? [] : [{ begin, end: begin + length }];
    });
}
