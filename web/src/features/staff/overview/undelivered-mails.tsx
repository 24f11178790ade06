import type { UndeliveredMail } from '@dental-shop/domain/api/staff/office-calls';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHashTarget } from '../../../shared/ui/use-hash-target.ts';
import { ResendMailButton } from '../orders/timeline/resend-mail-button.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { SuccessStatus } from '../success-status.tsx';
import { StaffTable } from '../table/staff-table.tsx';
import { undeliveredMailsId } from './key-figures.tsx';
import { mailAbout } from './mail-about.ts';

export function UndeliveredMails({ mails }: { mails: readonly UndeliveredMail[] }) {
  const { t } = useTranslation('staff');
  const [statusMessage, setStatusMessage] = useState('');
  const [failure, setFailure] = useState<unknown>();
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
      <StaffErrorAlert error={failure} />
      {mails.length === 0 ? (
        <Typography>{t('overview.mails.none')}</Typography>
      ) : (
        <StaffTable
          label={t('overview.mails.title')}
          rows={mails}
          columns={[
            {
              id: 'to',
              label: t('overview.mails.to'),
              width: 220,
              grow: 1,
              content: ({ to }) => to,
            },
            { id: 'about', label: t('overview.mails.about'), width: 220, content: nameOf },
            {
              id: 'error',
              label: t('overview.mails.error'),
              width: 180,
              grow: 1,
              content: ({ lastError }) => lastError,
            },
            {
              id: 'resend',
              label: t('record.resend'),
              width: 130,
              onCard: 'corner',
              content: (mail, { tabIndex }) => (
                <ResendMailButton
                  mailId={mail.id}
                  label={t('record.resendOf', { mail: nameOf(mail), to: mail.to })}
                  onResent={() => {
                    setFailure(undefined);
                    setStatusMessage(t('record.resent', { to: mail.to }));
                  }}
                  onFailed={setFailure}
                  tabIndex={tabIndex}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
