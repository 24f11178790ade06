import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { picturedCategories } from '@dental-shop/domain/pictures/pictured-categories';
import { describe, expect, it } from 'vitest';
import { categoryMembers, drawCategory } from './draw-category.ts';

describe('drawCategory', () => {
  it('only shows parts of the category', () => {
    expect(picturedCategories).toEqual(catalogue.categories.map(({ name }) => name));
    for (const name of picturedCategories) {
      for (const sku of categoryMembers[name]) {
        const member = catalogue.products.find((product) => product.sku === sku);
        expect(member?.category, sku).toBe(name);
      }
    }
  });

  it('draws parts side by side', () => {
    const lanes = [...drawCategory(catalogue, 'Implants').matchAll(/translate\(([-\d.]+) /g)];
    const [, ...members] = lanes.map((match) => Number(match[1]));
    expect(members).toHaveLength(3);
    expect(members).toEqual([...members].sort((a, b) => a - b));
  });

  it('draws tools horizontally', () => {
    expect(drawCategory(catalogue, 'Drills')).toContain('rotate(-90)');
    expect(drawCategory(catalogue, 'Implants')).not.toContain('rotate(-90)');
  });
});
