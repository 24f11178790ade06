import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';

export function RecallHeading({ title }: { title: string }) {
  const { t } = useTranslation('staff');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <MuiLink component={Link} to={staffPaths.recalls()} sx={{ py: 1.25, my: -1.25 }}>
        {t('recalls.recall.back')}
      </MuiLink>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </Stack>
  );
}
