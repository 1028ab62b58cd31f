/**
 * Writes a web address so that no program turns it into a link and nobody follows it by accident:
 * `https://login.site.example/a.b` becomes `hxxps://login[.]site[.]example/a.b` (WARN-4).
 */
export function defang(address: string): string {
  return address.replace(/^http/i, 'hxxp').replace(/^(\w+:\/\/)?[^/?#]*/, (origin) => origin.replaceAll('.', '[.]'));
}

/** The same for an email address or its domain: `help@site.example` becomes `help@site[.]example`. */
export function defangEmail(address: string): string {
  return address.replace(/@.*/, (domain) => domain.replaceAll('.', '[.]'));
}
