/*
 * Words that tell who writes a text and to whom, in the languages of the site. Each constant is part of a regular expression.
 */

/** A salutation, before the name of the firm to which somebody writes. */
export const SALUTATION = String.raw`(?:dear|hello|hi|to|attn|cher|chère|bonjour|à|estimad[oa]s?|hola|querid[oa]s?|尊敬的|您好|亲爱的|致|عزيزي|مرحبا|السادة|إلى)(?: (?:sirs?|team|at|messieurs|mesdames|l.équipe|señores|equipo|del?|la|du))*`;

/** Before the name of somebody who speaks as `we` or `I`. */
export const WE_ARE = String.raw`(?:(?:we are|we.re|this is|i am|i.m|calling|writing|on behalf of|here is|nous sommes|je suis|ici|au nom de|de la part de|somos|soy|le habla|en nombre de|de parte de)(?: (?:from|with|at|of|the|del?|la|l.))*|我们是|我是|这里是|نحن|أنا من|معك|باسم)`;

/** A part of an authority, which it does not have or which writes to nobody. */
export const UNIT = String.raw`(?:(?:refund|recovery|compliance|claims?|investigation|enforcement|fraud|legal|escrow|asset|compensation|reimbursement)s? )*(?:unit|department|desk|division|office|officer|team|bureau|agent|unidad|departamento|oficina|unité|département|service|cellule|bureau)|部门|部|处|中心|专员|وحدة|قسم|إدارة|مكتب`;

/** A request, at the beginning of a sentence. */
export const ASKS = String.raw`(?:please |kindly |por favor,? |veuillez |merci de |请|请您|يرجى )?(?:send|pay|reply|answer|transfer|deposit|wire|provide|submit|bring|hand over|env[ií]e|pague|responda|transfiera|deposite|entregue|envoyez|payez|répondez|versez|virez|remettez|payer|envoyer|发送|寄|支付|缴纳|回复|汇款|转账|أرسل|ادفع|رد|حو[ّ]?ل)`;
