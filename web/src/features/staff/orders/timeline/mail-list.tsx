import type { OrderMail } from '@dental-shop/domain/api/staff/order-calls';
import { formatDate } from '@dental-shop/domain/language/locales';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Records } from '../../../../shared/ui/records.tsx';
import { ResendMailButton } from './resend-mail-button.tsx';

const translated = [
  'order-confirmation',
  'refund',
  'payment-problem',
  'dispute',
  'order-attention',
  'new-order',
  'shipment',
] as const;

interface MailListProps {
  mails: readonly OrderMail[];
  onResent: (to: string) => void;
}

export function MailList({ mails, onResent }: MailListProps) {
  const { t, i18n } = useTranslation('staff');
  if (mails.length === 0) return <Typography>{t('orders.history.noMails')}</Typography>;
  const nameOf = ({ template }: OrderMail) => {
    const known = translated.find((each) => each === template);
    return known ? t(`orders.mails.${known}`) : template;
  };
  return (
    <Records
      label={t('orders.history.mails')}
      rows={mails}
      columns={[
        { label: t('orders.history.mail'), content: nameOf },
        {
          label: t('orders.history.to'),
          content: ({ to }) => <span style={{ overflowWrap: 'anywhere' }}>{to}</span>,
        },
        {
          label: t('orders.history.date'),
          content: ({ createdAt }) => formatDate(new Date(createdAt), 'dayAndTime', i18n.language),
        },
        {
          label: t('orders.history.state'),
          content: ({ state }) => t(`orders.mailStates.${state}`),
        },
        {
          label: t('orders.history.resend'),
          isHiddenInPrint: true,
          content: (mail) => (
            <ResendMailButton
              mailId={mail.id}
              label={t('orders.history.resendOf', { mail: nameOf(mail), to: mail.to })}
              onResent={() => onResent(mail.to)}
            />
          ),
        },
      ]}
    />
  );
}
