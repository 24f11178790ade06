import { expect, it } from 'vitest';
import { shotName } from './shot-name.ts';

it('names a screenshot after its URL', () => {
  expect(shotName('/')).toBe('home');
  expect(shotName('/products/Surgical%20%26%20Prosthetic%20Kits/info')).toBe(
    'products-surgical-prosthetic-kits-info',
  );
});
