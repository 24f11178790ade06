import { expect, it } from 'vitest';
import { inlineJson } from './document.ts';

it('escapes everything that could close the element or open a comment', () => {
  const hostile = {
    name: '</script><script>alert(1)</script>',
    note: '<!--',
    line: '\u2028\u2029',
  };
  const text = inlineJson(hostile);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
