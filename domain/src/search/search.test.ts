import { describe, expect, it } from 'vitest';
import { fixtureCatalogue, fixtureSpanish } from '../catalogue/testing/fixture-catalogue.ts';
import { createSearch } from './search.ts';
import { buildSearchIndex } from './search-index.ts';

const search = createSearch(buildSearchIndex(fixtureCatalogue.products, fixtureSpanish));
const first = (text: string, count = 3) => search(text).skus.slice(0, count);

describe('search', () => {
  it.each([
    ['I4510', 'I4510'],
    ['i-4510', 'I4510'],
    [' i 45 10 ', 'I4510'],
    ['id51s', 'ID5.1S'],
  ])('matches the whole SKU %j', (text, sku) => {
    expect(search(text)).toEqual({ skus: [sku], isMatch: true, exactSku: sku });
  });

  it('ignores leading spaces and everything after the next 200 characters', () => {
    const query = `${' '.repeat(300)}I4510`;
    expect(search(query).exactSku).toBe('I4510');
    expect(search(`${query.padEnd(500)}KE19`)).toEqual(search('I4510'));
  });

  // Without a length limit, 40,000 spaces took more than six seconds.
  it.each([' ', 'd ', '<c', '1 n ', '1'])('handles a million characters of %j', (unit) => {
    expect(search(unit.repeat(1_000_000 / unit.length)).skus.length).toBeLessThan(200);
  });

  it("doesn't treat a prefix or the digits as the whole SKU", () => {
    expect(search('i45').exactSku).toBeUndefined();
    expect(first('i45')).toEqual(['I4506', 'I4508', 'I4510']);
    expect(search('4510')).toEqual({ skus: ['I4510'], isMatch: true });
  });

  it.each([
    ['l4510', 'I4510'],
    ['I451O', 'I4510'],
    ['i4511', 'I4510'],
    ['hc480', 'HC4804'],
    ['id5.1z', 'ID5.1S'],
  ])('finds a SKU despite a typo: %s', (text, sku) => {
    expect(first(text)).toContain(sku);
  });

  it.each([
    ['4.5x10', 'I4510'],
    ['45 x 10', 'I4510'],
    ['narrow implant 10', 'I3510'],
    ['implante estrecho de 10 mm', 'I3510'],
    ['prosthetic torque wrench', 'TW35'],
    ['turbo guide', 'TGD'],
    ['implants x short 3', 'I3006'],
  ])('finds a product for %s', (text, sku) => {
    expect(first(text, 1)).toEqual([sku]);
  });

  it('ranks a part before its accessories in both languages', () => {
    expect(first('fresa', 1)).toEqual(['PD2030']);
    expect(first('drill stop', 1)).toEqual(['TGS06']);
    expect(first('abutment', 1)).toEqual(['SA3504']);
    expect(first('kit', 1)).toEqual(['KB18']);
  });

  it.each([
    ['4.5x', ['I4506', 'I4508', 'I4510']],
    ['4.5x1', ['I4510', 'I4512', 'I4514']],
    ['4.5 x', ['I4506', 'I4508', 'I4510']],
    ['3.', ['I3006', 'I3008', 'I3010']],
    ['hd5', ['HD55S', 'HD55L', 'HD55WX']],
    ['45 x 1', ['I4510', 'I4512', 'I4514']],
    ['gingiva', ['HC4102', 'HC4104', 'HC4106']],
  ])('finds products for the prefix %j', (text, skus) => {
    expect(search(text).isMatch).toBe(true);
    expect(first(text)).toEqual(skus);
  });

  it('ranks an exact value above a value that only starts with it', () => {
    const { skus } = search('implant 3');
    expect(skus[0]).toBe('I3006');
    expect(skus.indexOf('I3506')).toBeGreaterThan(skus.indexOf('I3014'));
  });

  it('offers similar products if none match the whole query', () => {
    const { skus, isMatch } = search('implant 9.9 mm');
    expect(isMatch).toBe(false);
    expect(skus).toContain('I3006');
    expect(skus.length).toBeLessThanOrEqual(6);
    expect(search('zzzz')).toEqual({ skus: [], isMatch: false });
    expect(search('  ')).toEqual({ skus: [], isMatch: false });
  });

  it('never finds hidden products', () => {
    for (const text of ['900001', 'motor', 'handpiece', 'contraángulo']) {
      expect(search(text).skus).not.toContain('900001');
      expect(search(text).skus).not.toContain('900002');
    }
  });
});
