import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type AcknowledgmentResponse,
  acknowledgmentResponse,
  acknowledgmentToken,
} from '@dental-shop/domain/api/recall-acknowledgment';
import { formatDate } from '@dental-shop/domain/language/locales';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { request } from '../../shared/api/api-client.ts';
import { paths } from '../../shared/config/paths.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorCode, messageKey } from '../../shared/forms/message-key.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { waitMinutes } from '../../shared/forms/wait-minutes.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Button } from '../../shared/ui/button.tsx';
import {
  officeContacts,
  WithOfficeLinks,
} from '../../shared/ui/contact-links/with-office-links.tsx';
import { Link } from '../../shared/ui/link.tsx';

const { officePhone, officeEmail } = officeContacts;

export default function AcknowledgeRecallPage() {
  const { t } = useTranslation('recall');
  useDocumentHead({
    title: t('title'),
    description: t('description'),
    // No canonical URL to share or index, because this page's URL identifies the recipient.
    canonicalPath: null,
  });
  const token = useLocation().hash.slice(1);
  return (
    <Container maxWidth={false} sx={{ maxWidth: 560, py: { xs: 3, md: 6 }, minHeight: '60vh' }}>
      <Stack spacing={3}>
        <Typography variant="h1">{t('title')}</Typography>
        {acknowledgmentToken.safeParse(token).success ? (
          <Acknowledgment key={token} token={token} />
        ) : (
          <InvalidLink message={t('missing')} />
        )}
      </Stack>
    </Container>
  );
}

/** Confirms only after a click, because mail scanners open links. */
function Acknowledgment({ token }: { token: string }) {
  const { t } = useTranslation('recall');
  const [acknowledgment, setAcknowledgment] = useState<AcknowledgmentResponse>();
  const form = useForm<never, object, never>({
    names: [],
    read: (fields) => fields,
    validate: () => ({}),
    send: async () => setAcknowledgment(await acknowledgeRecall(token)),
  });
  const error = form.failure?.error;
  if (acknowledgment) return <Acknowledged acknowledgment={acknowledgment} />;
  if (errorCode(error) === 'recall-link-invalid') {
    return <InvalidLink message={t('errors.recall-link-invalid')} />;
  }
  const failure = messageKey(
    errorCode(error),
    { 'too-many-requests': 'errors.too-many-requests' },
    'errors.failed',
  );
  return (
    <Stack component="form" spacing={3} {...form.elementProps}>
      <Typography>{t('introduction')}</Typography>
      <div role="alert">
        <FormAlert failure={error ? t(failure, { minutes: waitMinutes(error) }) : undefined} />
      </div>
      <SubmitButton label={t('confirm')} busyLabel={t('confirming')} busy={form.busy} />
    </Stack>
  );
}

function Acknowledged({ acknowledgment }: { acknowledgment: AcknowledgmentResponse }) {
  const { t, i18n } = useTranslation('recall');
  const { product, lots, acknowledgedAt } = acknowledgment;
  const date = formatDate(new Date(acknowledgedAt), 'dayAndTime', i18n.language);
  return (
    <>
      <FocusedAlert severity="success" message={t('confirmed', { date })} />
      <dl>
        <Fact label={t('product')} value={product} />
        <Fact label={t('lots', { count: lots.length })} value={lots.join(', ')} />
      </dl>
      <Typography>
        <WithOfficeLinks>{`${t('next')} ${officePhone}, ${officeEmail}`}</WithOfficeLinks>
      </Typography>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mb: 1.5, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </>
  );
}

function InvalidLink({ message }: { message: string }) {
  const { t } = useTranslation('recall');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FocusedAlert severity="error" message={message} />
      <Button variant="contained" component={Link} to={paths.contact}>
        {t('contact')}
      </Button>
    </Stack>
  );
}

/** Takes focus, because the button that was pressed has disappeared. */
function FocusedAlert({ severity, message }: { severity: 'success' | 'error'; message: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus({ preventScroll: true }), []);
  return (
    <Alert severity={severity} role="status" ref={alert} tabIndex={-1} sx={{ width: '100%' }}>
      {message}
    </Alert>
  );
}

function acknowledgeRecall(token: string): Promise<AcknowledgmentResponse> {
  return request(apiPaths.recallAcknowledgments, {
    method: 'POST',
    body: { token },
    schema: acknowledgmentResponse,
    withoutAppCheck: true,
  });
}
