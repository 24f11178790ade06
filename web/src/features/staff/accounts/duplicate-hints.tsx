import type { Duplicate } from '@dental-shop/domain/api/staff/inspect-accounts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/ui/link.tsx';

/** Links to other accounts that may belong to the same customer. */
export function DuplicateHints({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const { t } = useTranslation('staff');
  return duplicates.map(({ uid, name, because }) => (
    <Box key={`${because} ${uid}`} sx={{ fontSize: '0.875rem', mt: 0.5 }}>
      <span aria-hidden="true">⚠ </span>
      <span>{t(`accounts.duplicate.${because}`)}</span>{' '}
      <Box component={Link} to={paths.staffAccount(uid)} sx={linkStyle}>
        {name}
      </Box>
    </Box>
  ));
}

/** On phones the link is high enough for a thumb. */
const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 0 },
  color: 'primary.main',
} as const;
