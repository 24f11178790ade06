import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { drawnPictures } from './drawn-pictures.ts';

const pictures = drawnPictures(catalogue);

describe('drawnPictures', () => {
  it('contains every image in the catalogue', () => {
    const named = [
      ...catalogue.categories.map(({ thumbnail }) => thumbnail),
      ...catalogue.products.flatMap(({ thumbnail, pictures: names }) => [thumbnail, ...names]),
    ];
    for (const fileName of named) expect(pictures.has(fileName), fileName).toBe(true);
  });

  it('draws every product differently', () => {
    const drawnBy = new Map<string, string>();
    for (const { sku } of catalogue.products) {
      const svg = pictures.get(`${sku}-dimensions.svg`) ?? '';
      const withoutIds = svg.replaceAll(/ id="[^"]+"|url\(#[^)]+\)/g, '');
      expect(drawnBy.get(withoutIds), `${sku} is drawn like`).toBeUndefined();
      drawnBy.set(withoutIds, sku);
    }
  });

  it('draws small, complete SVG documents without invalid numbers', () => {
    for (const [name, svg] of pictures) {
      expect(svg, name).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 400 \d+"[^>]*>.*<\/svg>\n$/s);
      expect(svg, name).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg.length, name).toBeLessThan(16_000);
      expect(svg.match(/<g[ >]/g)?.length, name).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it('never uses the same ID in two drawings', () => {
    const seen = new Map<string, string>();
    for (const [name, svg] of pictures) {
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
        expect(seen.get(id), `${id} of ${name}`).toBeUndefined();
        seen.set(id, name);
      }
      for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(seen.get(id)).toBe(name);
    }
  });
});
