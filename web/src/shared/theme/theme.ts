import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { darkPalette, lightPalette, themeOptions } from './theme-options.ts';

/** Groups of variables that no component of the shop uses. Each page's HTML carries the variables: 2 KB less. */
const unusedVariables = [
  /^palette-(AppBar|Avatar|FilledInput|LinearProgress|Slider|SpeedDialAction|Step|Switch|Tooltip)/,
  /^palette-grey-(?!300|400|700|A100)/,
  /^(shadows|overlays)-(?!(0|1|2|3|4|6|8|24)$)/,
  // `font: 'inherit'` becomes the variable of that name.
  /^(font-(?!inherit)|spacing|opacity-(?!inputPlaceholder)|zIndex-(fab|mobileStepper|speedDial))/,
];

const theme = createTheme({
  ...themeOptions,
  // Light and dark differ by CSS variables, between which the browser chooses, so that one page fits both.
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) || unusedVariables.some((each) => each.test(keys.join('-'))),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
});
// As in MUI's own provider: without the fallback values, which every page would repeat in its styles.
theme.vars = theme.generateThemeVars();

export { theme };
