/* Fields in the header of an email, as mail programs write them. Each is part of a regular expression. */

/** Fields that name a sender. */
export const SENDER_FIELD = 'from|sender|reply-to|de|von|van|od|от|från|fra|da|发件人|寄件人|差出人|보낸사람|من';

export const RECIPIENT_FIELD =
  'to|cc|bcc|delivered-to|x-original-to|envelope-to|para|cco|à|cci|destinataire|destinatario|收件人|抄送|密送|إلى|الى|نسخة|نسخة إلى';

export const SUBJECT_FIELD = 'subject|asunto|objet|betreff|主题|الموضوع';
