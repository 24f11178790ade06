import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { standaloneLink } from '../theme/touch-target.ts';

/** For the eye and the thumb; the cart link's live region tells screen readers. */
export function AddedNotice() {
  const { t } = useTranslation();
  return (
    <Paper
      elevation={6}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 16, sm: 'auto' },
        right: 16,
        bottom: 16,
        px: 2,
        py: 0.5,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        justifyContent: 'space-between',
        bgcolor: 'text.primary',
        color: 'background.default',
      }}
    >
      <span>{t('shop.itemAdded')}</span>
      <Box
        component={Link}
        to={paths.cart}
        sx={{ ...standaloneLink, color: 'inherit', fontWeight: 600 }}
      >
        {t('shop.viewCart')}
      </Box>
    </Paper>
  );
}
