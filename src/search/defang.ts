/**
 * Writes a web address so that nothing makes a link of it and nobody takes it for one:
 * `https://login.site.example/a.b` becomes `hxxps://login[.]site[.]example/a.b` (WARN-4).
 */
export function defang(address: string): string {
  return address.replace(/^http/i, 'hxxp').replace(/^(\w+:\/\/)?[^/?#]*/, (origin) => origin.replaceAll('.', '[.]'));
}

/** The same for an e-mail address or its domain: `help@site.example` becomes `help@site[.]example`. */
export function defangEmail(address: string): string {
  return address.replace(/@.*/, (domain) => domain.replaceAll('.', '[.]'));
}
