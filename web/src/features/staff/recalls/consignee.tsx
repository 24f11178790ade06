import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { tallLink } from '../../../shared/theme/touch-target.ts';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { accountName } from '../account-name.ts';
import { staffPaths } from '../staff-paths.ts';

interface ConsigneeProps {
  consignee: { uid: string; name: string; email: string };
}

/** Links to the account. */
export function Consignee({ consignee: { uid, name, email } }: ConsigneeProps) {
  const { t } = useTranslation('staff');
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <MuiLink component={Link} to={staffPaths.account(uid)} sx={tallLink}>
        {accountName({ id: uid, name })}
      </MuiLink>
      <Typography variant="body2" color="textSecondary">
        {email ? <EmailText email={email} /> : t('recalls.results.noEmail')}
      </Typography>
    </Box>
  );
}
