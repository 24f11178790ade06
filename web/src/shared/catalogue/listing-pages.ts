import type { SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import type { ProductGroup } from './catalogue-data.ts';

/** Every category in the shop's own catalogue fits on one page. */
const partsOnPage = 60;

/** Never splits a size table across pages. Other long groups continue on the next page under the same heading. */
export function listingPages(
  groups: readonly ProductGroup[],
  grids: readonly SizeGrid[],
  most = partsOnPage,
): ProductGroup[][] {
  const pages: ProductGroup[][] = [];
  let room = 0;
  const turn = () => {
    pages.push([]);
    room = most;
  };
  const put = (group: ProductGroup) => {
    pages.at(-1)?.push(group);
    room -= group.products.length;
  };
  let last: SizeGrid | undefined;
  for (const group of groups) {
    const grid = grids.find(({ subCategories }) => subCategories.includes(group.name));
    if (grid) {
      const members = groups.filter(({ name }) => grid.subCategories.includes(name));
      const count = members.flatMap(({ products }) => products).length;
      if (pages.length === 0 || (grid !== last && count > room && room < most)) turn();
      put(group);
    } else {
      let rest = group.products;
      while (rest.length > 0) {
        if (room <= 0) turn();
        const products = rest.slice(0, room);
        rest = rest.slice(room);
        put({ name: group.name, products });
      }
    }
    last = grid;
  }
  return pages;
}
