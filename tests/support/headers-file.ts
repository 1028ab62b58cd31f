/** The headers that such a host sends: those of every matching rule. @throws if two rules set the same header. */
export function readHeaders(source: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of source.split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') fits = isFor(line, address);
    else if (fits) {
      if (name in headers) throw new Error(`${name} stands twice for ${address}`);
      headers[name] = value;
    }
  }
  return headers;
}

/** True if a rule is for an address. `*` stands for any end, and `:name` for any part without a slash. */
function isFor(rule: string, address: string): boolean {
  if (rule.endsWith('*')) return address.startsWith(rule.slice(0, -1));
  const parts = address.split('/');
  const wanted = rule.split('/');
  return (
    wanted.length === parts.length && wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
  );
}
