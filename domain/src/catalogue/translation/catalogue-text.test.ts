import { describe, expect, it } from 'vitest';
import { catalogueText } from './catalogue-text.ts';

const screw = { sku: 'CS28', name: 'Cover Screw 2.8 mm', description: 'Closes the implant.' };
const category = { name: 'Drills', button: 'Learn more about drills' };

describe('catalogueText', () => {
  it('returns the English text if there is no translation', () => {
    const text = catalogueText();
    expect(text.productName(screw)).toBe('Cover Screw 2.8\u00a0mm');
    expect(text.description(screw)).toBe('Closes the implant.');
    expect(text.categoryName('Drills')).toBe('Drills');
    expect(text.categoryButton(category)).toBe('Learn more about drills');
    expect(text.subCategoryName('General')).toBe('General');
  });

  it('translates by SKU and by English name', () => {
    const text = catalogueText({
      products: { CS28: { name: 'Tornillo de cierre 2.8 mm', description: 'Cierra el implante.' } },
      categories: { Drills: { name: 'Fresas', button: 'Más información' } },
      subCategories: { Pilot: 'Piloto' },
    });
    expect(text.productName(screw)).toBe('Tornillo de cierre 2.8\u00a0mm');
    expect(text.description(screw)).toBe('Cierra el implante.');
    expect(text.categoryName('Drills')).toBe('Fresas');
    expect(text.categoryButton(category)).toBe('Más información');
    expect(text.subCategoryName('Pilot')).toBe('Piloto');
  });

  it('keeps the name of a discontinued product', () => {
    const text = catalogueText({ products: {}, categories: {}, subCategories: {} });
    expect(text.productName({ sku: 'OLD1', name: 'Old part' })).toBe('Old part');
  });
});
