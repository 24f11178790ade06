import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { touchTarget } from '../../../shared/theme/touch-target.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';

export function CartHeading({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={headingStyle}>
      <Typography variant="h1" sx={{ mr: 'auto' }}>
        {t('checkout.cart.title')}
      </Typography>
      <Button component={Link} to={paths.quickOrder}>
        {t('common.quickOrder')}
      </Button>
      {children}
    </Box>
  );
}

const headingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: touchTarget,
  mb: 2,
} as const;
