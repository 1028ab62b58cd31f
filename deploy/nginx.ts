import {
  DOCUMENTS,
  EVERYWHERE,
  FOLDERS,
  POLICIES,
  REST,
  SCRIPT_POLICY,
  TYPES,
  TYPE_WITHOUT_ENDING,
  WORKERS,
  type Folder,
} from './headers.ts';
import { LANGUAGE_KEY } from '../src/i18n/languages.ts';
import {
  ACCEPTED,
  CHOSEN,
  FROM_ELSEWHERE,
  HIDDEN,
  HOMES,
  IN_LANGUAGE,
  MALFORMED,
  METHODS,
  NOT_FOUND,
  PAGE,
  VARIES,
  WITHOUT_SLASH,
  WITH_SLASH,
} from './requests.ts';

/** The nginx configuration in two files. `docs/hosting.md` says how to include them. */
export const nginxFiles: Readonly<Record<string, () => string>> = {
  'deploy/nginx/http.conf': httpConf,
  'deploy/nginx/server.conf': serverConf,
};

const NOTE = '# Generated from deploy/headers.ts and deploy/requests.ts by `npm run hosts`. Change those, not this file.';

type FolderHeader = keyof Folder['headers'];

/** The headers that differ between folders, each with its nginx variable. */
const VARIABLES: Readonly<Record<FolderHeader, string>> = {
  'Cache-Control': '$site_cache',
  'Cross-Origin-Resource-Policy': '$site_resource_policy',
  'Access-Control-Allow-Origin': '$site_allow_origin',
};

/** The status of a response with the requested file rather than an error page or a redirect. */
const WITH_FILE = '^(?:200|206|304)';

/** The nginx variable of a policy header. */
const policyVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** For the `http` block: the values that depend on the request. The home page, requested most often, is found without a pattern. */
function httpConf(): string {
  const folderMaps = folderHeaders().map(([name, variable]) =>
    map('$uri', variable, [
      ['/index.html', REST.headers[name] ?? ''],
      ...FOLDERS.filter(({ headers }) => headers[name] !== REST.headers[name]).map(
        ({ within, headers }) => [`~^(?:${within.join('|')})`, headers[name] ?? ''] as const,
      ),
      ['default', REST.headers[name] ?? ''],
    ]),
  );
  return text([
    NOTE,
    '# Include it once in the http block.',
    '',
    '# The path as it was sent, before decoding.',
    map('$request_uri', '$site_path', [
      ['/', '/'],
      ['~^(?<site_sent>[^?]*)', '$site_sent'],
    ]),
    '# Methods that are refused.',
    map('$request_method', '$site_method', [...METHODS.map((method) => [method, ''] as const), ['default', '405']]),
    '# Paths that are refused, and the status of the answer.',
    map('$site_path', '$site_refused', [
      ['/', ''],
      [`~(?:${MALFORMED})`, '400'],
      [`~(?:${HIDDEN})`, '404'],
      ['default', ''],
    ]),
    '# Where a path leads that should have no slash at its end, or should have one.',
    map('$site_path', '$site_page', [
      ...['/', ...HOMES].map((home) => [home, ''] as const),
      [`~${WITHOUT_SLASH}`, '$1/'],
      [`~${WITH_SLASH}`, '$1'],
      ['default', ''],
    ]),
    '# Where to look first for a page, for someone who comes from elsewhere and has chosen no language.',
    map('$http_accept_language', '$site_accepted', [
      [`~*${ACCEPTED}`, '/$1'],
      ['default', ''],
    ]),
    map('$http_sec_fetch_site', '$site_from_elsewhere', [
      [`~${FROM_ELSEWHERE}`, '$site_accepted'],
      ['default', ''],
    ]),
    map('$http_cookie', '$site_undecided', [
      [`~${CHOSEN}`, ''],
      ['default', '$site_from_elsewhere'],
    ]),
    map(`$arg_${LANGUAGE_KEY}$site_path`, '$site_language', [
      [`~${PAGE}`, '$site_undecided'],
      ['default', ''],
    ]),
    map('$uri', '$site_vary', [
      [String.raw`~\.html$`, VARIES],
      ['default', ''],
    ]),
    '# The not-found page of each language.',
    map('$site_path', '$site_not_found', [
      [`~${IN_LANGUAGE}`, `$1${NOT_FOUND}`],
      ['default', NOT_FOUND],
    ]),
    '# The answer to a refused method lists the permitted ones (RFC 9110 §15.5.6).',
    map('$status', '$site_allow', [
      ['405', METHODS.join(', ')],
      ['default', ''],
    ]),
    '# Documents, errors and redirects carry all policies, the scripts of workers carry one, other files carry none.',
    map('$status $uri', '$site_policies', [
      ['200 /index.html', 'document'],
      [`~${WITH_FILE} ${WORKERS.source.slice(1)}`, 'worker'],
      [`~${WITH_FILE} .*${DOCUMENTS.source}`, 'document'],
      [`~${WITH_FILE} `, ''],
      ['default', 'document'],
    ]),
    '# The policies. nginx does not send a header whose value is empty.',
    ...Object.entries(POLICIES).map(([name, value]) =>
      map('$site_policies', policyVariable(name), [
        ['document', value],
        ...(name in SCRIPT_POLICY ? [['worker', value] as const] : []),
        ['default', ''],
      ]),
    ),
    '# Headers that depend on the folder of the file.',
    ...folderMaps,
  ]);
}

