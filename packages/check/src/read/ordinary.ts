import { countNameWords } from '../names/legal-forms.ts';
import { cutHost } from './public-suffix.ts';
import { endsInWord } from './ending-words.ts';

/*
 * Recognises text with a dot that ends like an address but is not one. It is used only for text without a scheme, `www.` or a
 * mailbox.
 */

/** Legal forms that are also top-level domains: `Acme.Inc`, `CO.LTD`. */
const FORMS = new Set(['ltd', 'inc', 'llc', 'gmbh', 'srl', 'sarl', 'co', 'company', 'limited']);
/** Titles, degrees and abbreviations that are written with a dot: `Dr.med`. */
const SHORTENED = new Set(
  'dr prof mr mrs dipl ing mag sig sra srta avda mme mlle approx etc bzw usw inkl zzgl evtl ggf vol fig nr art abs soc st'.split(' '),
);
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
/** Objects in program code: `this.name`, `e.target`. */
const OBJECTS = new Set(
  'this self window document console event e req res obj props process system math json user np os sys std'.split(' '),
);
/** Top-level domains that make a host likely in any spelling. */
const STRONG = /\.(?:com|net|org|info|biz|io|co|xyz)$/i;

/** The characters around the text. */
export interface Around {
  /** The word before it. */
  before: string;
  /** The text joined to it on the left, and the two characters on the right. */
  previous: string;
  next: string;
}

/** True if a text is a name, a file, a version or the border of two sentences rather than a host. */
export function isOrdinary(text: string, around: Around): boolean {
  const labels = text.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  const label = labels.at(-2) ?? '';
  return (
    NO_HOST.has(ending.toLowerCase()) ||
    isNumber(labels, around) ||
    isFile(label.toLowerCase(), ending.toLowerCase(), around) ||
    isProgram(label, ending, around) ||
    (!isBelowRegistry(labels) && (isName(labels, around) || isSeam(text, label, ending)))
  );
}

/**
 * `apex.co.ae`, `Apex.Co.Uk`: a name below an ending of two labels. If `co.ae` were taken for two legal forms, or `Uk` for the
 * beginning of a sentence, `apex.co` would be left, which has another owner. A single letter is an initial.
 */
function isBelowRegistry(labels: readonly string[]): boolean {
  const { suffix, label = '', known } = cutHost(labels.join('.').toLowerCase());
  return known && suffix.includes('.') && label.length > 1;
}

const VERSION =
  /(?:^|[^\p{L}.])(?:v|ver|vers|version|versión|versione|rev|release|build|firmware|section|sección|abschnitt|chapter|article|§)\.?:?$/iu;

/** `version 4.2.1.3`, `at 5.pm`. Otherwise four numbers are an IP address. */
function isNumber(labels: readonly string[], { before, previous }: Around): boolean {
  if (labels.every((label) => /^\d+$/.test(label))) return VERSION.test(before) || /[v§\p{Sc}]$/iu.test(previous);
  return labels.length === 2 && /^\d{1,2}$/.test(labels[0] ?? '') && /^(?:am|pm|st|nd|rd|th|in|it|no|as|so)$/i.test(labels[1] ?? '');
}

/** `CO.LTD`, `Acme.Inc`, `H.I.G.Capital`, `B.Com`, `Dr.med`. */
function isName(labels: readonly string[], { before }: Around): boolean {
  const ending = labels.at(-1) ?? '';
  const label = labels.at(-2) ?? '';
  const small = ending.toLowerCase();
  // Two forms, as in `co.ltd`.
  if ((isForm(label) && FORMS.has(small)) || (label.toLowerCase() === 'co' && isForm(ending))) return true;
  if ((FORMS.has(small) || isForm(label)) && isCapitalised(ending)) return true;
  if (/^(?:ltd|inc|llc|gmbh|srl|sarl)$/.test(small) && isUpper(ending) && before.length > 1 && isUpper(before)) return true;
  if (/^\p{L}$/u.test(label) && (labels.at(-3)?.length === 1 || (isUpper(label) && isCapitalised(ending)))) return true;
  return SHORTENED.has(label.toLowerCase()) && labels.length === 2 && !STRONG.test(`.${ending}`);
}

const isForm = (label: string) => countNameWords(['', label.toLowerCase()]) === 1;

/** `setup.py`, `report.v2.zip`, `src/lib.rs`, `IMG_0042.mov`; no domain has an underscore in the label that is registered. */
function isFile(label: string, ending: string, { previous }: Around): boolean {
  if (!FILES.has(ending)) return false;
  const isInFolder = /[/\\][^/\\]+[/\\]$|\.\/$/.test(previous);
  return FILE_NAMES.has(label) || /^v\d+$/.test(label) || label.includes('_') || isInFolder || (ending === 'so' && label.startsWith('lib'));
}

/** `user.name()`, `this.style`. */
function isProgram(label: string, ending: string, { next }: Around): boolean {
  return (
    (/^\((?:[\w'")]|$)/.test(next) && /^[a-z]+$/i.test(label) && endsInWord(`.${ending}`)) ||
    (OBJECTS.has(label.toLowerCase()) && /^[a-z]{3,}$/.test(ending) && !STRONG.test(`.${ending}`))
  );
}

/** `came home.It was late`: the end of one sentence and the beginning of the next. */
function isSeam(text: string, label: string, ending: string): boolean {
  return isCapitalised(ending) && /^[^\p{Lu}]/u.test(label) && !STRONG.test(text);
}

const isUpper = (word: string) => /\p{Lu}/u.test(word) && word === word.toUpperCase();
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);
