/** How the telephone numbers of a country are written. */
interface Plan {
  code: string;
  /** The digits of the area code of the firms that we generate, without the trunk prefix. Empty if the country has none. */
  areas: readonly string[];
  /** The digit before the area code in the national form. */
  trunk: '0' | '';
}

const PLANS: Readonly<Record<string, Plan>> = {
  AE: { code: '971', areas: ['2', '4', '6'], trunk: '0' },
  AT: { code: '43', areas: ['1', '316', '662'], trunk: '0' },
  AU: { code: '61', areas: ['2', '3', '7'], trunk: '0' },
  BE: { code: '32', areas: ['2', '3'], trunk: '0' },
  BR: { code: '55', areas: ['11', '21'], trunk: '0' },
  CA: { code: '1', areas: ['416', '514', '604'], trunk: '' },
  CH: { code: '41', areas: ['22', '31', '44'], trunk: '0' },
  DE: { code: '49', areas: ['30', '40', '69', '89'], trunk: '0' },
  DK: { code: '45', areas: [''], trunk: '' },
  ES: { code: '34', areas: ['91', '93'], trunk: '' },
  FR: { code: '33', areas: ['1', '4'], trunk: '0' },
  GB: { code: '44', areas: ['20', '113', '161'], trunk: '0' },
  HK: { code: '852', areas: [''], trunk: '' },
  IE: { code: '353', areas: ['1', '21'], trunk: '0' },
  // Italian numbers keep their zero in the international form.
  IT: { code: '39', areas: ['02', '06'], trunk: '' },
  JP: { code: '81', areas: ['3', '6'], trunk: '0' },
  LU: { code: '352', areas: [''], trunk: '' },
  MX: { code: '52', areas: ['55', '33'], trunk: '' },
  NL: { code: '31', areas: ['20', '10', '70'], trunk: '0' },
  NO: { code: '47', areas: [''], trunk: '' },
  SA: { code: '966', areas: ['11', '12'], trunk: '0' },
  SE: { code: '46', areas: ['8', '31'], trunk: '0' },
  SG: { code: '65', areas: [''], trunk: '' },
  US: { code: '1', areas: ['212', '312', '415', '617'], trunk: '' },
};

interface Parts {
  code: string;
  area: string;
  rest: string;
  trunk: string;
}

function partsOf(phone: string): Parts {
  const digits = phone.slice(1);
  const plans = Object.values(PLANS).filter(({ code }) => digits.startsWith(code));
  const [{ code, areas, trunk }] = [...plans, { code: digits.slice(0, 2), areas: [''], trunk: '' as const }];
  const national = digits.slice(code.length);
  // The areas in the table are examples, so another one is taken to be as long.
  const area = areas.find((one) => national.startsWith(one)) ?? national.slice(0, areas[0]?.length);
  return { code, area, rest: national.slice(area.length), trunk };
}

/** Groups of three and four digits, as they are spoken. */
function group(digits: string, by: string): string {
  const half = digits.length > 8 ? 3 : Math.floor(digits.length / 2);
  return [digits.slice(0, half), digits.slice(half)].filter((part) => part !== '').join(by);
}

const pairs = (digits: string, by: string) => (digits.match(/\d{1,2}/g) ?? []).join(by);
const shift = (text: string, zero: number) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const join = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

/** The forms in which a number in E.164 is written in letters and messages. */
export const PHONE_FORMS: Readonly<Record<string, (phone: string) => string>> = {
  'as in the register': (phone) => phone,
  international: (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, group(rest, ' ')], ' ')),
  'international with hyphens': (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, group(rest, '-')], '-')),
  'international with dots': (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, group(rest, '.')], '.')),
  'international with the area in brackets': (phone) =>
    form(phone, ({ code, area, rest }) => join([`+${code}`, area === '' ? '' : `(${area})`, group(rest, ' ')], ' ')),
  'international with (0)': (phone) =>
    form(phone, ({ code, area, rest, trunk }) => join([`+${code}`, trunk === '0' ? `(0)${area}` : area, group(rest, ' ')], ' ')),
  'international with 00': (phone) => form(phone, ({ code, area, rest }) => join([`00${code}`, area, group(rest, ' ')], ' ')),
  'international in pairs': (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, pairs(rest, ' ')], ' ')),
  'as a link': (phone) => `tel:${phone}`,
  'with no-break spaces': (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, group(rest, '\u00a0')], '\u00a0')),
  'with non-breaking hyphens': (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, group(rest, '\u2011')], '\u2011')),
  national: (phone) => form(phone, ({ area, rest, trunk }) => join([trunk + area, group(rest, ' ')], ' ')),
  'national with the area in brackets': (phone) =>
    form(phone, ({ area, rest, trunk }) => join([area === '' ? '' : `(${trunk}${area})`, group(rest, '-')], ' ')),
  'national with a hyphen': (phone) => form(phone, ({ area, rest, trunk }) => join([trunk + area, rest], '-')),
  'national with a slash': (phone) => form(phone, ({ area, rest, trunk }) => join([trunk + area, group(rest, ' ')], '/')),
  'national in one piece': (phone) => form(phone, ({ area, rest, trunk }) => trunk + area + rest),
  'in Arabic digits': (phone) => form(phone, ({ code, area, rest }) => shift(join([`+${code}`, area, group(rest, ' ')], ' '), 0x660)),
  'in full-width digits': (phone) => form(phone, ({ code, area, rest }) => shift(join([`＋${code}`, area, group(rest, ' ')], ' '), 0xff10)),
  'over two lines': (phone) => form(phone, ({ code, area, rest }) => join([`+${code}`, area, group(rest, '\n')], ' ')),
  'in brackets': (phone) => form(phone, ({ code, area, rest }) => `(${join([`+${code}`, area, group(rest, ' ')], ' ')})`),
};

function form(phone: string, write: (parts: Parts) => string): string {
  return write(partsOf(phone));
}
