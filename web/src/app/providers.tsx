import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import type { Theme } from '@mui/material/styles';
import { GlobalStyles, ThemeProvider } from '@mui/system';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageDataStore } from '../shared/page-data/page-data-store.ts';
import { PageDataContext } from '../shared/page-data/use-page-data.ts';

interface ProvidersProps {
  theme: Theme;
  styles: EmotionCache;
  i18n: i18n;
  pageData: PageDataStore;
  children: ReactNode;
}

/** Doesn't use MUI's `ThemeProvider`, because the shop doesn't need its color scheme switching. */
export function Providers({ theme, styles, i18n, pageData, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <PageDataContext value={pageData}>{children}</PageDataContext>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
