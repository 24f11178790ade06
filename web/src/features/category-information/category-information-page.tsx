import { findCategory } from '@dental-shop/domain/catalogue/category';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ContextType, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { ShopPage } from '../../shared/catalogue/shop-page.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { PageDataContext, usePageData } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { CategoryInformation } from './category-information.tsx';

export default function CategoryInformationPage() {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const catalogueText = useCatalogueText();
  const { category: categoryParam = '' } = useParams();
  const categories = usePageData(catalogueData.categories) ?? [];
  const category = findCategory(categories, categoryParam);
  if (!category?.button || !category.infoPage) return <Navigate to={paths.products} replace />;
  const { name, infoPage, thumbnail } = category;
  const heading = catalogueText.categoryName(name);
  return (
    <ShopPage selectedCategory={name}>
      <Button
        component={Link}
        to={paths.category(name)}
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -1, mb: 1 }}
      >
        {t('parts.information.back', { category: heading })}
      </Button>
      <InformationBoundary key={`${infoPage} ${language}`} page={infoPage}>
        <Suspense fallback={<Spinner />}>
          <CategoryInformation
            key={language}
            category={name}
            page={infoPage}
            drawing={thumbnail}
            language={language}
          />
        </Suspense>
      </InformationBoundary>
      <Button component={Link} to={paths.category(name)} variant="contained" sx={{ mt: 4 }}>
        {t('parts.information.viewProducts', { category: heading })}
      </Button>
    </ShopPage>
  );
}

function Spinner() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label={t('common.loading')} />
    </Box>
  );
}

interface InformationBoundaryProps {
  page: InfoPage;
  children: ReactNode;
}

/** Must be keyed by page so navigating to another page clears the error. */
class InformationBoundary extends Component<InformationBoundaryProps, { failed: boolean }> {
  static override contextType = PageDataContext;
  declare context: ContextType<typeof PageDataContext>;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    // Makes the next visit to the page fetch the data again.
    this.context.clearFailures();
  }

  override render(): ReactNode {
    return this.state.failed ? <InformationFailed page={this.props.page} /> : this.props.children;
  }
}

function InformationFailed({ page }: { page: InfoPage }) {
  const { t } = useTranslation();
  const message = t('parts.information.error.message', { page });
  useDocumentHead({
    title: t('parts.information.error.title'),
    description: message,
    canonicalPath: null,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h1">{t('parts.information.error.title')}</Typography>
      <Typography role="alert">{message}</Typography>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('common.error.reload')}
      </Button>
    </Stack>
  );
}
