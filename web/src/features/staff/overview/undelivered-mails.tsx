import type { UndeliveredMail } from '@dental-shop/domain/api/staff/office-calls';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Records } from '../../../shared/ui/records.tsx';
import { useHashTarget } from '../../../shared/ui/use-hash-target.ts';
import { ResendMailButton } from '../orders/timeline/resend-mail-button.tsx';
import { SuccessStatus } from '../success-status.tsx';
import { undeliveredMailsId } from './key-figures.tsx';
import { mailAbout } from './mail-about.ts';

export function UndeliveredMails({ mails }: { mails: readonly UndeliveredMail[] }) {
  const { t } = useTranslation('staff');
  const [statusMessage, setStatusMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useHashTarget(undeliveredMailsId, heading);
  const nameOf = ({ template }: UndeliveredMail) =>
    t(`overview.mails.templates.${mailAbout(template)}`);
  return (
    <section aria-labelledby={undeliveredMailsId}>
      <Typography
        variant="h2"
        id={undeliveredMailsId}
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 1, outline: 'none' }}
      >
        {t('overview.mails.title')}
      </Typography>
      <SuccessStatus message={statusMessage} />
      {mails.length === 0 ? (
        <Typography>{t('overview.mails.none')}</Typography>
      ) : (
        <Records
          label={t('overview.mails.title')}
          rows={mails}
          columns={[
            {
              label: t('orders.history.to'),
              content: ({ to }) => <span style={{ overflowWrap: 'anywhere' }}>{to}</span>,
            },
            { label: t('overview.mails.about'), content: nameOf },
            { label: t('overview.mails.error'), content: ({ lastError }) => lastError },
            {
              label: t('orders.history.resend'),
              content: (mail) => (
                <ResendMailButton
                  mailId={mail.id}
                  label={t('orders.history.resendOf', { mail: nameOf(mail), to: mail.to })}
                  onResent={() => setStatusMessage(t('orders.history.resent', { to: mail.to }))}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
