import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { expect, it } from 'vitest';
import { lines } from './story-mission-page.tsx';

it('mentions only categories that visitors can open', () => {
  const visible = visibleEntries(catalogue.categories).map(({ name }) => name);
  const named: string[] = lines.flatMap(({ categories }) => [...categories]);
  expect(named.filter((name) => !visible.includes(name))).toEqual([]);
});
