import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { messageKey } from '../../shared/forms/message-key.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useStockNotice } from './use-stock-notice.ts';

/** Customers get one email, once the product can be bought again. */
export default function StockNoticeButton({ sku }: { sku: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const session = useSession();
  if (session.status === 'signed-in') return <OwnNotice sku={sku} email={session.user.email} />;
  return (
    <Button component={Link} to={paths.login(pathname)} variant="outlined" size="large">
      {t('parts.stockNotice.signIn')}
    </Button>
  );
}

const failures = {
  'not-approved': 'parts.stockNotice.notApproved',
  'item-available': 'parts.stockNotice.available',
  'too-many-stock-notices': 'parts.stockNotice.tooMany',
} as const;

function OwnNotice({ sku, email }: { sku: string; email: string }) {
  const { t } = useTranslation();
  const { isWaiting, isUnknown, isSending, failure, setWaiting } = useStockNotice(sku);
  const isBusy = isSending || (isWaiting === undefined && !isUnknown);
  const message = () => {
    if (failure) return t(messageKey(failure.code, failures, 'parts.stockNotice.failed'));
    if (isUnknown) return t('parts.stockNotice.unknown');
    return isWaiting ? t('parts.stockNotice.waiting', { email }) : '';
  };
  return (
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Button
        variant={isWaiting ? 'outlined' : 'contained'}
        color={isWaiting ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        // Not `disabled`, because the button would lose focus.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setWaiting(!isWaiting);
        }}
      >
        {t(isWaiting ? 'parts.stockNotice.cancel' : 'parts.stockNotice.ask')}
      </Button>
      <Box role="status" sx={statusStyle}>
        {message()}
      </Box>
    </Box>
  );
}

const statusStyle = { fontSize: '0.875rem', lineHeight: 1.3, overflowWrap: 'anywhere' } as const;
