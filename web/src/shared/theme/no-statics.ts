/**
 * Stands for the copying of a component's statics, which Emotion's `withTheme` alone does and nothing calls: the
 * bundler puts this in its place, and leaves the other out.
 */
export default function copyNoStatics(): never {
  throw new Error('Components have the theme from `useTheme`, not from `withTheme`.');
}
