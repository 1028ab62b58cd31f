/* Fields in the header of an email, as mail programs write them. Each is part of a regular expression. */

export const SENDER_FIELD =
  'from|sender|reply[- ]to|de|von|van|od|от|från|fra|da|发件人|寄件人|差出人|보낸사람|من|responder a|responde a|respuesta a|r[ée]pondre à|r[ée]ponse à|' +
  'antwort an|antworten an|rispondi a|回复至|回复到|回复给|回复|回覆|答复|الرد على|الرد إلى|رد على|الرد';

export const RECIPIENT_FIELD =
  'to|cc|bcc|delivered-to|x-original-to|envelope-to|para|cco|à|cci|destinataire|destinatario|收件人|抄送|密送|إلى|الى|نسخة|نسخة إلى|' +
  'an|kopie|aan|a|per|cópia|do|dw|kopia|komu|till|til|kopi|vastaanottaja|kime|alıcı|προς|кому|копия|宛先|받는 ?사람|אל';

export const SUBJECT_FIELD = 'subject|asunto|objet|betreff|主题|الموضوع';
