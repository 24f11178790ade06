import { filterListing } from '@dental-shop/domain/catalogue/listing/listing-filter';
import { narrowGrid, type SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryData, ProductGroup } from '../../shared/catalogue/catalogue-data.ts';
import { listingPages } from '../../shared/catalogue/listing-pages.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { ComparisonProvider, maxCompared } from './compare-toggle.tsx';
import { ListingBar } from './listing-bar.tsx';
import { useListingView } from './listing-view.tsx';
import { Pagination } from './pagination.tsx';
import { ProductRows } from './product-rows.tsx';
import { SizeTable } from './size-table.tsx';
import { useFullCategory } from './use-full-category.ts';
import { useListingParameters } from './use-listing-parameters.ts';

const ProductCards = lazyChunk('product-cards', () => import('./product-cards.tsx'));
const CompareDialog = lazyChunk('compare-dialog', () => import('./compare-dialog.tsx'));

export function CategoryListing({ first }: { first: CategoryData }) {
  const catalogueText = useCatalogueText();
  const view = useListingView();
  const address = useListingParameters();
  const [isFiltering, setIsFiltering] = useState(false);
  const hasUrlParameters =
    address.page > 1 || address.filter.size > 0 || address.compared.length > 0;
  const { data, isComplete } = useFullCategory(first, hasUrlParameters || isFiltering);
  const { groups, grids } = data;
  const { filter } = address;
  const all = groups.flatMap(({ products }) => products);
  const compared = address.compared
    .filter((sku) => all.some((product) => product.sku === sku))
    .slice(0, maxCompared);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The inline loader replays early button presses in one batch, so each must build on the result of the previous one.
  const toggle = (sku: string) =>
    setChosen((before) =>
      before.includes(sku)
        ? before.filter((each) => each !== sku)
        : [...before, sku].slice(0, maxCompared),
    );
  const filtered = useMemo(() => filterListing(groups, filter), [groups, filter]);
  const pages = useMemo(() => listingPages(filtered, grids), [filtered, grids]);
  const page = isComplete ? Math.min(address.page, Math.max(pages.length, 1)) : 1;
  const shown = pages[page - 1] ?? [];
  const count = isComplete ? pages.length : (first.firstOf?.pages ?? 1);
  const isReady = isComplete || !hasUrlParameters;
  const cards = shown.map((group) => (
    <Section key={group.name} heading={catalogueText.subCategoryName(group.name)}>
      <ProductCards products={group.products} />
    </Section>
  ));
  const tables = <TablesAndRows groups={shown} grids={grids} />;
  return (
    <ComparisonProvider value={{ chosen, toggle }}>
      <ListingBar
        groups={groups}
        total={isComplete ? all.length : (first.firstOf?.total ?? all.length)}
        onOpen={() => setIsFiltering(true)}
        shown={filtered.flatMap(({ products }) => products).length}
        filter={filter}
        onFilter={address.setFilter}
        compared={chosen}
        onCompare={() => address.setCompared(chosen)}
      />
      <div data-listing>
        {/* No `Suspense` around the tables: React would hydrate them later, possibly after a language change. */}
        {view === 'cards' ? (
          <Suspense fallback={tables}>
            {cards}
            {isReady && <ListingShown />}
          </Suspense>
        ) : (
          <>
            {tables}
            {isReady && <ListingShown />}
          </>
        )}
      </div>
      {count > 1 && <Pagination page={page} count={count} pageUrl={address.pageUrl} />}
      {compared.length > 0 && (
        <Suspense>
          <CompareDialog
            skus={compared}
            onRemove={(sku) => {
              setChosen(chosen.filter((each) => each !== sku));
              address.setCompared(compared.filter((each) => each !== sku));
            }}
            onClose={() => address.setCompared([])}
          />
        </Suspense>
      )}
    </ComparisonProvider>
  );
}

/** The inline loader sets this class to hide the prerendered list until the requested list has rendered. */
function ListingShown() {
  useEffect(() => document.documentElement.classList.remove('awaiting-listing'), []);
  return null;
}

/** Memoized because re-rendering hundreds of cells is slow. */
const TablesAndRows = memo(function TablesAndRows({
  groups,
  grids,
}: {
  groups: readonly ProductGroup[];
  grids: readonly SizeGrid[];
}) {
  const { t } = useTranslation();
  const { categoryName, subCategoryName } = useCatalogueText();
  return groups.map((group) => {
    const grid = grids.find(({ subCategories }) => subCategories.includes(group.name));
    if (!grid) {
      return (
        <Section key={group.name} heading={subCategoryName(group.name)}>
          <ProductRows products={group.products} />
        </Section>
      );
    }
    const members = groups.filter(({ name }) => grid.subCategories.includes(name));
    const products = members.flatMap((each) => each.products);
    const shown = narrowGrid(grid, new Set(products.map(({ sku }) => sku)));
    if (members[0] !== group || !shown) return null;
    const names = grid.subCategories.map(subCategoryName);
    const heading = names.length === 1 ? names[0] : sharedName(names);
    return (
      <Section key={group.name} heading={heading || t('parts.sizes.table')}>
        <SizeTable
          name={heading || categoryName(products[0]?.category ?? '')}
          grid={shown}
          products={products}
        />
      </Section>
    );
  });
});

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

/** Finds the words at the start of all names or, if there are none, at the end. Ignores sizes. */
export function sharedName(names: readonly string[]): string {
  const words = names.map((name) => (name.split(/\d/)[0] ?? '').split(/\s+/).filter(Boolean));
  const start = commonPrefix(words);
  const shared =
    start.length > 0 ? start : commonPrefix(words.map((each) => each.toReversed())).toReversed();
  // Spanish names have a comma before the adjective.
  return shared.join(' ').replace(/,$/, '');
}

function commonPrefix([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return end === -1 ? first : first.slice(0, end);
}
