import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { clampLines } from '../theme/clamp-lines.ts';
import { Button } from './button.tsx';

interface TitledDialogProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  title: string;
  onClose: () => void;
  form?: ComponentProps<'form'>;
  cancel?: string;
  action?: ReactNode;
  /** While saving, closing the dialog would hide an error, and look like canceling. */
  isBusy?: boolean;
}

/** Render it only while it's open. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, onClose, form, cancel, action, isBusy, children, ...dialog } = props;
  const titleId = useId();
  const content = (
    <>
      <DialogTitle id={titleId}>
        <Box component="span" sx={clampLines(6)}>
          {title}
        </Box>
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      {action !== undefined && (
        <DialogActions sx={{ '& .MuiButton-root': { minHeight: 44 } }}>
          {cancel && (
            <Button onClick={onClose} disabled={isBusy} autoFocus={!form}>
              {cancel}
            </Button>
          )}
          {action}
        </DialogActions>
      )}
    </>
  );
  return (
    <Dialog {...dialog} open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      {form ? (
        <Box component="form" {...form} sx={formStyle}>
          {content}
        </Box>
      ) : (
        content
      )}
    </Dialog>
  );
}

/** Like the dialog itself, so that only the content scrolls and the buttons stay in view. */
const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
