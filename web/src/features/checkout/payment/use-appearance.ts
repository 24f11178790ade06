import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Appearance } from '@stripe/stripe-js';
import { darkPalette } from '../../../shared/theme/theme.ts';

/** The shop's theme for Stripe's form, whose frame does not get the page's styles. */
export function useAppearance(): Appearance {
  const theme = useTheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const palette = prefersDark ? darkPalette : theme.palette;
  return {
    theme: prefersDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: palette.primary.main,
      colorBackground: palette.background.paper,
      colorText: palette.text.primary,
      colorDanger: palette.error.main,
      // The shop's own typeface is not loaded in the frame.
      fontFamily: 'system-ui, sans-serif',
      borderRadius: `${theme.shape.borderRadius}px`,
    },
  };
}
