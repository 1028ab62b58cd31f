import { countNameWords } from '../names/legal-forms.ts';
import { cutHost } from './public-suffix.ts';

/*
 * Recognises text with a dot that ends like an address but is not one. It is used only for text without a scheme, `www.` or a
 * mailbox.
 */

/** Legal forms that are also top-level domains: `Acme.Inc`, `CO.LTD`. */
const FORMS = new Set(['ltd', 'inc', 'llc', 'gmbh', 'srl', 'sarl', 'co', 'company', 'limited']);
/** File extensions that are also top-level domains. */
const FILES = new Set('zip mov py sh rs md ps pl so cc la mk'.split(' '));
/** Usual names of such files. */
const FILE_NAMES = new Set(
  (
    'readme changelog intro license contributing security code notes todo index main setup install run start build test tests config settings script ' +
    'scripts lib mod util utils helper helpers init manage server client app data backup backups archive report final document documents image images ' +
    'photo photos video movie clip invoice statement file files export download'
  ).split(' '),
);
/** File extensions that are not top-level domains. Other endings may become one while the visitor is still typing. */
const NO_HOST = new Set(
  (
    'pdf doc docx xls xlsx ppt pptx odt ods txt rtf csv tsv json xml yaml yml html htm php asp aspx jsp js css svg png jpg jpeg heic gif webp bmp tif ' +
    'tiff ico mp3 mp4 avi exe msi dmg apk iso bin rar bak tmp log ini cfg conf env sql eml msg ics vcf epub go cpp ts gz tgz'
  ).split(' '),
);
/** Top-level domains that make a host likely in any spelling. */
const STRONG = /\.(?:com|net|org|info|biz|io|co|xyz)$/i;

/** True if a text is a name, a file or the border of two sentences rather than a host. */
export function isOrdinary(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  const label = labels.at(-2) ?? '';
  const small = ending.toLowerCase();
  const isFile = NO_HOST.has(small) || (FILES.has(small) && FILE_NAMES.has(label.toLowerCase()));
  return isFile || (!isBelowRegistry(labels) && (isName(labels) || isSeam(text, label, ending)));
}

/**
 * `apex.co.ae`, `Apex.Co.Uk`: a name below an ending of two labels. If `co.ae` were taken for two legal forms, or `Uk` for the
 * beginning of a sentence, `apex.co` would be left, which has another owner. A single letter is an initial.
 */
function isBelowRegistry(labels: readonly string[]): boolean {
  const { suffix, label = '', known } = cutHost(labels.join('.').toLowerCase());
  return known && suffix.includes('.') && label.length > 1;
}

/** `CO.LTD`, `Acme.Inc`, `H.I.G.Capital`. */
function isName(labels: readonly string[]): boolean {
  const [before = '', label = '', ending = ''] = ['', '', ...labels].slice(-3);
  const isInitial = /^\p{L}$/u.test(label) && (before.length === 1 || (isCapital(label) && isCapitalised(ending)));
  const isOfForm = isForm(label) || FORMS.has(ending.toLowerCase());
  return isInitial || (isForm(label) && isForm(ending)) || (isOfForm && isCapitalised(ending));
}

/** A legal form, or the beginning of one. */
const isForm = (label: string) => FORMS.has(label.toLowerCase()) || countNameWords(['', label.toLowerCase()]) === 1;
const isCapital = (letter: string) => /^\p{Lu}$/u.test(letter);
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);

/** `came home.It was late`: the end of one sentence and the beginning of the next. */
const isSeam = (text: string, label: string, ending: string) => isCapitalised(ending) && /^[^\p{Lu}]/u.test(label) && !STRONG.test(text);
