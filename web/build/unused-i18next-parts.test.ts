import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from '../src/shared/i18n/en.ts';
import { es } from '../src/shared/i18n/es.ts';
import { unusedI18nextParts } from './unused-i18next-parts.ts';

const folder = fileURLToPath(new URL('../../node_modules/i18next/dist/esm/', import.meta.url));
const texts = fileURLToPath(new URL('../src/shared/i18n/', import.meta.url));

// A newer i18next may have written them otherwise; pages would be heavier, and nothing else would tell.
describe('unusedI18nextParts', () => {
  const { filter, handler } = unusedI18nextParts.transform;
  const source = readFileSync(`${folder}i18next.js`, 'utf8');
  const { code } = handler(source);

  it('leaves out what the shop does not use', () => {
    expect(`${folder}i18next.js`).toMatch(filter.id);
    for (const part of [
      'Intl.RelativeTimeFormat',
      'queueLoad(',
      'rtlLngs',
      'forkResourceStore',
      'hydrate:',
    ]) {
      expect(source).toContain(part);
      expect(code).not.toContain(part);
    }
  });

  it('leaves what the shop needs: texts with values, plurals, and another language', async () => {
    const { createInstance } = (await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    )) as typeof import('i18next');
    const instance = createInstance();
    void instance.init({ lng: 'en', resources: { en: { translation: en } }, initAsync: false });
    expect(instance.t('common.cartWith', { count: 1 })).toBe('Cart, 1 item');
    instance.addResourceBundle('es', 'translation', es);
    await instance.changeLanguage('es');
    expect(instance.t('common.cartWith', { count: 2 })).toBe('Carrito, 2 artículos');
  });
});

it('no text asks for a format, which would be left as it is', () => {
  const asking = readdirSync(texts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /\{\{[^{}]*,[^{}]*\}\}/.test(readFileSync(`${texts}${file}`, 'utf8')));
  expect(asking).toEqual([]);
});
