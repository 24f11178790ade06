import { touchTarget } from '../../shared/theme/touch-target.ts';

/** The pad uses native fields because it can have a thousand of them. */
export const fieldStyle = {
  width: '100%',
  minHeight: touchTarget,
  px: 1.25,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  bgcolor: 'background.default',
  '&:focus': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  // The sticky summary must not cover the focused field.
  scrollMarginBottom: '11rem',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;

export const suggestionsStyle = {
  position: 'absolute',
  zIndex: 'modal',
  top: '100%',
  left: 0,
  minWidth: '100%',
  width: { xs: 'calc(100vw - 2rem)', sm: '26rem' },
  mt: 0.5,
  '& ul': { m: 0, p: 0, maxHeight: 320, overflowY: 'auto', listStyle: 'none' },
  border: 1,
  borderColor: 'divider',
  backgroundImage: 'none',
} as const;

export const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.5,
  minHeight: touchTarget,
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover, &.Mui-focused': { bgcolor: 'action.hover' },
  '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 },
} as const;

export const rowStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1.75rem minmax(0, 1fr) min(4.5rem, 22vw) 44px',
    sm: '2rem minmax(0, 14rem) 5rem minmax(0, 1fr) 44px',
  },
  gridTemplateAreas: {
    xs: '"number part quantity remove" ". answer answer answer"',
    sm: '"number part quantity answer remove"',
  },
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
