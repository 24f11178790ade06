import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  describeScripts,
  describeWeights,
  LargestPages,
  measurePages,
  overBudget,
} from './page-weight.ts';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

const scripts: Record<string, Uint8Array> = {
  '/static/js/main.js': randomBytes(100_000),
  '/static/js/faqs.js': randomBytes(1000),
};
const read = async (address: string) => scripts[address] ?? new Uint8Array();

describe('measurePages', () => {
  it("measures the compressed size of each screen's largest page and its scripts", async () => {
    const largest = new LargestPages();
    largest.add({ screen: 'faqs-page', html: noise(3000), scripts: Object.keys(scripts) });
    largest.add({ screen: 'faqs-page', html: 'a'.repeat(1000), scripts: ['/static/js/late.js'] });
    largest.add({ screen: 'home-page', html: 'a'.repeat(9000), scripts: ['/static/js/main.js'] });
    expect(largest.pages).toHaveLength(2);
    expect([...largest.scripts]).toContain('static/js/late.js');
    const weights = await measurePages(largest.pages, read);
    expect([...weights.keys()].toSorted()).toEqual(['faqs-page', 'home-page']);
    const faqs = weights.get('faqs-page');
    expect(faqs?.files).toBe(2);
    expect(faqs?.scripts).toBeGreaterThan(101_000);
    expect(faqs?.scripts).toBeLessThan(101_100);
    expect(faqs?.html).toBeGreaterThan(3000);
    expect(weights.get('home-page')?.html).toBeLessThan(50);
  });
});

describe('overBudget', () => {
  const kilobyte = 1024;
  const budgets = { 'faqs-page': { scripts: 140, html: 10 } };
  const light = { html: 10 * kilobyte, scripts: 140 * kilobyte, files: 15 };

  it('returns nothing for a page within its budget', () => {
    expect(overBudget(new Map([['faqs-page', light]]), budgets)).toEqual([]);
  });

  it.each([
    ['scripts', { scripts: 200 * kilobyte }, 'The scripts of faqs-page are 200.0 KB'],
    ['HTML', { html: 30 * kilobyte }, 'The HTML of faqs-page is 30.0 KB'],
    ['requests', { files: 16 }, 'The scripts of faqs-page are 16 files; the budget is 15.'],
  ])('reports excess %s', (_what, change, sentence) => {
    const found = overBudget(new Map([['faqs-page', { ...light, ...change }]]), budgets);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  it('requires a budget for every screen', () => {
    expect(overBudget(new Map([['new-page', light]]), budgets)).toEqual([
      'new-page has no budget.',
    ]);
  });
});

it('lists the heaviest screens first', () => {
  const weight = { html: 1024, files: 2 };
  const lines = describeWeights(
    new Map([
      ['faqs-page', { ...weight, scripts: 1024 }],
      ['cart-page', { ...weight, scripts: 2048 }],
    ]),
  );
  expect(lines[0]).toBe('cart-page                     2.0 KB in  2 files, HTML  1.0 KB');
  expect(lines[1]).toContain('faqs-page');
});

it('breaks the largest scripts down by package', () => {
  const form = '/shop/web/src/shared/forms/form.tsx';
  const input = '/shop/node_modules/@mui/material/Input/Input.mjs';
  const runtime = 'rolldown/runtime.js';
  const modules = {
    scripts: new Map([
      ['main.js', { modules: [runtime], root: null }],
      ['forms.js', { modules: [form, input, runtime], root: null }],
    ]),
    lengths: new Map([
      [form, 300],
      [input, 600],
      [runtime, 100],
    ]),
  };
  expect(describeScripts(modules.scripts.keys(), modules, 1)).toEqual([
    'forms.js: @mui/material 60 %, web/src/shared 30 %, the bundler 10 %',
  ]);
});
