import { expect, it } from 'vitest';
import { themeVariables } from '../src/shared/theme/theme-variables.ts';
import { themeStyle } from './theme-style.ts';

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(leaves);
}

it('gives each variable that styles may name a value', () => {
  const names = leaves(themeVariables).map((text) => /^var\((--[\w-]+)\)$/.exec(text)?.[1]);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(themeStyle).toContain(`${name}:`);
});

it('has the colors of both schemes, between which the browser chooses', () => {
  const [light = '', dark = ''] = themeStyle.split('@media (prefers-color-scheme: dark)');
  expect(light).toContain('color-scheme:light;');
  expect(dark).toContain('color-scheme:dark;');
  expect(light).toContain('--mui-palette-background-default:#ffffff;');
  expect(dark).toContain('--mui-palette-background-default:#0f1716;');
});
