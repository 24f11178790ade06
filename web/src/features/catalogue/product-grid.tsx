import Box from '@mui/material/Box';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { ProductCard } from './product-card.tsx';

export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Box component="ul" sx={gridStyle}>
      {products.map((product) => (
        <ProductCard key={product.sku} product={product} />
      ))}
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
} as const;
