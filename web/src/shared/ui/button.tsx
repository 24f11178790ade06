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
 * Wraps the label in an element. Otherwise, it could be a sibling of an icon, and React can't update text with siblings
 * once browser translation has replaced the text nodes.
 */
export const Button = ButtonWithWrappedLabel as typeof MuiButton;
