import { describe, expect, it } from 'vitest';
import { hasContent, loadContent, prefetchContent } from './content.ts';
import { changeLanguage, createEnglishI18n, createI18n } from './create-i18n.ts';

describe('loadContent', () => {
  it('loads a section in the current language', async () => {
    const instance = await createI18n('es');
    expect(hasContent(instance, ['company'])).toBe(false);
    await loadContent(instance, ['company']);
    expect(hasContent(instance, ['company'])).toBe(true);
    expect(instance.hasResourceBundle('en', 'company')).toBe(false);
  });

  it('returns the same promise for the same section', () => {
    const instance = createEnglishI18n();
    expect(loadContent(instance, ['home'])).toBe(loadContent(instance, ['home']));
    expect(loadContent(instance, ['home'])).not.toBe(loadContent(instance, ['contact']));
  });

  it('loads the new language if the user switches while a section is loading', async () => {
    const instance = createEnglishI18n();
    const loading = loadContent(instance, ['company']);
    await changeLanguage(instance, 'es');
    await loading;
    expect(hasContent(instance, ['company'])).toBe(true);
  });
});

describe('changeLanguage', () => {
  it('reloads only the sections that were already loaded', async () => {
    const instance = createEnglishI18n();
    await loadContent(instance, ['company']);
    await changeLanguage(instance, 'es');
    expect(hasContent(instance, ['company'])).toBe(true);
    expect(hasContent(instance, ['education'])).toBe(false);
  });

  it('also loads a section that a screen requests during the switch', async () => {
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
