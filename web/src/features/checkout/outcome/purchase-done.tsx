import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { FocusedHeading } from './focused-heading.tsx';

export function PurchaseSucceeded({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <PurchaseDone title={t('cart.success.title')}>{t('cart.success.text', { email })}</PurchaseDone>
  );
}

/** For a checkout that was paid before: in another tab, or in a try whose answer was lost. */
export function AlreadyPaid() {
  const { t } = useTranslation();
  return (
    <PurchaseDone title={t('cart.alreadyPaid.title')}>{t('cart.alreadyPaid.text')}</PurchaseDone>
  );
}

interface PurchaseDoneProps {
  title: string;
  children: ReactNode;
}

/** Replaces the cart once it is paid. */
function PurchaseDone({ title, children }: PurchaseDoneProps) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2, maxWidth: '70ch' }}>
      <CheckCircleOutline color="success" sx={{ fontSize: 56 }} />
      <FocusedHeading>{title}</FocusedHeading>
      <Typography>{children}</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={paths.products}>
          {t('cart.continueShopping')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.account()}>
          {t('cart.success.orders')}
        </Button>
      </Stack>
    </Stack>
  );
}
