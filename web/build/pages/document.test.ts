import { describe, expect, it } from 'vitest';
import { documentText } from './document.ts';

const parts = {
  language: 'es' as const,
  siteName: 'North Dental',
  head: { title: 'A "B" <C>', description: 'x' },
  loader: 'start()',
  scripts: { isPrerendered: true, integrity: {}, thirdParty: [] },
  styles: '',
  html: '<p>page</p>',
  pageData: {},
};

describe('documentText', () => {
  it('escapes the title and appends the site name', () => {
    expect(documentText(parts)).toContain(
      '<title>A &quot;B&quot; &lt;C&gt; | North Dental</title>',
    );
  });

  it('moves the preload of the main image from the page to the head', () => {
    const preload = '<link rel="preload" as="image" href="/a.svg"/>';
    const text = documentText({ ...parts, html: `${preload}<p>page</p>` });
    expect(text.indexOf(preload)).toBeLessThan(text.indexOf('</head>'));
    expect(text).toContain('<div id="root" data-prerendered="es"><p>page</p></div>');
  });

  it('sets the document language', () => {
    expect(documentText(parts)).toContain('<html lang="es">');
  });

  it('marks only a prerendered page for hydration', () => {
    const shell = { ...parts, html: '', scripts: { ...parts.scripts, isPrerendered: false } };
    expect(documentText(shell)).toContain('<div id="root"></div>');
  });
});
