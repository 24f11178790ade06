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
  onClose: (() => void) | undefined;
  form?: ComponentProps<'form'>;
  cancel?: string;
  action?: ReactNode;
}

/** Render it only while it's open. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, onClose, form, cancel, action, children, ...dialog } = props;
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
            <Button onClick={onClose} autoFocus={!form}>
              {cancel}
            </Button>
          )}
          {action}
        </DialogActions>
      )}
    </>
  );
  return (
    <Dialog {...dialog} open onClose={onClose} aria-labelledby={titleId}>
      {form ? <form {...form}>{content}</form> : content}
    </Dialog>
  );
}
