/* Words before numbers, in the languages of the site. Each list is part of a regular expression. */

/** Words for a telephone and the sender's own number, for calling someone, and for services that use telephone numbers. */
export const ANNOUNCEMENT = String.raw`(?:\b(?:t[eé]l|phone|telephone|line|customer service|service clients?|atenci[oó]n al cliente|call|ring|dial|marque|componga|composez|fax|mobile|cell|whatsapp|signal|sms|text|hotline|wa\.me|t[eé]l[eé]fono|t[eé]l[eé]phone|tfno|ll[aá]m\p{L}*|m[oó]vil|appele[zr]|portable|reach|contact(?:[ae]r|ez)?|joindre|joignez|(?:my|our|mi|nuestro|mon|notre) n(?:umber|[uú]m[eé]ro))\b|[☎☏✆📞📱📲]|电话|致电|拨打|手机|热线|客服|号码|هاتف|اتصل|جوال|واتساب|للتواصل|خدمة العملاء|رقمي|رقمنا)`;

/** Words before the number of a case or a document. */
export const REFERENCE = String.raw`(?:\b(?:ref|reference|case|contract|file|policy|invoice|order|r[eé]f|referencia|expediente|exp|contrato|dossier|contrat|vat|company register under)|编号|个案|合同|المرجع|المرجعي|ملفكم)`;
