/* Words before an address that the reader is asked to use, in the languages of the site. Each is part of a regular expression. */

/** Before an address that the reader is asked to type. */
export const TO_TYPE = String.raw`(?<!\p{L})(?:type(?: in)?|enter|visit|open|go to|escrib[ae]|visit[ae]|entr[ae] en|abr[ae]|tapez|visitez|ouvrez|打开|输入|اكتب|افتح)`;

/** Before an address at which the reader is asked to do something. */
export const TO_USE = String.raw`(?<!\p{L})(?:(?:(?:log|sign) ?(?:in|up)|login|confirm|pay|verify|register|apply) (?:at|on|via)|(?:sesión|confirme|pague|verifique|regístrese|acceda|ingrese) (?:en|a|por)|(?:connectez-vous|confirmez|payez|vérifiez|inscrivez-vous|rendez-vous) (?:sur|à|via)|登录|访问|点击|(?:ادخل|سجل|ادفع|أكد) (?:على|في|إلى|عبر))`;
