/**
 * Replaces the package `hoist-non-react-statics`, which only Emotion's `withTheme` uses, and the shop does not. The
 * alias in `vite.config.ts` keeps it out of the bundle.
 */
export default function copyNoStatics(): never {
  throw new Error('Components have the theme from `useTheme`, not from `withTheme`.');
}
