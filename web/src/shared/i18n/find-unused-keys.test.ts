// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source code

import { describe, expect, it } from 'vitest';
import { findUnusedKeys, textsByKey } from './find-unused-keys.ts';

describe('textsByKey', () => {
  it('lists every string with its full key', () => {
    const texts = textsByKey({ title: 'A', line: { sku: 'B' }, steps: ['C', 'D'] });
    expect([...texts]).toEqual([
      ['title', 'A'],
      ['line.sku', 'B'],
      ['steps.0', 'C'],
      ['steps.1', 'D'],
    ]);
  });
});

describe('findUnusedKeys', () => {
  it('finds keys that no source uses', () => {
    const source = "t('cart.title'); // cart.other";
    expect(findUnusedKeys(['cart.title', 'cart.other'], [source])).toEqual(['cart.other']);
  });

  it.each([
    ['cart.title', "const label = 'cart.title'"],
    ['form.title', "t('contact:form.title')"],
    ['pieces_one', "t('pieces', { count })"],
    ['step.plan.title', 't(`step.${name}.title`)'],
    ['steps.0', "t('steps', { returnObjects: true })"],
  ])('treats %s as used by %s', (key, source) => {
    expect(findUnusedKeys([key], [source])).toEqual([]);
  });

  it.each([
    ['step.plan.text', 't(`step.${name}.title`)'],
    ['step.plan.more.title', 't(`step.${name}.title`)'],
    ['steps.0', "t('steps')"],
  ])('treats %s as unused by %s', (key, source) => {
    expect(findUnusedKeys([key], [source])).toEqual([key]);
  });
});
