import type { Language } from '@dental-shop/domain/language/language';
import { ThemeProvider } from '@mui/system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render as renderPlain } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { type ContentSection, interfaceSections, loadContent } from '../i18n/content.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createPageDataStore } from '../page-data/page-data-store.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { createShopTheme } from '../theme/theme.ts';

const theme = createShopTheme();

interface RenderOptions {
  path?: string;
  language?: Language;
  content?: readonly ContentSection[];
  pageData?: Record<string, unknown>;
}

export async function render(
  component: ReactElement,
  { path = '/', language = 'en', content = [], pageData = {} }: RenderOptions = {},
): Promise<RenderResult & { user: UserEvent }> {
  const i18n = await createI18n(language);
  await loadContent(i18n, [...interfaceSections, ...content]);
  const store = createPageDataStore(pageData);
  const app = (shown: ReactNode) => (
    <ThemeProvider theme={theme}>
      <I18nextProvider i18n={i18n}>
        <PageDataContext value={store}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter initialEntries={[path]}>{shown}</MemoryRouter>
          </QueryClientProvider>
        </PageDataContext>
      </I18nextProvider>
    </ThemeProvider>
  );
  const rendered = renderPlain(app(component));
  return {
    ...rendered,
    rerender: (next) => rendered.rerender(app(next)),
    user: userEvent.setup({ delay: null }),
  };
}
