import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { CategoryMenu } from './category-menu.tsx';
import { ProductSearch } from './product-search.tsx';

interface ShopPageProps {
  selectedCategory?: string;
  /** False where what is above the fold is the product's own. */
  hasSearch?: boolean;
  children: ReactNode;
}

/** The side menu beside the content; on small screens, which have no search above, a search. */
export function ShopPage({ selectedCategory, hasSearch = true, children }: ShopPageProps) {
  return (
    <Container maxWidth="lg" sx={{ display: 'flex', gap: 4, py: { xs: 2, md: 4 } }}>
      <CategoryMenu {...(selectedCategory && { selected: selectedCategory })} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {hasSearch && (
          <Box sx={{ display: { md: 'none' }, mb: 2 }}>
            <ProductSearch />
          </Box>
        )}
        {children}
      </Box>
    </Container>
  );
}
