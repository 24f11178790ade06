import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { contentId } from '../config/paths.ts';
import { CategoryMenu } from './category-menu.tsx';

interface ShopPageProps {
  selectedCategory?: string;
  children: ReactNode;
}

export function ShopPage({ selectedCategory, children }: ShopPageProps) {
  return (
    <Container maxWidth="lg" sx={{ display: 'flex', gap: 4, py: { xs: 2, md: 4 } }}>
      <CategoryMenu {...(selectedCategory && { selected: selectedCategory })} sx={menuStyle} />
      <Box id={contentId} tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0 }}>
        {children}
      </Box>
    </Container>
  );
}

const menuStyle = { display: { xs: 'none', md: 'block' }, width: 232, flexShrink: 0 } as const;
