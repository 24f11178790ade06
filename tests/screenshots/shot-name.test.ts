import { expect, it } from 'vitest';
import { shotName } from './shot-name.ts';

it('names a picture after the address of its screen', () => {
  expect(shotName('/')).toBe('home');
  expect(shotName('/products/Surgical%20%26%20Prosthetic%20Kits/info')).toBe(
    'products-surgical-prosthetic-kits-info',
  );
});
