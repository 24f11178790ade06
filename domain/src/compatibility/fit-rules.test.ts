import { describe, expect, it } from 'vitest';
import { fixtureCatalogue } from '../catalogue/testing/fixture-catalogue.ts';
import { fitRules } from './fit-rules.ts';

const { products } = fixtureCatalogue;
const skusOf = (parts: readonly { sku: string }[]) => parts.map(({ sku }) => sku).join(' ');

const joined: readonly (readonly [words: string, parts: string | number, fitting: string])[] = [
  [
    'copy of the narrow implant head',
    'I3506 I3508 I3510 I3512 I3514',
    'HC4102 HC4104 HC4106 CA4101 CA4102 PA4115 PA4125 IA41 IC41 IO41',
  ],
  [
    'Stands for the standard implant',
    'I4506 I4508 I4510 I4512 I4514',
    'HC4802 HC4804 HC4806 CA4801 CA4802 PA4815 PA4825 IA48 IC48 IO48',
  ],
  ['analog of the wide implant head', 'I5506 I5508 I5510 I5512 I5514', 'IA65 IC65 IO65'],
  ['Solid abutments by diameter', 20, 'SA3504 SA3506 SA3508 SA4504 SA4506 SA4508'],
  ['brings a narrow implant back into use', 'I3506 I3508 I3510 I3512 I3514', 'RA35'],
  ['for a standard implant whose connection', 'I4506 I4508 I4510 I4512 I4514', 'RA45'],
  ['closes the implant under the gum', 20, 'CS28'],
  ['Frees a solid abutment', 6, 'ARS ARL'],
  ['Opens the site and sets its axis', 20, 'PD2030 PD2040'],
  ['core of a narrow site', 'I3506 I3508 I3510 I3512 I3514', 'CD2330 CD2340'],
  ['core of a standard site', 'I4506 I4508 I4510 I4512 I4514', 'CD2630 CD2640'],
  ['core of a wide site', 'I5506 I5508 I5510 I5512 I5514', 'CD3030 CD3040'],
  ['head of a 3.5 mm implant', 'I3506 I3508 I3510 I3512 I3514', 'HD35S HD35L'],
  ['site of a 4.5 mm implant', 'I4506 I4508 I4510 I4512 I4514', 'HD45S HD45L'],
  ['for the 5.5 mm implant', 'I5506 I5508 I5510 I5512 I5514', 'HD55S HD55L'],
  ['xshort or short implant, 6 and 8 mm, at 4.1 mm', 8, 'HD45SX HD55WX'],
  ['wide implants of 6 and 8 mm', 'I5506 I5508', 'ID5.1S ID5.1L'],
  ['for xshort implants', 'I3006 I3506 I4506 I5506', 'TGS06'],
  ['the depth of a short implant', 'I3008 I3508 I4508 I5508', 'TGS08'],
  ['for medium implants', 'I3010 I3510 I4510 I5510', 'TGS10'],
  ['for long implants', 'I3012 I3512 I4512 I5512', 'TGS12'],
  ['for xlong implants', 'I3014 I3514 I4514 I5514', 'TGS14'],
  ['Seats an implant with the ratchet', 20, 'RDS RDM RDL'],
  ['Holds the implant with a click', 20, 'SCS SCM SCL'],
  ['Wrench for placing implants', 20, 'TW100'],
  ['turns cover screws, healing caps and prosthetic screws', 31, 'RHS RHM RHL'],
  ['Wrench for prosthetic screws', 24, 'TW35'],
  ['whether a 15° abutment will bring the crown into line', 8, 'PG15 PG25'],
  ['Lengthens any latch drill', 18, 'DE15'],
  ['clips onto the TurboGuide driver', 'TGD', 'TGS06 TGS08 TGS10 TGS12 TGS14 TGH'],
  ['matching the narrow core drill', 'SL23', 'CD2330 CD2340'],
  ['between abutment and cap', 'TA01 TA02', 'TC45 TC60 TSS TSM TSF'],
  ['sits in the Titach cap', 'TC45 TC60', 'TSS TSM TSF'],
  ['seats over a unibutment', 'FRC48 FRC55', 'FRU01 FRU02'],
  ['it takes the Fridge caps', 'FRB15S FRB25S FRB15L FRB25L', 'FRC48 FRC55 FRA15'],
  ['covers a Fridge cap', 'FRH48 FRH55', 'FRC48 FRC55'],
];

const ruleOf = (words: string) => {
  const rule = fitRules.find(({ source }) => source.words === words);
  if (!rule) throw new Error(`No rule follows from '${words}'.`);
  return rule;
};

function fitting(words: string, sku: string): string {
  const part = products.find((product) => product.sku === sku);
  if (!part) throw new Error(`The catalogue has no ${sku}.`);
  return skusOf(products.filter((other) => ruleOf(words).fits(other, part)));
}

describe('fitRules', () => {
  it('match the expected list', () => {
    expect(fitRules.map(({ source }) => source.words)).toEqual(joined.map(([words]) => words));
  });

  it('cite parts in the sheet or sections of the specification', () => {
    const sections = fitRules.flatMap(({ source }) => ('sku' in source ? [] : [source]));
    expect(sections).toEqual([
      { specification: '§9 Sub-categories', words: 'Solid abutments by diameter' },
    ]);
    for (const { source } of fitRules) {
      if ('sku' in source) expect(skusOf(products).split(' ')).toContain(source.sku);
    }
  });

  it.each(joined)('match the expected parts: %s', (words, parts, others) => {
    const { part, fits } = ruleOf(words);
    const found = products.filter(part);
    expect(typeof parts === 'number' ? found.length : skusOf(found)).toBe(parts);
    const joins = products.filter((other) => found.some((each) => fits(other, each)));
    expect(skusOf(joins)).toBe(others);
  });

  it('match by size if a product line comes in several sizes', () => {
    expect(fitting('Solid abutments by diameter', 'I4510')).toBe('SA4504 SA4506 SA4508');
    expect(fitting('covers a Fridge cap', 'FRH48')).toBe('FRC48');
    expect(fitting('whether a 15° abutment will bring the crown into line', 'PA4825')).toBe('PG25');
  });

  it('accept only drills that are no wider than the implant', () => {
    const words = 'xshort or short implant, 6 and 8 mm, at 4.1 mm';
    expect(fitting(words, 'I4506')).toBe('HD45SX HD55WX');
    expect(fitting(words, 'I3506')).toBe('');
    const drill = products.find(({ sku }) => sku === 'HD45SX');
    const dimensions = drill?.dimensions.map((each) => ({ ...each, value: 4.5 })) ?? [];
    const part = products.find(({ sku }) => sku === 'I4506');
    expect(drill && part && ruleOf(words).fits({ ...drill, dimensions }, part)).toBe(true);
  });
});
