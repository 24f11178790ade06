import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useApproval } from '../../../shared/approval/use-approval.tsx';
import { paths } from '../../../shared/config/paths.ts';
import type { Session } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import {
  officeContacts,
  WithOfficeLinks,
} from '../../../shared/ui/contact-links/with-office-links.tsx';
import { Link } from '../../../shared/ui/link.tsx';

const { officePhone, officeEmail } = officeContacts;

export type CheckoutObstacle = 'offline' | 'checking' | 'loggedOut' | 'pending' | 'failed' | Closed;

type Closed = 'staff' | 'unregistered' | 'declined' | 'suspended';

const isClosed = (obstacle: CheckoutObstacle): obstacle is Closed =>
  ['staff', 'unregistered', 'declined', 'suspended'].includes(obstacle);

export function checkoutObstacle(
  session: Session,
  { approval, status }: Pick<ReturnType<typeof useApproval>, 'approval' | 'status'>,
  isStaff: boolean,
): CheckoutObstacle | null {
  if (session.status === 'loading') return 'checking';
  if (session.status === 'signed-out') return 'loggedOut';
  if (approval === 'approved') return null;
  if (status === null) return isStaff ? 'staff' : 'unregistered';
  return status === 'declined' || status === 'suspended' ? status : approval;
}

interface CheckoutNoticeProps {
  id: string;
  obstacle: Exclude<CheckoutObstacle, 'checking'>;
  onRetry: () => void;
}

export function CheckoutNotice({ id, obstacle, onRetry }: CheckoutNoticeProps) {
  const { t } = useTranslation();
  return (
    <>
      <Alert
        id={id}
        severity="warning"
        role="status"
        action={
          obstacle === 'failed' && (
            <Button onClick={onRetry}>{t('checkout.cart.status.tryAgain')}</Button>
          )
        }
      >
        <span>
          {isClosed(obstacle)
            ? t(`checkout.approval.${obstacle}`)
            : t(`checkout.cart.status.${obstacle}`)}
        </span>
        {obstacle === 'loggedOut' && (
          <NextStepLink to={paths.login(paths.cart)}>
            {t('checkout.cart.status.login')}
          </NextStepLink>
        )}
        {obstacle === 'unregistered' && (
          <NextStepLink to={paths.register}>{t('common.register')}</NextStepLink>
        )}
        {(obstacle === 'declined' || obstacle === 'suspended') && (
          <NextStepLink to={paths.contact}>{t('checkout.approval.contact')}</NextStepLink>
        )}
      </Alert>
      {obstacle === 'failed' && (
        <Box sx={{ mt: 1 }}>
          <WithOfficeLinks>{`${t('common.help')} ${officePhone}, ${officeEmail}`}</WithOfficeLinks>
        </Box>
      )}
    </>
  );
}

function NextStepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="outlined"
      sx={{ display: 'flex', mt: 1, width: 'fit-content' }}
    >
      {children}
    </Button>
  );
}
