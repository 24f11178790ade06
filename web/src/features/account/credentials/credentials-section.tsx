import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AccountSection } from '../account-section.tsx';

const forms = {
  email: lazyChunk('change-email', () => import('./change-email.tsx')),
  password: lazyChunk('change-password', () => import('./change-password.tsx')),
};

export function CredentialsSection() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof forms>();
  const [canceled, setCanceled] = useState<keyof typeof forms>();
  const [message, setMessage] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  const Form = open && forms[open];

  useLayoutEffect(() => {
    if (message !== undefined) outcome.current?.focus();
  }, [message]);

  const button = (form: keyof typeof forms, label: string) => (
    <Button
      variant="outlined"
      autoFocus={canceled === form}
      onClick={() => {
        setMessage(undefined);
        setOpen(form);
      }}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );

  return (
    <AccountSection id="credentials" title={t('account.credentials.title')}>
      {message !== undefined && (
        <Alert severity="success" role="status" ref={outcome} tabIndex={-1}>
          {message}
        </Alert>
      )}
      {Form ? (
        <Suspense fallback={<Skeleton variant="rounded" height={320} className="appears-late" />}>
          <Form
            onDone={(done) => {
              setOpen(undefined);
              setCanceled(undefined);
              setMessage(done);
            }}
            onCancel={() => {
              setOpen(undefined);
              setCanceled(open);
            }}
          />
        </Suspense>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {button('email', t('account.credentials.changeEmail'))}
          {button('password', t('account.credentials.changePassword'))}
        </Box>
      )}
    </AccountSection>
  );
}
