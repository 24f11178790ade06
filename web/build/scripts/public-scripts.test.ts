import { expect, it } from 'vitest';
import { checkPublicScripts } from './public-scripts.ts';

const root = '/home/shop';
const faqs = `${root}/web/src/features/faqs/faqs-page.tsx`;
const form = `${root}/web/src/shared/forms/form.ts`;
const schema = `${root}/domain/src/api/contact.ts`;
const zod = `${root}/node_modules/zod/index.js`;

const modules = (imports: [string, string[]][]) => ({
  scripts: new Map([
    ['static/js/faqs.js', { modules: [faqs, form], root: faqs }],
    ['static/js/schemas.js', { modules: [schema, zod], root: null }],
  ]),
  importsByModule: new Map<string, string[]>([...imports, [zod, []]]),
});
const withSchemas = ['/static/js/faqs.js', '/static/js/schemas.js'];

it('reports the import chain that pulls in a heavy package', () => {
  const noted = modules([
    [faqs, [form]],
    [form, [schema]],
    [schema, [zod]],
  ]);
  expect(() => checkPublicScripts('/faqs', withSchemas, noted)).toThrow(
    [
      '/faqs must not load code for signed-in users or forms:',
      'web/src/features/faqs/faqs-page.tsx',
      'imports web/src/shared/forms/form.ts',
      'imports domain/src/api/contact.ts',
      'imports node_modules/zod/index.js',
    ].join('\n  '),
  );
});

it('terminates if modules import each other', () => {
  const noted = modules([
    [faqs, [form]],
    [form, [schema]],
    [schema, [form, zod]],
  ]);
  expect(() => checkPublicScripts('/faqs', withSchemas, noted)).toThrow('imports node_modules/zod');
});

it('reports only the package if the import chain is unknown', () => {
  expect(() => checkPublicScripts('/faqs', withSchemas, modules([]))).toThrow(
    'forms:\n  node_modules/zod/index.js',
  );
});

it('ignores scripts that load later', () => {
  expect(() => checkPublicScripts('/faqs', ['/static/js/faqs.js'], modules([]))).not.toThrow();
});
