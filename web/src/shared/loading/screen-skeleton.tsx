import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A heading and a grid, as most of the shop's screens have. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <Container
      className="appears-late"
      role="status"
      aria-label={t('common.loading')}
      sx={{ py: 3, minHeight: '80vh' }}
    >
      <Skeleton variant="text" sx={{ fontSize: '2.25rem', maxWidth: 320 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
        }}
      >
        {cards.map((card) => (
          <Skeleton key={card} variant="rounded" height={180} />
        ))}
      </Box>
    </Container>
  );
}
