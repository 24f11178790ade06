import Chip from '@mui/material/Chip';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { checkApproval } from '../../shared/approval/check-approval.ts';
import { paths } from '../../shared/config/paths.ts';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import { idToken } from '../../shared/session/id-token.ts';
import { Link } from '../../shared/ui/link.tsx';

/**
 * In the header of every page: that an account waits for approval, or has lost it. Leads to the account,
 * which says what that means. Nothing until the server has said so.
 */
export default function ApprovalChip({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { loaded } = useLoaded(checkApproval, uid);
  const status = loaded.status === 'loaded' ? loaded.data.status : null;
  useEffect(() => {
    // The stored token was issued before the approval. With a new one the header no longer has to ask the server.
    if (status !== 'approved') return;
    idToken({ forceRefresh: true }).catch((error: unknown) => {
      console.warn('The ID token could not be refreshed after the approval.', { error });
    });
  }, [status]);
  if (status === null || status === 'approved') return null;
  return (
    <Chip
      component={Link}
      to={paths.account()}
      clickable
      size="small"
      variant="outlined"
      color={status === 'pending' ? 'primary' : 'warning'}
      label={t(`common.approval.${status}`)}
      sx={chipStyle}
    />
  );
}

/** A longer word than English has goes on two lines, where a phone's first row has no room for one. */
const chipStyle = {
  minWidth: 0,
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.15, py: 0.25 },
} as const;
