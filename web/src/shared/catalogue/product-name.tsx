import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import Box, { type BoxProps } from '@mui/material/Box';
import { useMemo } from 'react';
import { paths } from '../config/paths.ts';
import { Link } from '../ui/link.tsx';
import { useProducts } from './load-products.ts';

export function useProductPath(): (sku: string) => string | undefined {
  const products = useProducts();
  return useMemo(() => {
    const bySku = new Map(
      products?.map(({ sku, category }) => [normalizeSku(sku), paths.product(category, sku)]),
    );
    return (sku) => bySku.get(normalizeSku(sku));
  }, [products]);
}

interface ProductNameProps {
  name: string;
  path: string | undefined;
  sx?: BoxProps['sx'];
}

export function ProductName({ name, path, sx = {} }: ProductNameProps) {
  if (path === undefined) return <span>{name}</span>;
  return (
    <Box component={Link} to={path} sx={{ color: 'inherit', ...sx }}>
      {name}
    </Box>
  );
}
