import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { lightPalette, themeOptions } from './theme-options.ts';
import { themeVariables } from './theme-variables.ts';

/**
 * Styles name variables, whose values in light and dark each page has, and no value to fall back on. The variables are
 * made apart from it: browsers get their names from the build (`build/unused-mui-parts.ts`), because making them
 * takes a phone as long as all else that runs before a page answers.
 */
export const theme: Theme = Object.assign(createTheme({ ...themeOptions, palette: lightPalette }), {
  vars: themeVariables,
  colorSchemes: { light: { palette: { mode: 'light' } }, dark: { palette: { mode: 'dark' } } },
  getColorSchemeSelector: (scheme: string) => `@media (prefers-color-scheme: ${scheme})`,
});
