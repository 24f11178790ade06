import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadContent } from '../../shared/i18n/content.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import { IntroFilm } from './intro-film.tsx';

it('has controls even without JavaScript', async () => {
  const i18n = await createI18n('en');
  await loadContent(i18n, ['home']);
  const page = document.createElement('div');
  // happy-dom parses the content of `noscript` as text, unlike a browser without JavaScript.
  page.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <IntroFilm />
    </I18nextProvider>,
  ).replaceAll('noscript>', 'section>');
  expect(page.querySelector('section video')?.hasAttribute('controls')).toBe(true);
  expect(page.querySelectorAll('video[controls]')).toHaveLength(1);
});
