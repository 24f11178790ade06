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

it('names the chain of imports that brings a heavy package', () => {
  const noted = modules([
    [faqs, [form]],
    [form, [schema]],
    [schema, [zod]],
  ]);
  expect(() => checkPublicScripts('/faqs', withSchemas, noted)).toThrow(
    [
      '/faqs must not load what is behind a sign-in or a form:',
      'web/src/features/faqs/faqs-page.tsx',
      'imports web/src/shared/forms/form.ts',
      'imports domain/src/api/contact.ts',
      'imports node_modules/zod/index.js',
    ].join('\n  '),
  );
});

it('ends where modules import each other', () => {
  const noted = modules([
    [faqs, [form]],
    [form, [schema]],
    [schema, [form, zod]],
  ]);
  expect(() => checkPublicScripts('/faqs', withSchemas, noted)).toThrow('imports node_modules/zod');
});

it('names the package alone where no chain is known', () => {
  expect(() => checkPublicScripts('/faqs', withSchemas, modules([]))).toThrow(
    'form:\n  node_modules/zod/index.js',
  );
});

it('lets pass what is loaded later', () => {
  expect(() => checkPublicScripts('/faqs', ['/static/js/faqs.js'], modules([]))).not.toThrow();
});
