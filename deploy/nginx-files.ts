import { DOCUMENTS, EVERYWHERE, FOLDERS, REST, TYPES, TYPE_WITHOUT_ENDING, WORKER, type HeaderTable } from './headers.ts';
import { MALFORMED, METHODS, NOT_FOUND, WITH_SLASH, type requestsOf } from './requests.ts';

/*
 * The configuration of nginx, made from the tables of headers and requests. `npm run release -- nginx` tests what the real server makes
 * of it. nginx does not send a header whose value is empty.
 */

/** What a file is sent with: whole, in part, or as unchanged. An error and a redirect have other statuses. */
const WITH_FILE = '^(?:200|206|304) ';

/** Each location refuses a request itself. In the server block, the refusal would be applied again to the not-found page. */
const REFUSALS = `
  if ($site_refused = 400) { return 400; }
  if ($site_refused = 404) { return 404; }
  if ($site_page) { return 301 $site_page$is_args$args; }`;

/** The files for the http block and for the server block of nginx. */
export function nginxFiles(table: HeaderTable, requests: ReturnType<typeof requestsOf>): Record<'http.conf' | 'server.conf', string> {
  const byHeader = headerMaps(table);
  return {
    'http.conf': [
      '# Made by the build. Include it once in the http block.',
      '# The path as it was sent, before decoding.',
      map('$request_uri', 'site_path', [['~^(?<site_sent>[^?]*)', '$site_sent']]),
      map(
        '$request_method',
        'site_method',
        METHODS.map((method) => [method, ''] as const),
        '405',
      ),
      '# Paths that are refused, and those that lead to another.',
      map('$site_path', 'site_refused', [
        [`~(?:${MALFORMED})`, '400'],
        [`~(?:${requests.hidden})`, '404'],
      ]),
      map('$site_path', 'site_page', [
        ...requests.homes.map((home) => [home, ''] as const),
        [`~${requests.withoutSlash}`, '$1/'],
        [`~${WITH_SLASH}`, '$1'],
      ]),
      map('$site_path', 'site_not_found', [[`~${requests.inLanguage}`, `$1${NOT_FOUND}`]], NOT_FOUND),
      '# The answer to a refused method lists the permitted ones (RFC 9110 §15.5.6).',
      map('$status', 'site_allow', [['405', METHODS.join(', ')]]),
      ...byHeader.values(),
      '',
    ].join('\n\n'),
    'server.conf': serverFile([...byHeader.keys()], requests),
  };
}

/** The map of each header that not every response has. */
function headerMaps({ policies, headersFor }: HeaderTable): Map<string, string> {
  const ofWorker = headersFor('/assets/check-worker-.js');
  const maps = new Map<string, string>();
  for (const [name, value] of Object.entries(policies)) {
    const rows = [
      [`~${WITH_FILE}.*${WORKER.source}`, ofWorker[name] ?? ''],
      [`~${WITH_FILE}.*${DOCUMENTS.source}`, value],
      [`~${WITH_FILE}`, ''],
    ] as const;
    maps.set(name, map('"$status $uri"', variableOf(name), rows, value));
  }
  for (const name of new Set([REST, ...FOLDERS].flatMap(({ headers }) => Object.keys(headers)))) {
    const rows = FOLDERS.map(({ within, headers }) => [`~^(?:${within.join('|')})`, headers[name] ?? ''] as const);
    maps.set(name, map('$uri', variableOf(name), rows, REST.headers[name]));
  }
  return maps;
}

function serverFile(headers: readonly string[], { notFoundFiles }: ReturnType<typeof requestsOf>): string {
  // nginx uses only the last part of an extension.
  const isDouble = (ending: string) => ending.lastIndexOf('.') > 0;
  return `# Made by the build. Include it in the server block, after \`root\`. It needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).

${Object.entries(EVERYWHERE)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${headers.map((name) => `add_header ${name} $${variableOf(name)} always;`).join('\n')}
add_header Allow $site_allow always;

if ($site_method) { return 405; }

# The build has compressed the files already. nginx sends those and compresses nothing itself.
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;

# nginx looks for changed files every five seconds, so a new release appears within that time. It does not remember missing files.
open_file_cache max=1000 inactive=60s;
open_file_cache_valid 5s;

server_tokens off;
absolute_redirect off;
autoindex off;
error_page 404 $site_not_found;

types {
${TYPES.filter(([ending]) => !isDouble(ending))
  .map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`)
  .join('\n')}
}
default_type ${quoted(TYPE_WITHOUT_ENDING)};

location / {${REFUSALS}
  try_files $uri $uri.html \${uri}index.html =404;
}
${TYPES.filter(([ending]) => isDouble(ending))
  .map(
    ([ending, type]) => `location ~ ${quoted(`${ending.replaceAll('.', String.raw`\.`)}$`)} {${REFUSALS}
  types {}
  default_type ${quoted(type)};
}`,
  )
  .join('\n')}
# These pages are the answer to every address that was refused with 404, so nothing is refused here.
location ~ ${quoted(notFoundFiles)} { internal; }
`;
}

/** A map of nginx from a variable to another. A key with a tilde is a pattern. */
function map(source: string, variable: string, rows: readonly (readonly [key: string, value: string])[], otherwise = ''): string {
  const lines = rows.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`);
  return [`map ${source} $${variable} {`, ...lines, `  default ${quoted(otherwise)};`, '}'].join('\n');
}

/** In quotation marks, as in JSON: a backslash escapes the next character. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}
