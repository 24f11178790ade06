import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
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
 * What every screen stands on, in the browser and in the prerender alike; the theme's variables come with the page.
 * MUI's own provider for them keeps the scheme as a state besides, which changes as soon as it is hydrated, and React
 * then hydrates the whole screen at once instead of in slices.
 */
export function Providers({ styles, i18n, pageData, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <PageDataContext value={pageData}>{children}</PageDataContext>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
