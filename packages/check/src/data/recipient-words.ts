/* Words before and after the mailbox of the recipient, in the languages of the site and in German. Each is part of a regular expression. */

/** Words before the mailbox which say that the message was sent to it. */
export const SENT_TO = String.raw`(?:(?:e-?mail|message|mail|newsletter|letter|notice)s? (?:was|is|were|has been|have been) (?:sent|addressed|delivered) to|this (?:e-?mail|message) is intended for|(?:sent|mailed) to you at|(?:receiv(?:e|ing|ed) this (?:e-?mail|message|newsletter) at)|(?:courriel|e-?mail|message|mail|lettre) (?:vous )?(?:a|est) (?:été )?(?:envoyée?|adressée?|destinée?) à|(?:correo|mensaje|e-?mail|bolet[ií]n)(?: electrónico)? (?:se|fue|ha sido)? ?(?:ha |se )?(?:enviado|envió|dirigido) a|(?:e-?mail|nachricht|newsletter) (?:wurde|ist|ging) (?:an|gesendet an)|(?:邮件|信件|消息)(?:已)?(?:发送|寄)(?:至|给|到)|(?:الرسالة|البريد|الرسالة الإلكترونية)[^.\n]{0,20}إلى)`;

/**
 * Words before the mailbox: a salutation, with at most the word for a customer, or a word for a user name. After other words, the mailbox may be
 * that of somebody who wants an answer: `Dear client, reply to desk@apex.example`.
 */
export const ADDRESSED = String.raw`(?:(?:^|[.!\n]\s*)(?:dear|hello|hi|hey|cher|chère|bonjour|estimad[oa]s?|hola|querid[oa]|sehr geehrte[rs]?|liebe[rs]?|hallo|guten tag|尊敬的|您好|亲爱的|عزيزي|عزيزتي|مرحبا)(?: (?:customer|client|investor|member|user|cliente|utilisateur|kunde|kundin)| (?:mrs?|ms|miss|dr|sra?|señora?|m|mme|mlle|monsieur|madame|herr|frau)\.? \p{L}+)?|(?:user ?name|user ?id|log-?in name|logged in as|signed in as|account name|nom d.utilisateur|identifiant|nombre de usuario|usuario|benutzername|用户名|اسم المستخدم)\s*[:：]?)`;

/** Words after the mailbox which say that it subscribes to messages. */
export const SUBSCRIBED = String.raw`(?:is subscribed|has subscribed|are subscribed|est abonné|est inscrite?|está suscrit[oa]|ist angemeldet|已订阅|مشترك)`;
