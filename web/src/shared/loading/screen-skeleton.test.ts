import { expect, it } from 'vitest';
import { skeletonFor } from './screen-skeleton.tsx';

it.each([
  ['/products/Implants/I4510', 'part'],
  ['/products/Healing%20Caps/HC4102', 'part'],
  ['/cart', 'lines'],
  ['/search', 'lines'],
  ['/quick-order', 'lines'],
  ['/account', 'lines'],
  ['/account/lists/2', 'lines'],
  ['/list', 'lines'],
  ['/products/Implants', 'cards'],
  ['/products/Implants/info', 'cards'],
  ['/', 'cards'],
] as const)('for %s, shows a skeleton of %s', (pathname, shape) => {
  expect(skeletonFor(pathname)).toBe(shape);
});
