import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { darkPalette, lightPalette, themeOptions } from './theme-options.ts';

/** What lies above something else casts one of these, by MUI's numbers: buttons, menus, dialogs. */
const usedElevations = new Set(['0', '1', '2', '3', '4', '6', '8', '24']);

/** Components of MUI with colors of their own that no page has. */
const unusedPalettes =
  /^(?:AppBar|Avatar|FilledInput|LinearProgress|Slider|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)$/;

/** Shades that no component of MUI takes of its greys. */
const unusedGreys = /^(?:50|100|200|500|600|800|900|A200|A400|A700)$/;

/** What makes a color transparent needs its channels: nothing does so with these. */
const unusedChannels =
  /^(?:background|default|divider|paper)Channel$|^(?:light|dark|secondary)Channel$/;

const unusedLayers = /^(?:fab|mobileStepper|speedDial)$/;

/**
 * Each page carries the theme's variables in its HTML: those that nothing uses weigh two kilobytes. The tests of the
 * looks notice where a rule names one that is missing.
 */
function isUnusedVariable([group = '', key = '', shade = '']: readonly string[]): boolean {
  switch (group) {
    case 'shadows':
    case 'overlays':
      return !usedElevations.has(key);
    case 'zIndex':
      return unusedLayers.test(key);
    case 'palette':
      if (key === 'grey') return unusedGreys.test(shade);
      return unusedPalettes.test(key) || unusedChannels.test(shade) || unusedChannels.test(key);
    case 'opacity':
      return key !== 'inputPlaceholder';
    default:
      // Distances are the same in both schemes, and shorter in pixels.
      return group === 'font' || group === 'spacing';
  }
}

const made = createTheme({
  ...themeOptions,
  cssVariables: {
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnusedVariable(keys),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
});

/** The names by which styles refer to the theme's values, which differ between light and dark. */
export const themeVariables: NonNullable<Theme['vars']> = made.generateThemeVars();

/** Their values in light and dark, between which a media query chooses. */
export const variableStyles = made.generateStyleSheets();
