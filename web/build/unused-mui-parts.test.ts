import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { replacements, unusedMuiParts } from './unused-mui-parts.ts';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

// A newer MUI may have moved them; pages would be slower, and nothing else would tell.
it('replaces modules that there are', () => {
  const ofPackages = Object.keys(replacements).filter((path) => !path.startsWith('/web/'));
  expect(ofPackages.length).toBeGreaterThan(0);
  for (const path of ofPackages) expect(readFileSync(`${packages}${path}`, 'utf8')).not.toBe('');
});

it('leaves the box without a theme of its own', () => {
  const box = readFileSync(`${packages}/@mui/material/Box/Box.mjs`, 'utf8');
  const { code } = unusedMuiParts.transform.handler(box);
  expect(box).toContain('createTheme()');
  expect(code).not.toContain('createTheme()');
});

// The checkout does not load without it.
it('leaves prop-types to those who call it', () => {
  const { handler } = unusedMuiParts.resolveId;
  expect(handler('prop-types', `${packages}/@mui/material/Paper/Paper.mjs`)).toMatch(
    /no-prop-types/,
  );
  expect(
    handler('prop-types', `${packages}/@stripe/react-stripe-js/dist/react-stripe.esm.mjs`),
  ).toBe(undefined);
});
