import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

it('keeps content, styles, and images', () => {
  const kept = '<style>a{}</style><link rel="preload" as="image" href="/a.svg"><p>text</p>';
  const html =
    `<script>run(\n"a")</script>${kept}` +
    '<link rel="preload" href="/b.js" as="script"><script id="scripts" type="application/json">{}</script>';
  expect(withoutScripts(html)).toBe(kept);
});
