import Menu from '@mui/material/Menu';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { touchTarget } from '../../../shared/theme/touch-target.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface ActionMenuProps extends ComponentProps<typeof Button> {
  label: string;
  /** The items. The menu closes after each choice. */
  children: ReactNode;
}

/** A button that opens a menu of actions. */
export function ActionMenu({ label, children, ...button }: ActionMenuProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // All content must be within a landmark.
        disablePortal
        slotProps={{ list: { onClick: close } }}
        sx={menuStyle}
      >
        {children}
      </Menu>
    </>
  );
}

const menuStyle = { '& .MuiMenuItem-root': { minHeight: touchTarget } } as const;
