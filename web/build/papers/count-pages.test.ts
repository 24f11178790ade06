import { expect, it } from 'vitest';
import { countPages } from './count-pages.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('reads the count of the page tree', () => {
  expect(countPages(bytes('1 0 obj\n<<\n/Type /Pages\n/Count 23\n/Kids [2 0 R]\n>>'))).toBe(23);
});

it('refuses what is no PDF', () => {
  expect(() => countPages(bytes('<html>'))).toThrow('no page tree');
});
