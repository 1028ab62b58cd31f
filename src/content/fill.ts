/** Fills in the blanks of a text, such as `{date}`. The values are inserted unchanged, even if they contain braces. */
// oxlint-disable-next-line words/no-object-of-words -- callers write the names; they are looked up in a Map
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const known = new Map(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(known.get(name) ?? blank));
}
