import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserCandidates } from './browser.ts';

it('prefers the browser that is asked for, then those on the PATH', () => {
  const candidates = browserCandidates({ CHROME_PATH: '/my/chrome', PATH: '/a' }, 'linux');
  expect(candidates.slice(0, 3)).toEqual([
    '/my/chrome',
    join('/a', 'chromium'),
    join('/a', 'chromium-browser'),
  ]);
});

it('knows where macOS keeps its applications', () => {
  expect(browserCandidates({}, 'darwin')[0]).toMatch(/^\/Applications\//);
});
