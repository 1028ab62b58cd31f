import { COMPRESSED, baseUrl, DOCUMENTS, EVERYWHERE, FOLDERS, POLICIES, REST, TYPES, TYPE_WITHOUT_ENDING, policiesOf } from './headers.ts';
import { WORKER_ADDRESS } from '../src/offline/worker/messages.ts';
import { HIDDEN, HOMES, MALFORMED, METHODS, WITHOUT_SLASH, WITH_SLASH } from './requests.ts';

/** The whole Caddy configuration. `docs/hosting.md` lists the settings that come from the environment. */
export const caddyFiles: Readonly<Record<string, () => string>> = { 'deploy/caddy/Caddyfile': caddyfile };

function caddyfile(): string {
  return [
    '# Generated from deploy/headers.ts and deploy/requests.ts by `npm run hosts`. Change those, not this file.',
    '',
    '{',
    '\tservers {',
    '\t\tmax_header_size 16kb',
    '\t}',
    '}',
    '',
    '# Headers that browsers apply only to documents.',
    '(policies) {',
    ...headers('', POLICIES),
    '}',
    '',
    `{$SITE_ADDRESS:${new URL(baseUrl).host}} {`,
    '\troot * {$SITE_ROOT:/var/www/site}',
    '',
    ...headers('', EVERYWHERE),
    '\theader -Server',
    '',
    '\t# The path as it was sent, before decoding.',
    '\tmap {http.request.orig_uri} {site_path} {',
    '\t\t~^([^?]*) "${1}"',
    '\t}',
    `\t@method not method ${METHODS.join(' ')}`,
    `\t@malformed vars_regexp {site_path} \`${MALFORMED}\``,
    `\t@hidden vars_regexp {site_path} \`${HIDDEN}\``,
    `\t@home path ${HOMES.join(' ')}`,
    `\t@open vars_regexp open {site_path} \`${WITHOUT_SLASH}\``,
    '\t@slash {',
    `\t\tnot path ${HOMES.join(' ')}`,
    `\t\tvars_regexp slash {site_path} \`${WITH_SLASH}\``,
    '\t}',
    '\t@query expression `{query} != ""`',
    '',
    '\troute {',
    `\t\theader @method Allow "${METHODS.join(', ')}"`,
    '\t\terror @method 405',
    '\t\terror @malformed 400',
    '\t\terror @hidden 404',
    '\t\thandle @open {',
    '\t\t\timport policies',
    '\t\t\tredir @query {re.open.1}/?{query} 301',
    '\t\t\tredir {re.open.1}/ 301',
    '\t\t}',
    '\t\thandle @slash {',
    '\t\t\timport policies',
    '\t\t\tredir @query {re.slash.1}?{query} 301',
    '\t\t\tredir {re.slash.1} 301',
    '\t\t}',
    '',
    '\t\trewrite / /index.html',
    '\t\trewrite @home {path}index.html',
    '\t\ttry_files {path} {path}.html',
    '',
    `\t\theader Content-Type "${TYPE_WITHOUT_ENDING}"`,
    // Later rules override earlier ones, so the longer extensions come last.
    ...TYPES.toSorted(([one], [other]) => one.length - other.length).flatMap(([ending, type], index) => [
      `\t\t@type${index} path *${ending}`,
      `\t\theader @type${index} Content-Type "${type}"`,
    ]),
    ...headers('\t', present(REST.headers)),
    ...FOLDERS.flatMap(({ within, headers: own }, index) =>
      [`\t\t@folder${index} path ${within.map((start) => `${start}*`).join(' ')}`].concat(headers('\t', present(own), `@folder${index}`)),
    ),
    `\t\t@document path_regexp \`${DOCUMENTS.source}\``,
    '\t\troute @document {',
    '\t\t\timport policies',
    '\t\t}',
    ...headers('\t', policiesOf(WORKER_ADDRESS), WORKER_ADDRESS),
    // Caddy adds this only to compressed responses. It is set last, so that none has it twice.
    `\t\t@compressed path_regexp \`${COMPRESSED.source}\``,
    '\t\theader @compressed {',
    '\t\t\tVary Accept-Encoding',
    '\t\t\tdefer',
    '\t\t}',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tdisable_canonical_uris',
    '\t\t}',
    '\t}',
    '',
    '\thandle_errors {',
    '\t\timport policies',
    ...headers('\t', present(REST.headers)),
    ...Object.entries(REST.headers).flatMap(([name, value]) => (value === undefined ? [`\t\theader -${name}`] : [])),
    '\t\t@missing expression `{err.status_code} == 404`',
    '\t\thandle @missing {',
    '\t\t\trewrite * /404.html',
    '\t\t\theader Content-Type "text/html; charset=utf-8"',
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t}',
    '\t\thandle {',
    `\t\t\theader Content-Type "${TYPE_WITHOUT_ENDING}"`,
    '\t\t\trespond "{err.status_code} {err.status_text}"',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}

function headers(indent: string, values: Readonly<Record<string, string>>, matcher = ''): string[] {
  return Object.entries(values).map(([name, value]) => `\t${indent}header ${matcher === '' ? '' : `${matcher} `}${name} "${value}"`);
}

function present(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
