import Box, { type BoxProps } from '@mui/material/Box';
import type { Ref } from 'react';

interface NoticeProps extends Omit<BoxProps, 'ref' | 'sx'> {
  ref?: Ref<HTMLElement>;
  text: string;
  /** The buttons or links next to the text. */
  children: BoxProps['children'];
  sx?: object;
}

/** A bar above the page's bottom edge: one sentence and what can be done about it. */
export function Notice({ text, children, sx = {}, ...props }: NoticeProps) {
  return (
    <Box {...props} sx={{ ...noticeStyle, ...sx }}>
      <Box sx={{ flex: '1 1 9rem' }}>{text}</Box>
      {children}
    </Box>
  );
}

const noticeStyle = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 16,
  right: { xs: 16, sm: 'auto' },
  bottom: 16,
  maxWidth: { sm: '32rem' },
  pl: 2,
  pr: 1,
  py: 0.5,
  display: 'flex',
  // Large text puts the button below the sentence.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 2,
  bgcolor: 'text.primary',
  color: 'background.default',
  borderRadius: 1,
  boxShadow: 6,
  displayPrint: 'none',
} as const;

/** For the button in a notice. */
export const noticeButtonStyle = { minHeight: 44, fontWeight: 650 } as const;
