/*
 * User names in messengers. No list has them. A link to a messenger is a web address and can be listed.
 */

/** The messengers, as people write them before a name. */
const MESSENGERS =
  'we ?chat|weixin|whats ?app|telegram|tele|tg|signal|line|viber|skype|discord|instagram|insta|ig|qq|snapchat|kakao(?:talk)?|zalo|' +
  '微信|电报|飞机|企鹅|تيليجرام|تلغرام|تيليغرام|واتساب';
const NAMED = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}@.])(?:${MESSENGERS})[^\S\n]*(?:id|号|號|群|同号|账号|name|user(?:name)?|group|channel|contact|usuario|canal|groupe|grupo|compte)?[^\S\n]*[:：]?[^\S\n]*@?(?<name>(?=[\w.-]*\d|[a-z0-9]*[_.][a-z0-9])[a-z0-9][\w.-]{3,31})`,
  'giu',
);
/** A name that begins with an @ and is not the end of a mailbox. */
const AT =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}._%+-])@(?<name>[a-z]\w{3,31})(?![\w@.]*[.@]\w)/giu;

/** @param text with plain digits */
export function findHandles(text: string): { begin: number; end: number }[] {
  return [...text.matchAll(NAMED), ...text.matchAll(AT)].flatMap(({ 0: found, index, groups }) => {
    const length = groups?.['name']?.replace(/[.-]+$/, '').length ?? 0;
    const begin = index + found.length - (groups?.['name']?.length ?? 0);
    return length === 0 ? [] : [{ begin, end: begin + length }];
  });
}
