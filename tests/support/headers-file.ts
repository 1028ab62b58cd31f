/** The headers that such a host sends: those of every matching rule. @throws if two rules set the same header. */
export function readHeaders(source: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of source.split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') fits = line === address || (line.endsWith('*') && address.startsWith(line.slice(0, -1)));
    else if (fits) {
      if (name in headers) throw new Error(`${name} stands twice for ${address}`);
      headers[name] = value;
    }
  }
  return headers;
}