/** For the `server` block, which adds only its address, its certificate and `root`. */
function serverConf(): string {
  return text([
    NOTE,
    '# Include it in the server block, after `root`. It needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).',
    '',
    ...Object.entries(EVERYWHERE).map(([name, value]) => addHeader(name, quoted(value))),
    ...Object.keys(POLICIES).map((name) => addHeader(name, policyVariable(name))),
    ...folderHeaders().map(([name, variable]) => addHeader(name, variable)),
    addHeader('Allow', '$site_allow'),
    addHeader('Vary', '$site_vary'),
    '',
    'if ($site_method) { return 405; }',
    '',
    '# The build has compressed the files already. nginx sends those and compresses nothing itself.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    '',
    '# nginx looks for changed files every five seconds, so a new release appears within that time. It does not remember missing files.',
    'open_file_cache max=1000 inactive=60s;',
    'open_file_cache_valid 5s;',
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'autoindex off;',
    'error_page 404 $site_not_found;',
    '',
    'types {',
    ...TYPES.filter(([ending]) => !isDouble(ending)).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`),
    '}',
    `default_type ${quoted(TYPE_WITHOUT_ENDING)};`,
    '',
    ...location('= /', ['try_files $site_language/index.html =404;']),
    ...HOMES.flatMap((home) => location(`= ${home}`, [`try_files ${home}index.html =404;`])),
    ...location('/', ['try_files $site_language$uri.html $uri $uri.html =404;']),
    // nginx uses only the last part of an extension.
    ...TYPES.filter(([ending]) => isDouble(ending)).flatMap(([ending, type]) =>
      location(`~ ${quoted(`${ending.replaceAll('.', String.raw`\.`)}$`)}`, ['types {}', `default_type ${quoted(type)};`]),
    ),
    '# These pages are the answer to every address that was refused with 404, so nothing is refused here.',
    ...['/', ...HOMES].map((home) => `location = ${home.slice(0, -1)}${NOT_FOUND} { internal; }`),
  ]);
}

/**
 * A location that refuses a request before nginx looks for a file. In the `server` block, the refusal would be applied again
 * to the not-found page, and a path with a slash at the end would be redirected.
 */
function location(pattern: string, directives: readonly string[]): string[] {
  return [
    `location ${pattern} {`,
    '  if ($site_refused = 400) { return 400; }',
    '  if ($site_refused = 404) { return 404; }',
    '  if ($site_page) { return 301 $site_page$is_args$args; }',
    ...directives.map((directive) => `  ${directive}`),
    '}',
  ];
}

function folderHeaders(): [FolderHeader, string][] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are those of the type
  return Object.entries(VARIABLES) as [FolderHeader, string][];
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

function map(source: string, variable: string, cases: readonly (readonly [string, string])[]): string {
  return [
    `map ${source.includes(' ') ? quoted(source) : source} ${variable} {`,
    ...cases.map(([when, value]) => `  ${quoted(when)} ${quoted(value)};`),
    '}',
    '',
  ].join('\n');
}

/** Quotes a text for nginx, where a backslash escapes the next character. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
}

function isDouble(ending: string): boolean {
  return ending.lastIndexOf('.') > 0;
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`;
}
