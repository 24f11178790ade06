import MuiButton from '@mui/material/Button';
import type { ComponentProps } from 'react';

function ButtonWithWrappedLabel({ children, ...props }: ComponentProps<typeof MuiButton>) {
  return (
    <MuiButton {...props}>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </MuiButton>
  );
}

/**
 * MUI's button with the label in a separate element. MUI renders icons next to the label, and React can't update text
 * next to other nodes once the browser has translated the page and replaced the text nodes.
 */
export const Button = ButtonWithWrappedLabel as typeof MuiButton;
