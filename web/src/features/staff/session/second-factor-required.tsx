import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../shared/config/site.ts';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { SecondFactorForm } from '../../../shared/forms/second-factor-form.tsx';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Enrollment, hasSecondFactor, startEnrollment } from './enroll-second-factor.ts';
import { requestPassword, withStepUp } from './step-up-authentication.ts';

export default function SecondFactorRequired({ onDone }: { onDone: () => void }) {
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
            if (await requestPassword()) onDone();
          }}
        >
          {t('session.factor.give')}
        </Button>
      </Stack>
    </Container>
  );
}

const QrCode = lazyChunk('qr-code', async () => ({
  default: (await import('./qr-code.tsx')).QrCode,
}));

function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('staff');
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [hasFailed, setHasFailed] = useState(false);
  const start = async () => {
    setHasFailed(false);
    try {
      setEnrollment(await withStepUp(() => startEnrollment(site.name)));
    } catch (error) {
      console.warn('The second factor could not be set up.', describeFailure(error));
      setHasFailed(true);
    }
  };
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2}>
        <Typography variant="h1">{t('session.factor.title')}</Typography>
        <Typography>{t('session.factor.introduction')}</Typography>
        {enrollment ? (
          <>
            <Typography>{t('session.factor.scan')}</Typography>
            <Suspense fallback={<Skeleton variant="rectangular" sx={placeStyle} />}>
              <QrCode text={enrollment.address} label={t('session.factor.code')} />
            </Suspense>
            <Typography>{t('session.factor.key')}</Typography>
            <Typography component="code" sx={keyStyle}>
              {enrollment.key}
            </Typography>
            <Link href={enrollment.address}>{t('session.factor.open')}</Link>
            <SecondFactorForm secondFactor={enrollment} onConfirmed={onDone} />
          </>
        ) : (
          <Button variant="contained" onClick={() => void start()} sx={{ minHeight: 48 }}>
            {t('session.factor.begin')}
          </Button>
        )}
        {hasFailed && <Alert severity="error">{t('session.factor.failed')}</Alert>}
      </Stack>
    </Container>
  );
}

const placeStyle = { maxWidth: 240, height: 'auto', aspectRatio: 1 } as const;

const keyStyle = {
  p: 1.5,
  bgcolor: 'action.hover',
  borderRadius: 1,
  fontFamily: 'monospace',
  fontSize: '1.1rem',
  overflowWrap: 'anywhere',
} as const;
