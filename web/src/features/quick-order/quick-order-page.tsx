import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { QuickOrder } from './quick-order.tsx';

export default function QuickOrderPage() {
  const { t } = useTranslation('pad');
  useDocumentHead({ title: t('title'), description: t('description') });
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1">{t('title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {t('introduction')}
      </Typography>
      <QuickOrder />
    </Container>
  );
}
