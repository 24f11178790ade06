import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface Notice {
  text: string;
  isFailure?: boolean;
  /** Takes back what was done; its button has the focus, because the one that was pressed may be gone. */
  undo?: { label: string; act: () => void };
}

interface NoticeBarProps {
  notice: Notice | undefined;
  onDone: () => void;
}

/** What has just been done, at the screen's lower edge until something else is done. */
export function NoticeBar({ notice, onDone }: NoticeBarProps) {
  return (
    <Box role="status" sx={barStyle}>
      {notice && (
        <Alert
          key={notice.text}
          severity={notice.isFailure ? 'error' : 'success'}
          variant="filled"
          sx={{ bgcolor: 'text.primary', color: 'background.default' }}
          role="presentation"
          onClose={onDone}
          {...(notice.undo && {
            action: (
              <Button
                color="inherit"
                autoFocus
                onClick={() => {
                  onDone();
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
} as const;
