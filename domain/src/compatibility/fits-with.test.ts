import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { fixtureCatalogue, fixtureProduct } from '../catalogue/testing/fixture-catalogue.ts';
import { fitFinder } from './fits-with.ts';

const { products } = fixtureCatalogue;

const partsOf = (sku: string) =>
  Object.fromEntries(
    fitFinder(products)(fixtureProduct(sku)).map(({ category, parts }) => [
      category,
      parts.map((part) => part.sku).join(' '),
    ]),
  );

describe('fitFinder', () => {
  it('returns every part that fits the standard 10 mm implant', () => {
    expect(partsOf('I4510')).toEqual({
      'Healing Caps': 'HC4802 HC4804 HC4806 CS28',
      'Solid Abutments': 'SA4504 SA4506 SA4508 RA45',
      'Contoured Shoulder Abutments': 'CA4801 CA4802',
      'Angled Abutments': 'PA4815 PA4825',
      'Impression Prosthetics': 'IA48 IC48 IO48',
      TurboGuide: 'TGS10',
      'Surgical Tools': 'RDS RDM RDL SCS SCM SCL TW100',
      Drills: 'PD2030 PD2040 CD2630 CD2640 HD45S HD45L',
    });
  });

  it('returns no platform parts for the slender implant, which no rule covers', () => {
    expect(partsOf('I3014')).toEqual({
      'Healing Caps': 'CS28',
      TurboGuide: 'TGS14',
      'Surgical Tools': 'RDS RDM RDL SCS SCM SCL TW100',
      Drills: 'PD2030 PD2040',
    });
  });

  it('adds short-implant drills that are no wider than the implant', () => {
    expect(partsOf('I5508')).toMatchObject({
      Drills: 'PD2030 PD2040 CD3030 CD3040 HD55S HD55L HD45SX HD55WX ID5.1S ID5.1L',
    });
    expect(partsOf('I3508')).toMatchObject({
      Drills: 'PD2030 PD2040 CD2330 CD2340 HD35S HD35L',
    });
  });

  it('never returns a drill wider than the implant', () => {
    const diameterOf = ({ dimensions }: Product) =>
      dimensions.find(({ label }) => label === 'Diameter')?.value ?? 0;
    for (const implant of products.filter(({ category }) => category === 'Implants')) {
      const drills = fitFinder(products)(implant).find(({ category }) => category === 'Drills');
      for (const drill of drills?.parts ?? []) {
        expect(diameterOf(drill), drill.sku).toBeLessThanOrEqual(diameterOf(implant));
      }
    }
  });

  it('is symmetric', () => {
    const fitting = products.map((each) => {
      const found = fitFinder(products)(each).flatMap(({ parts }) => parts);
      return [each, new Set(found)] as const;
    });
    const setOf = new Map(fitting);
    const oneWay = fitting.flatMap(([one, others]) =>
      [...others]
        .filter((other) => !setOf.get(other)?.has(one))
        .map((other) => `${one.sku} ${other.sku}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('returns nothing for a measuring rule or a kit', () => {
    expect(fitFinder(products)(fixtureProduct('MR11'))).toEqual([]);
    expect(fitFinder(products)(fixtureProduct('KB18'))).toEqual([]);
  });

  it('omits hidden parts', () => {
    const hidden = products.map((each) => (each.sku === 'CS28' ? { ...each, hidden: true } : each));
    const caps = fitFinder(hidden)(fixtureProduct('I3014')).map(({ category }) => category);
    expect(caps).not.toContain('Healing Caps');
  });
});
