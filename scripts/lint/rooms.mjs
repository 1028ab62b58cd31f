import { dirname, relative, resolve, sep } from 'node:path';

/**
 * A rule of our own for oxlint: imports in `src/` go one way. A room imports nothing of the rooms before it in this list and of those
 * beside it. Files and folders that are not in the list are free.
 */
const ROOMS = [
  ['app'],
  ['pages'],
  ['parts'],
  ['late'],
  ['check'],
  ['ui', 'search', 'register', 'content'],
  ['i18n'],
  ['loading', 'licences'],
];
const ONE_WAY = `Imports go one way: ${ROOMS.map((beside) => beside.join(', ')).join(' → ')}. The history counts as parts.`;
const OTHER_PAGE = 'A page imports nothing of another page. What two pages share belongs in src/parts or src/ui.';
const NOTHING_OF_SITE = 'This folder knows nothing of the site. Pass the content in.';

/** The folders of a file, from `src/`. */
const foldersOf = (file) => relative(resolve('src'), file).split(sep);
const positionOf = (room) => ROOMS.findIndex((beside) => beside.includes(room));

/** What is wrong with an import of `source` in a file. */
function faultOf(file, source) {
  const [room, page] = foldersOf(file);
  if (['ui', 'search', 'loading'].includes(room) && /^content:|\/routes\.ts$/.test(source)) return NOTHING_OF_SITE;
  if (!/^(#src\/|\.)/.test(source)) return undefined;
  const imported = source.startsWith('.') ? resolve(dirname(file), source) : resolve(source.slice(1));
  const [target, targetPage] = foldersOf(imported);
  if (room === 'pages' && target === 'pages') return page === targetPage ? undefined : OTHER_PAGE;
  const [from, to] = [room, target].map((name) => (name === 'history' ? 'parts' : name));
  const [fromPosition, toPosition] = [positionOf(from), positionOf(to)];
  return fromPosition === -1 || toPosition === -1 || toPosition > fromPosition || from === to ? undefined : ONE_WAY;
}

const oneWay = {
  create(context) {
    const check = (node) => {
      const message = node.source && faultOf(context.filename, String(node.source.value));
      if (message) context.report({ node, message });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { meta: { name: 'rooms' }, rules: { 'one-way': oneWay } };
