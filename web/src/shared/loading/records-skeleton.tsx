import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

export function RecordsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack
      spacing={1}
      role="status"
      aria-label={t('common.records.loading')}
      className="appears-late"
      sx={{ minHeight: 320 }}
    >
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Stack>
  );
}
