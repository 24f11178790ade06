import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import {
  type ColorSystemOptions,
  createTheme,
  shouldSkipGeneratingVar,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { touchScreen, touchTarget } from './touch-target.ts';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** The background for drawings, because their lines are dark even in dark mode. */
    plate: string;
  }
}

/** Magenta is reserved for the primary sales action on a screen. All colors meet WCAG AA on their background. */
const lightPalette = {
  primary: {
    main: brandColors.teal,
    dark: '#004d46',
    light: '#2f8f85',
    contrastText: '#ffffff',
  },
  secondary: { main: '#a3195b', dark: '#7d1045', light: '#c64684', contrastText: '#ffffff' },
  text: { primary: brandColors.ink, secondary: brandColors.quiet },
  background: { default: '#ffffff', paper: '#ffffff', plate: '#ffffff' },
  divider: brandColors.line,
  TableCell: { border: '#a9bab6' },
} satisfies ColorSystemOptions['palette'];

export const darkPalette = {
  primary: { main: '#5cd0c1', dark: '#2fa596', light: '#8ce4d8', contrastText: '#06201c' },
  secondary: { main: '#ff8dbf', dark: '#e0629c', light: '#ffb3d4', contrastText: '#2b0717' },
  // White text on MUI's default red has too little contrast.
  error: { main: '#ff8a80', dark: '#f2655a', light: '#ffb4ad', contrastText: '#2b0a08' },
  text: { primary: '#e8f1ef', secondary: '#a9bbb7' },
  background: { default: '#0f1716', paper: '#16211f', plate: '#dfe7e5' },
  divider: '#2d3d3a',
  TableCell: { border: '#4a5d59' },
} satisfies ColorSystemOptions['palette'];

const fontFamily = '"Inter Variable", "Inter fallback", system-ui, sans-serif';

const focusRing = { outline: '2px solid currentColor', outlineOffset: 2 };

/**
 * The input is invisible, so its wrapper shows the focus ring. The ring stays within the padding, because the label
 * starts right next to it.
 */
const choiceStyle = {
  padding: 10,
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -4 },
};

const themeOptions = {
  shape: { borderRadius: 4 },
  typography: {
    fontFamily,
    h1: {
      fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.25rem)',
      fontWeight: 650,
      lineHeight: 1.2,
      textWrap: 'balance',
    },
    h2: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
    h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: {
    duration: { shortest: 150, shorter: 150, short: 150, standard: 180, complex: 200 },
  },
  components: {
    MuiAlert: {
      styleOverrides: {
        root: { flexWrap: 'wrap' },
        message: { flex: '1 1 12rem' },
        action: { whiteSpace: 'nowrap' },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { [touchScreen]: { minHeight: touchTarget } },
        // The button's text has the page's background color, so a ring in `currentColor` wouldn't be visible.
        contained: { '&:focus-visible': { outlineColor: 'var(--mui-palette-text-primary)' } },
      },
    },
    // Draws the focus ring around the card: its content's ring would be clipped, and a ring inside would overlap the
    // drawing.
    MuiCard: {
      styleOverrides: {
        root: {
          '&:has(> .MuiCardActionArea-root:focus-visible)': focusRing,
        },
      },
    },
    MuiTab: { styleOverrides: { root: { '&:focus-visible': { outlineOffset: -2 } } } },
    MuiIconButton: {
      styleOverrides: {
        root: { [touchScreen]: { minWidth: touchTarget, minHeight: touchTarget } },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: touchTarget } } },
    MuiRadio: { styleOverrides: { root: choiceStyle } },
    MuiCheckbox: { styleOverrides: { root: choiceStyle } },
    MuiOutlinedInput: {
      styleOverrides: {
        input: { minHeight: touchTarget, boxSizing: 'border-box' },
        // MUI's default is too faint for WCAG 2.2, success criterion 1.4.11.
        notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)' },
      },
    },
    MuiButtonBase: {
      // Ripples add code and an extra render on each button's first press. Focus is shown by a ring instead.
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: {
        root: {
          '&:focus-visible': focusRing,
        },
      },
    },
  },
} satisfies ThemeOptions;

/** No component uses these variables. They would add over 2 KB to each page's HTML. */
const unusedVariables = [
  /^palette-(common-background|(\w+-(light|dark)|background-paper|divider)Channel)/,
  /^palette-(AppBar|Avatar|FilledInput|LinearProgress|Slider|SpeedDialAction|Step|Switch|Tooltip)/,
  /^palette-grey-(?!300|400|700|A100)/,
  /^(shadows|overlays)-(?!(0|1|2|3|4|6|8|24)$)/,
  // Keeps `font-inherit`, because MUI uses it for `font: 'inherit'`.
  /^(font-(?!inherit)|spacing|opacity-(?!inputPlaceholder)|zIndex-(fab|mobileStepper|speedDial))/,
];

/** Takes about 40 ms on phones, so `main.tsx` calls it in a separate task. */
export function createShopTheme(): Theme {
  const theme = createTheme({
    ...themeOptions,
    // CSS variables let one prerendered page serve both color schemes.
    cssVariables: {
      colorSchemeSelector: 'media',
      shouldSkipGeneratingVar: (keys) =>
        shouldSkipGeneratingVar(keys) || unusedVariables.some((each) => each.test(keys.join('-'))),
    },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  });
  // Omits fallback values, as MUI's ThemeProvider does, because they would bloat every page's styles.
  theme.vars = theme.generateThemeVars();
  return theme;
}
