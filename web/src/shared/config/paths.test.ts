import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('encodes names and SKUs', () => {
  expect(paths.category('Surgical & Prosthetic Kits')).toBe(
    '/products/Surgical%20%26%20Prosthetic%20Kits',
  );
  expect(paths.product('Healing Caps', 'A/1')).toBe('/products/Healing%20Caps/A%2F1');
});

it('encodes the return target as one parameter', () => {
  expect(paths.login()).toBe('/login');
  expect(paths.login('/account?tab=orders')).toBe('/login?returnTo=%2Faccount%3Ftab%3Dorders');
});
