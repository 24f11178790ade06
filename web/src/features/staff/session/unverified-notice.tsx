import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';

/** For staff whose address was never verified: the account page sends the link. */
export function UnverifiedNotice({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation('staff');
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2}>
        <Typography variant="h1">{t('session.unverified.title')}</Typography>
        <Typography>{t('session.unverified.introduction')}</Typography>
        <Button
          variant="contained"
          component={Link}
          to={paths.account('info')}
          sx={{ minHeight: 48 }}
        >
          {t('session.unverified.account')}
        </Button>
        <Button onClick={onVerified} sx={{ minHeight: 44 }}>
          {t('session.unverified.done')}
        </Button>
      </Stack>
    </Container>
  );
}
