import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

export interface Notice {
  text: string;
  isFailure?: boolean;
  undo?: { label: string; act: () => void };
}

interface NoticeBarProps {
  notice: Notice | undefined;
  isSlow: boolean;
  onDone: () => void;
}

export function NoticeBar({ notice, isSlow, onDone }: NoticeBarProps) {
  const { t } = useTranslation('lists');
  const bar = useRef<HTMLDivElement>(null);
  const close = () => {
    bar.current?.focus({ preventScroll: true });
    onDone();
  };
  return (
    <Box ref={bar} role="status" tabIndex={-1} sx={barStyle}>
      {notice && (
        <Alert
          key={notice.text}
          severity={notice.isFailure ? 'error' : 'success'}
          variant="filled"
          sx={alertStyle}
          role="presentation"
          onClose={close}
          {...(notice.undo && {
            action: (
              <Button
                color="inherit"
                autoFocus
                onClick={() => {
                  close();
                  notice.undo?.act();
                }}
              >
                {notice.undo.label}
              </Button>
            ),
          })}
        >
          {notice.text}
        </Alert>
      )}
      {isSlow && (
        <Alert severity="warning" variant="filled" sx={alertStyle} role="presentation">
          {t('notice.late')}
        </Alert>
      )}
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  bottom: 8,
  mt: 2,
  zIndex: 'snackbar',
  displayPrint: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
} as const;

const alertStyle = { bgcolor: 'text.primary', color: 'background.default' } as const;
