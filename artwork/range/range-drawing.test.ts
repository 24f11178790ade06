import { readFileSync } from 'node:fs';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { expect, it } from 'vitest';
import { rangeDrawing, rangeDrawingFile } from './range-drawing.ts';

it('is in the file that the home page reads (else run write-range-drawing.ts)', () => {
  expect(JSON.parse(readFileSync(rangeDrawingFile, 'utf8'))).toEqual(rangeDrawing());
});

it('shows every diameter of the catalogue, each as wide as it is', () => {
  const { captions, paths } = rangeDrawing();
  const implants = catalogue.products.filter(({ category }) => category === 'Implants');
  const diameters = new Set(implants.map(({ dimensions }) => dimensions[0]?.value));
  expect(captions.map(({ text }) => Number(text))).toEqual([...diameters]);
  const widths = [...paths.dimension.matchAll(/h(\d+)/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([...diameters].map((diameter = 0) => diameter * 20));
});

it('is small enough to be part of the page', () => {
  expect(JSON.stringify(rangeDrawing()).length).toBeLessThan(5000);
});
