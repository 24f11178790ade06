import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserCandidates } from './browser.ts';

it('prefers the configured browser, then headless browsers on the PATH', () => {
  const candidates = browserCandidates({ CHROME_PATH: '/my/chrome', PATH: '/a' }, 'linux');
  expect(candidates.slice(0, 4)).toEqual([
    '/my/chrome',
    join('/a', 'chromium-headless-shell'),
    join('/a', 'chrome-headless-shell'),
    join('/a', 'chromium'),
  ]);
});

it('looks in /Applications on macOS', () => {
  expect(browserCandidates({}, 'darwin')[0]).toMatch(/^\/Applications\//);
});
