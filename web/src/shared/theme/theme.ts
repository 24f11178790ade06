import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { darkPalette, lightPalette, themeOptions } from './theme-options.ts';

/** Light and dark differ by CSS variables, between which the browser chooses, so that one page fits both. */
export const theme = createTheme({
  ...themeOptions,
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
});
