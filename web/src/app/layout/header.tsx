import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProductSearch } from '../../shared/catalogue/product-search.tsx';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuButton } from './menu-button.tsx';

const AccountMenu = lazy(() => loadChunk('account-menu', () => import('./account-menu.tsx')));

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

/** 'Login' and 'Register', or the menu of the one who is signed in. */
function AccountEntry() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === 'signed-in') return <AccountMenu email={session.user.email} />;
  return (
    <>
      <Button component={Link} to={paths.login()} data-signed-out>
        {t('common.login')}
      </Button>
      <Button component={Link} to={paths.register} variant="outlined" data-signed-out>
        {t('common.register')}
      </Button>
    </>
  );
}
