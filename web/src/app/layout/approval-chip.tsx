import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { approvalQuery } from '../../shared/api/account-requests.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';

export default function ApprovalChip({ uid }: { uid: string }) {
  const { t } = useTranslation();
  // Public pages don't load TanStack Query upfront, so they have no QueryClientProvider.
  const { data } = useQuery(approvalQuery(uid), queryClient);
  const status = data?.status ?? null;
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

const chipStyle = {
  minWidth: 0,
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.15, py: 0.25 },
} as const;
