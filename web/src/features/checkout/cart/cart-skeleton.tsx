import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/** What is prerendered: the server does not know the visitor's cart. */
export function CartSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} role="status" aria-label={t('cart.loading')} className="appears-late">
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={112} />
    </Stack>
  );
}
