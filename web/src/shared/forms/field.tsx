import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { touchTarget } from '../theme/touch-target.ts';

export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <Typography
      component="label"
      htmlFor={htmlFor}
      sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.875rem' }}
    >
      {children}
    </Typography>
  );
}

interface FieldMessageProps {
  /** Referenced by `aria-describedby`. */
  id: string;
  isError?: boolean;
  children: string;
}

export function FieldMessage({ id, isError = false, children }: FieldMessageProps) {
  return (
    <Typography
      id={id}
      variant="caption"
      component="p"
      color={isError ? 'error' : 'textSecondary'}
      sx={{ mt: '3px' }}
    >
      {children}
    </Typography>
  );
}

/** MUI's OutlinedInput looks the same but adds 4 KB to every page with a form. */
export function FieldFrame({ children }: { children: ReactNode }) {
  return <Box sx={frameStyle}>{children}</Box>;
}

const frameStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: 'text.primary',
  // MUI's default border is too faint for WCAG 2.2, success criterion 1.4.11.
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.primary' } },
  '&:has(:disabled)': { borderColor: 'action.disabled', '& > svg': { color: 'action.disabled' } },
  '&:has(> :is(input, select, textarea):focus)': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'var(--mui-palette-primary-main)',
    outlineOffset: '-2px',
  },
  '&&:has([aria-invalid="true"])': {
    borderColor: 'error.main',
    outlineColor: 'var(--mui-palette-error-main)',
  },
  '& > :is(input, select, textarea)': {
    flexGrow: 1,
    boxSizing: 'border-box',
    // Makes the field as large as its frame, including the border.
    m: '-1px',
    width: 'calc(100% + 2px)',
    minWidth: 0,
    minHeight: touchTarget,
    px: '14px',
    py: '8.5px',
    border: 0,
    borderRadius: 'inherit',
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: '1.4375em',
    letterSpacing: 'inherit',
  },
  // The icon overlays the select, so clicking it opens the list. The padding keeps text clear of it.
  '& > select': {
    appearance: 'none',
    pr: 4,
    cursor: 'pointer',
    '&:disabled': { cursor: 'default' },
  },
  '& > select + svg': {
    position: 'absolute',
    right: 2,
    pointerEvents: 'none',
    color: 'action.active',
  },
  '& option': { bgcolor: 'background.paper' },
  '& > :disabled': { WebkitTextFillColor: 'var(--mui-palette-text-disabled)', opacity: 1 },
  '& > button': { my: '-1px', mr: '1px' },
} as const;
