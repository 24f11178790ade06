/** In px, the least width and height of what is pressed: WCAG 2.2, success criterion 2.5.5. */
export const touchTarget = 44;

/** Fingers, and screens so narrow that fingers are likely: there small buttons grow. */
export const touchScreen = '@media (pointer: coarse), (max-width: 899.95px)';

/** A link that stands by itself; one inside of a sentence is as high as its line. */
export const standaloneLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
} as const;

/** As high for a finger as a link that stands by itself, in a line that stays as it is. */
export const tallLink = { display: 'inline-block', py: 1.5, my: -1.5 } as const;

/** Such a link of two lines, a part's name above its SKU for one. */
export const stackedLink = {
  ...standaloneLink,
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  lineHeight: 1.35,
} as const;
