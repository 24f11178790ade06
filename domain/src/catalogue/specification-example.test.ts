import { describe, expect, it } from 'vitest';
import { fitRules } from '../compatibility/fit-rules.ts';
import { catalogueIsExample } from '../settings/catalogue-is-example.ts';
import { catalogue } from './catalogue.ts';
import { findProduct } from './find-product.ts';
import { productsBySubCategory } from './listing/products-by-sub-category.ts';
import { isKit } from './sheet/kit-contents.ts';
import { spanish } from './spanish.ts';
import { visibleEntries } from './visible-entries.ts';

const { products, categories } = catalogue;
const matching = (pattern: RegExp) => products.filter(({ name }) => pattern.test(name));

describe.runIf(catalogueIsExample)('the example catalogue', () => {
  it('has every main category in order, with its information page', () => {
    expect(categories.map(({ name, infoPage }) => [name, infoPage])).toEqual([
      ['Implants', 'implant-category'],
      ['Healing Caps', 'healing-caps'],
      ['Solid Abutments', 'solid-abutments'],
      ['Contoured Shoulder Abutments', 'contoured-abutments'],
      ['Angled Abutments', 'angled-abutments'],
      ['Titach System', 'titach'],
      ['Fridge System', 'fridge'],
      ['Impression Prosthetics', 'custom-prosthetics'],
      ['SimpleLift', 'simple-lift'],
      ['TurboGuide', 'turbo-guide'],
      ['Surgical Tools', 'surgical-instruments'],
      ['Surgical & Prosthetic Kits', 'kits'],
      ['Motor & Handpiece', undefined],
      ['Drills', 'surgical-instruments'],
    ]);
  });

  it('labels the button of every visible category', () => {
    for (const { name, button } of visibleEntries(categories)) {
      if (name === 'SimpleLift') expect(button).toBe('Instructions for SimpleLift system');
      else expect(button, name).toMatch(/^Learn more about /);
    }
  });

  it('has about 190 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(180);
    expect(products.length).toBeLessThanOrEqual(200);
  });

  it('hides only the two motor items, which have numeric SKUs', () => {
    const hidden = products.filter((product) => product.hidden);
    expect(hidden.map(({ category }) => category)).toEqual(Array(2).fill('Motor & Handpiece'));
    for (const { sku } of hidden) expect(sku).toMatch(/^\d+$/);
    expect(categories.filter((category) => category.hidden)).toHaveLength(1);
  });

  it.each([
    ['Implants', ['Slender 3.0 mm', 'Narrow 3.5 mm', 'Standard 4.5 mm', 'Wide 5.5 mm']],
    ['Implants', ['Extra Wide 6.5 mm', 'Super Wide 7.5 mm', 'Jumbo 8.5 mm']],
    ['Healing Caps', ['Narrow 4.1 mm', 'Standard 4.8 mm', 'Wide 6.5 mm', 'Sling 5.5 mm']],
    ['Healing Caps', ['Cover Screw']],
    ['Solid Abutments', ['3.5 mm', '4.5 mm', '5.5 mm', '6.5 mm', 'Rescue Abutments']],
    ['Contoured Shoulder Abutments', ['Narrow', 'Standard', 'Wide']],
    ['Angled Abutments', ['Unibutments', 'Platform Abutments']],
    ['Titach System', ['Full Arch System']],
    ['Fridge System', ['General', 'Straight Unibutment', 'Short Angled Abutment']],
    ['Fridge System', ['Medium Angled Abutment', 'Long Angled Abutment']],
    ['Surgical Tools', ['Ratchet Hex Drivers', 'Pick-em-up Hex Drivers', 'Parallel Guides']],
    ['Surgical Tools', ['Ratchet Implant Drivers', 'Secure Click Implant Drivers']],
    ['Surgical Tools', ['Torque Wrench & Ratchet Adapter', 'Abutment Remover']],
    ['Surgical Tools', ['Implant Measuring Instruments']],
    ['Drills', ['Pilot', 'Core Narrow', 'Core Standard', 'Core Wide', 'Head Narrow']],
    ['Drills', ['Head Standard', 'Head Wide 5.1 mm', 'XShort-Implant Drills']],
  ])('groups %s under %j', (category, names) => {
    const found = productsBySubCategory(products, category).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(names));
  });

  it('has every implant diameter in every length', () => {
    const sizes = products
      .filter(({ category }) => category === 'Implants')
      .map(({ dimensions }) => `${dimensions[0]?.value} x ${dimensions[1]?.value}`);
    const expected = [3, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5].flatMap((diameter) =>
      [6, 8, 10, 12, 14].map((length) => `${diameter} x ${length}`),
    );
    expect(sizes).toEqual(expected);
  });

  it.each([
    [/ Implant \d/, 139],
    [/Healing Cap/, 26],
    [/Cover Screw/, 15],
    [/^Solid Abutment|Rescue Abutment/, 65],
    [/Contoured Shoulder Abutment/, 93],
    [/^Angled Unibutment|Platform Abutment/, 85],
    [/^Titach Kit/, 120],
    [/^Titach .*(Abutment Set|Cap)/, 65],
    [/Silicone Sleeve/, 20],
    [/^Fridge (Angled )?Cap/, 280],
    [/^Fridge Hat/, 140],
    [/^Fridge Straight Unibutment/, 63],
    [/^Fridge .* Angled Abutment/, 85],
    [/Impression Analog/, 25],
    [/Closed Tray Coping/, 27],
    [/Open Tray Coping/, 29],
    [/^SimpleLift Instrument/, 145],
    [/^TurboGuide Driver/, 94],
    [/^TurboGuide (Drill|Head) Stop/, 70],
    [/^Ratchet Hex Driver/, 39],
    [/^Pick-em-up/, 62],
    [/^Ratchet Implant Driver/, 51],
    [/^Secure Click/, 94],
    [/Torque Wrench/, 165],
    [/^Ratchet Adapter/, 45],
    [/^Parallel Guide/, 44],
    [/^Drill Extender|^Abutment Remover/, 45],
    [/^Implant (Depth Gauge|Measuring Rule)/, 42],
    [/^Basic Surgical Kit/, 1900],
    [/^Comprehensive/, 3900],
    [/^Prosthetic Kit/, 780],
    [/^Implant (Motor|Handpiece)/, 1200],
    [/^Pilot Drill/, 77],
    [/(Core|Head|XShort Implant) Drill/, 91],
  ])('prices %s at $%d', (pattern, dollars) => {
    const found = matching(pattern);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ price }) => price))).toEqual(new Set([dollars * 100]));
  });

  it.each([
    [/Crown Remover/, 'call'],
    [/^SimpleLift Kit/, 'unavailable'],
    [/Instrument Case/, 'kit'],
  ])("doesn't sell %s individually: %s", (pattern, reason) => {
    const found = matching(pattern);
    expect(found.length).toBeGreaterThan(0);
    for (const { price } of found) expect(price).toBe(reason);
  });

  it.each([
    ['HD55S', 5.1, 31],
    ['HD55L', 5.1, 39],
    ['HD45SX', 4.1, 29],
    ['HD55WX', 4.1, 39],
    ['ID5.1S', 5.1, 29],
    ['ID5.1L', 5.1, 39],
  ])(
    'has the drill %s with a diameter of %d mm and an overall length of %d mm',
    (sku, diameter, overallLength) => {
      expect(findProduct(catalogue, sku)?.dimensions).toEqual(
        expect.arrayContaining([
          { label: 'Diameter', value: diameter, unit: 'mm' },
          { label: 'Overall length', value: overallLength, unit: 'mm' },
        ]),
      );
    },
  );

  it('has drill stops of 6, 8, 10, 12, and 14 mm', () => {
    const depths = matching(/Drill Stop/).map(({ dimensions }) => dimensions[0]?.value);
    expect(depths).toEqual([6, 8, 10, 12, 14]);
  });

  it.each([
    [/ Implant \d/, /80 N-cm/],
    [/^Secure Click/, /70 N-cm/],
    [/^Surgical Torque Wrench/, /100 N-cm/],
    [/^Prosthetic Torque Wrench/, /35 N-cm.*20 N-cm twice, 10 minutes apart/],
    [/Angled Unibutment|Platform Abutment|Angled Abutment/, /20 N-cm.*10 minutes/],
    [/Cover Screw/, /insertion torque was below 10 N-cm/],
    [/Head Drill/, /17-4 stainless steel/],
    [/Head Drill/, /passivated/],
    [/Head Drill/, /heat treated/],
    [/XShort Implant Drill/, /6 and 8 mm/],
  ])('describes every %s with %s', (pattern, limit) => {
    const found = matching(pattern);
    expect(found.length).toBeGreaterThan(0);
    for (const { description, sku } of found) expect(description, sku).toMatch(limit);
  });

  it('has dimensions, pictures, and a unique description for each product', () => {
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
    for (const { sku, dimensions, pictures, thumbnail } of products) {
      expect(dimensions.length, sku).toBeGreaterThan(0);
      expect(thumbnail, sku).not.toBe('');
      expect(pictures.length, sku).toBeGreaterThan(0);
    }
  });

  it('gives every product a GTIN from the range reserved for examples', () => {
    const gtins = products.map(({ gtin }) => gtin ?? '');
    expect(gtins.filter((gtin) => !/^0952\d{10}$/.test(gtin))).toEqual([]);
    expect(new Set(gtins).size).toBe(gtins.length);
  });

  it('tracks the lots of implants and of the parts that stay on them, but not of tools', () => {
    const tracked = products.filter(({ lotTracked }) => lotTracked);
    expect([...new Set(tracked.map(({ category }) => category))]).toEqual([
      'Implants',
      'Healing Caps',
      'Solid Abutments',
      'Contoured Shoulder Abutments',
      'Angled Abutments',
      'Titach System',
      'Fridge System',
    ]);
    const others = products.filter(
      ({ category, lotTracked }) => /System$/.test(category) && !lotTracked,
    );
    expect(others.map(({ sku }) => sku)).toEqual(['FRRS', 'FRRL']);
  });

  it('lists no kit contents, because the specification lists none', () => {
    const kits = products.filter(isKit);
    expect(kits).toEqual(products.filter(({ name }) => /\bKit\b/.test(name)));
    expect(kits.filter(({ contents }) => contents)).toEqual([]);
  });

  it.each([
    ['CS28', 'Tornillo de cierre 2.8 mm'],
    ['HC4802', 'Tapa de cicatrización estándar 4.8 x 2 mm'],
    ['SA4504', 'Pilar sólido 4.5 x 4 mm'],
    ['IC41', 'Cofia estrecha para cubeta cerrada 4.1 mm'],
    ['RHS', 'Llave hexagonal de carraca, corta'],
  ])('names %s "%s" in Spanish', (sku, name) => {
    expect(spanish.products[sku]?.name).toBe(name);
  });

  it('finds the quoted words and a matching pair of parts for each compatibility rule', () => {
    for (const { source, part, fits } of fitRules) {
      if ('sku' in source) {
        expect(findProduct(catalogue, source.sku)?.description).toContain(source.words);
      }
      const found = products.filter(part).some((one) => products.some((other) => fits(other, one)));
      expect(found, source.words).toBe(true);
    }
  });
});
