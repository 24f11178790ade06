/** In px. WCAG 2.2, success criterion 2.5.5. */
export const touchTarget = 44;

/** Includes narrow screens, because most of them are touch screens. */
export const touchScreen = '@media (pointer: coarse), (max-width: 899.95px)';

/** Don't use this within a sentence, because it would make the line taller. */
export const standaloneLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
} as const;

export const tallLink = { display: 'inline-block', py: 1.5, my: -1.5 } as const;

export const stackedLink = {
  ...standaloneLink,
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  lineHeight: 1.35,
} as const;
