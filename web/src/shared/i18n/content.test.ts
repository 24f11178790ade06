import { describe, expect, it } from 'vitest';
import { hasContent, loadContent, prefetchContent } from './content.ts';
import { changeLanguage, createEnglishI18n, createI18n } from './create-i18n.ts';

describe('loadContent', () => {
  it('brings a section in the language of the moment', async () => {
    const instance = await createI18n('es');
    expect(hasContent(instance, ['company'])).toBe(false);
    await loadContent(instance, ['company']);
    expect(hasContent(instance, ['company'])).toBe(true);
    expect(instance.hasResourceBundle('en', 'company')).toBe(false);
  });

  it('gives one promise for each section, as the rendering wants it', () => {
    const instance = createEnglishI18n();
    expect(loadContent(instance, ['home'])).toBe(loadContent(instance, ['home']));
    expect(loadContent(instance, ['home'])).not.toBe(loadContent(instance, ['contact']));
  });

  it('follows a switch of language that comes while it loads', async () => {
    const instance = createEnglishI18n();
    const loading = loadContent(instance, ['company']);
    await changeLanguage(instance, 'es');
    await loading;
    expect(hasContent(instance, ['company'])).toBe(true);
  });
});

describe('changeLanguage', () => {
  it('brings what has been loaded before, and nothing else', async () => {
    const instance = createEnglishI18n();
    await loadContent(instance, ['company']);
    await changeLanguage(instance, 'es');
    expect(hasContent(instance, ['company'])).toBe(true);
    expect(hasContent(instance, ['education'])).toBe(false);
  });

  it('brings what a screen has asked for, in the language of before, while it loads', async () => {
    const instance = await createI18n('es');
    await loadContent(instance, ['faqs']);
    await prefetchContent('es', ['contact']);
    const changing = changeLanguage(instance, 'en');
    await loadContent(instance, ['contact']);
    expect(instance.language).toBe('es');
    await changing;
    expect(instance.language).toBe('en');
    expect(hasContent(instance, ['contact'])).toBe(true);
  });
});
