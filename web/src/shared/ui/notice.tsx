import Box, { type BoxProps } from '@mui/material/Box';
import type { Ref } from 'react';

interface NoticeProps extends Omit<BoxProps, 'ref' | 'sx'> {
  ref?: Ref<HTMLElement>;
  text: string;
  children: BoxProps['children'];
  sx?: object;
}

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

export const noticeButtonStyle = { minHeight: 44, fontWeight: 650 } as const;
