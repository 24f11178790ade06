// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { describe, expect, it } from 'vitest';
import { findUnusedKeys, textsByKey } from './find-unused-keys.ts';

describe('textsByKey', () => {
  it('gives every text with its whole key', () => {
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
  it('finds what no source asks for', () => {
    const source = "t('cart.title'); // cart.other";
    expect(findUnusedKeys(['cart.title', 'cart.other'], [source])).toEqual(['cart.other']);
  });

  it.each([
    ['cart.title', "const label = 'cart.title'"],
    ['form.title', "t('contact:form.title')"],
    ['pieces_one', "t('pieces', { count })"],
    ['step.plan.title', 't(`step.${name}.title`)'],
    ['steps.0', "t('steps', { returnObjects: true })"],
  ])('knows %s from %s', (key, source) => {
    expect(findUnusedKeys([key], [source])).toEqual([]);
  });

  it.each([
    ['step.plan.text', 't(`step.${name}.title`)'],
    ['step.plan.more.title', 't(`step.${name}.title`)'],
    ['steps.0', "t('steps')"],
  ])('does not take %s from %s', (key, source) => {
    expect(findUnusedKeys([key], [source])).toEqual([key]);
  });
});
