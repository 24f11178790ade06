import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { ProductSearch } from '../../shared/catalogue/product-search.tsx';
import { AccountEntry } from './account-entry.tsx';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuButton } from './menu-button.tsx';

export function Header() {
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 60 }}>
          <MenuButton />
          <Brand />
          <Box
            sx={{ flexGrow: 1, maxWidth: 400, mx: 'auto', display: { xs: 'none', md: 'block' } }}
          >
            <ProductSearch />
          </Box>
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
              <LanguageSwitch />
              <Suspense>
                <AccountEntry />
              </Suspense>
            </Box>
            <CartLink />
          </Box>
        </Box>
        <MainNavigation />
      </Container>
    </Box>
  );
}
