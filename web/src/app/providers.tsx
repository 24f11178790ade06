import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageDataStore } from '../shared/page-data/page-data-store.ts';
import { PageDataContext } from '../shared/page-data/use-page-data.ts';
import { theme } from '../shared/theme/theme.ts';

interface ProvidersProps {
  styles: EmotionCache;
  i18n: i18n;
  pageData: PageDataStore;
  children: ReactNode;
}

/**
 * The theme's variables, light and dark: a media query chooses. MUI's own provider for themes with variables
 * keeps the scheme as a state besides, which changes as soon as it is hydrated, and React then hydrates the
 * whole screen at once instead of in slices.
 */
const variables = theme.generateStyleSheets();

/** What every screen stands on, in the browser and in the prerender alike. */
export function Providers({ styles, i18n, pageData, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={variables} />
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <PageDataContext value={pageData}>{children}</PageDataContext>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
