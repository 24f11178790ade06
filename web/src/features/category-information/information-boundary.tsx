import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ContextType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { PageDataContext } from '../../shared/page-data/use-page-data.ts';
import { Button } from '../../shared/ui/button.tsx';

interface InformationBoundaryProps {
  page: InfoPage;
  children: ReactNode;
}

/** Says in place of an information page that it could not be loaded. Its key is the page. */
export class InformationBoundary extends Component<InformationBoundaryProps, { failed: boolean }> {
  static override contextType = PageDataContext;
  declare context: ContextType<typeof PageDataContext>;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    // Whoever comes back to the page asks for its data again.
    this.context.forgetFailures();
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
