import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A record whose telephone numbers (E.164) are written in groups, as in `+44 20 7946 0123`, so that visitors can compare them with what they were
 * sent. A number that no country could have stays as it is.
 */
export function withGroupedPhones<T extends { phones?: string[] | undefined }>(record: T): T {
  const { phones } = record;
  return phones
    ? { ...record, phones: phones.map((number) => parsePhoneNumberFromString(number)?.formatInternational() ?? number) }
    : record;
}
