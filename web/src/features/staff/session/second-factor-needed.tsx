import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { hasSecondFactor } from './enroll-second-factor.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { askForPassword } from './step-up-authentication.ts';

/** For a sign-in without a second factor: gives it, or sets one up first. */
export default function SecondFactorNeeded({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('staff');
  if (!hasSecondFactor()) return <SecondFactorSetup onDone={onDone} />;
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2}>
        <Typography variant="h1">{t('session.factor.title')}</Typography>
        <Typography>{t('session.factor.signInAgain')}</Typography>
        <Button
          variant="contained"
          sx={{ minHeight: 48 }}
          onClick={async () => {
            if (await askForPassword()) onDone();
          }}
        >
          {t('session.factor.give')}
        </Button>
      </Stack>
    </Container>
  );
}
