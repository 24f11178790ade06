import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';

const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(projectRoot, file)));

const parentsOf = (file: string) => {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
};
const folders = new Set(trackedFiles.flatMap(parentsOf));
const trackedPaths = `\n${[...trackedFiles, ...folders].join('\n')}\n`;

const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Leaves out comments, because they may name code that no longer exists. */
const code = trackedFiles
  .filter((file) => /\.(?:[cm]?js|tsx?|json|rules|css|yml|html)$/.test(file))
  .filter((file) => file !== 'package-lock.json')
  .filter((file) => join(projectRoot, file) !== import.meta.filename)
  .map((file) => textOf(file).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''));
const codeWords = new Set([...code, trackedPaths].flatMap((text) => text.match(/\w+/g) ?? []));
const codeStrings = new Set(
  code.flatMap((text) => [...text.matchAll(/['"`/]([\w.-]+)['"`]/g)].map(([, string]) => string)),
);

/** These names of Google, Firebase, Git, and Vite appear only in the docs. */
const thirdPartyNames = new Set([
  ...['APP_NAME', 'DISPLAY_NAME', 'auditConfigs', 'callerIp', 'numResponseItems', 'protoPayload'],
  ...['RunQuery', 'hooksPath', 'entriesAware'],
]);

const scriptsOf = (folder: string) =>
  (JSON.parse(textOf(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {};
const scripts = scriptsOf('');
const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] };
const workspaceScripts = new Set(workspaces.flatMap((folder) => Object.keys(scriptsOf(folder))));
const npmCommands = new Set(['audit', 'ci', 'install', 'publish']);

interface Document {
  folder: string;
  text: string;
}

const proseOf = ({ text }: Document) => text.replaceAll(/^ *```.*?^ *```/gms, '');
const spansOf = (document: Document) =>
  [...proseOf(document).matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, span = '']) => span);
const blocksOf = ({ text }: Document) =>
  [...text.matchAll(/^ *```(?!mermaid).*?\n(.*?)^ *```/gms)].map(([, block = '']) => block);

/** Placeholders in capitals (`NAME.ts`), `*`, and `{en,es}` match any tracked path. */
function isTracked(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/\\n]*' : '[^\\n]*'));
  const withPlaceholders = pattern.replaceAll(/[A-Z]{2,}/g, '[^/\\n]+');
  return [pattern, withPlaceholders].some((any) =>
    new RegExp(`[/\\n]${any}\\n`).test(trackedPaths),
  );
}

/** For example, build output or the owner's own files. */
const isIgnored = (path: string) =>
  spawnSync('git', ['check-ignore', '--quiet', path], { cwd: projectRoot }).status === 0;

const sourceFile = /[\w}*]\.(?:[cm]?js|tsx?|json|md|rules|css|yml)$/;

/** Folders count if their path starts at the root or at the document's folder. */
const isRepositoryPath = (path: string, { folder }: Document): boolean => {
  if (sourceFile.test(path)) return true;
  const [top = '', ...rest] = path.split('/');
  const isBelowFolder = rest.length > 0 && (folders.has(top) || folders.has(join(folder, top)));
  return isBelowFolder && !/\.\w+$/.test(path);
};

const unknownPaths = (document: Document): string[] =>
  [...spansOf(document), ...blocksOf(document)]
    .flatMap((text) => text.match(/(?<!> |[\w/@:$~{}*.=-])(?:[\w./*-]|\{[\w,.-]+\})+/g) ?? [])
    .filter((path) => !path.startsWith('/') && isRepositoryPath(path, document))
    .map((path) => (path.startsWith('../') ? join(document.folder, path) : path))
    .filter((path) => !isTracked(path) && !codeStrings.has(path) && !isIgnored(path));

/** Matches `camelCase`, `PascalCase`, `UPPER_CASE`, and the names in calls such as `name()`. */
const identifier =
  /\b(?:[a-z][a-z0-9]*[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+|\w+(?=\())\b/g;

const unknownIdentifiers = (document: Document): string[] =>
  spansOf(document)
    .flatMap((span) => span.match(identifier) ?? [])
    .filter((name) => !codeWords.has(name) && !thirdPartyNames.has(name));

const unknownScripts = (document: Document): string[] => [
  ...[...document.text.matchAll(/\bnpm run\s+(?:--\s+|--[\w-]+\s+)*([\w:-]+)( -w)?/g)]
    .filter(
      ([, name = '', workspace]) => !(name in scripts || (workspace && workspaceScripts.has(name))),
    )
    .map(([command]) => command),
  ...[...spansOf(document), ...blocksOf(document)]
    .flatMap((text) => [...text.matchAll(/\bnpm (?!run\b)([a-z]\S*)/g)])
    .filter(([, name = '']) => !(name in scripts || npmCommands.has(name)))
    .map(([command]) => command),
];

const documents = trackedFiles
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, folder: dirname(file), text: textOf(file) }));

const inAllDocuments = (unknown: (document: Document) => string[]) =>
  documents.flatMap((document) =>
    [...new Set(unknown(document))].map((name) => `${document.file}: ${name}`),
  );

describe('the docs', () => {
  it('name only files that exist', () => {
    expect(inAllDocuments(unknownPaths)).toEqual([]);
  });

  it('name only identifiers that the code contains', () => {
    expect(inAllDocuments(unknownIdentifiers)).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    expect(inAllDocuments(unknownScripts)).toEqual([]);
  });
});

describe('the check of names in the docs', () => {
  const document = (text: string) => ({ folder: 'docs', text });

  it.each([
    '`domain/src/no-such-file.ts`',
    '`no-such-file.ts`',
    '`web/no-such-folder`',
    '`../no-such-file.md`',
    '`web/src/*/no-such-file.ts`',
    '```sh\nnode emulators/no-such-file.ts\n```',
  ])('reports the path in %s', (text) => {
    expect(unknownPaths(document(text))).toHaveLength(1);
  });

  it.each([
    '`domain/src/cart`',
    '`documents.test.ts`',
    '`web/src/shared/i18n/content/{en,es}/academics.ts`',
    '`domain/src/api/NAME.ts`',
    '`../README.md`',
    '`/static/js/*.js`',
    '`.local/anything.json`',
    '`orders/{id}`',
    '`https://example.com/script.js`',
  ])('accepts the path in %s', (text) => {
    expect(unknownPaths(document(text))).toEqual([]);
  });

  it.each(['`useNoSuchHook()`', '`NoSuchComponent`', '`NO_SUCH_CONSTANT`', '`nosuchfunction(1)`'])(
    'reports the identifier in %s',
    (text) => {
      expect(unknownIdentifiers(document(text))).toHaveLength(1);
    },
  );

  it.each(['`useQuery(staffQuery())`', '`STRIPE_SECRET_KEY`', '`K7QM-3XWT`', '`4.5 x 10`'])(
    'accepts the identifiers in %s',
    (text) => {
      expect(unknownIdentifiers(document(text))).toEqual([]);
    },
  );

  it.each(['npm run no-such-script', '`npm no-such-script`', '`npm run build:nothing -- --fast`'])(
    'reports the script in %s',
    (text) => {
      expect(unknownScripts(document(text))).toHaveLength(1);
    },
  );

  it.each(['`npm test -- unit`', '`npm run test:faults`', '`npm install NAME -w WORKSPACE`'])(
    'accepts the script in %s',
    (text) => {
      expect(unknownScripts(document(text))).toEqual([]);
    },
  );
});
