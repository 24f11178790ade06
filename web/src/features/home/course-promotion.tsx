import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseLink } from './course-link.tsx';

/** Pixels that the box takes of the bottom of the window, with the space around it. */
const coveredHeight = 112;

/**
 * The promotion at the bottom left, on every load of the home page until it is closed. It comes
 * with the application, after the first paint, and moves nothing.
 */
export function CoursePromotion() {
  const { t } = useTranslation('home');
  const region = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => setIsOpen(true), []);

  const close = useCallback(() => {
    // The button goes with the box: whoever was there stays at the same place of the page.
    const { current } = region;
    if (current?.contains(document.activeElement)) current.focus({ preventScroll: true });
    setIsOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    // What is focused by keyboard scrolls clear of the box.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${coveredHeight}px`;
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      style.scrollPaddingBottom = '';
    };
  }, [isOpen, close]);

  // The region outlives what is announced in it.
  return (
    <Box component="section" ref={region} tabIndex={-1} aria-label={t('promotion.label')}>
      <div role="status">
        {isOpen && (
          <Box sx={boxStyle}>
            <CourseLink />
            <IconButton
              aria-label={t('promotion.close')}
              onClick={close}
              sx={{ width: 44, height: 44, flexShrink: 0 }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        )}
      </div>
    </Box>
  );
}

const boxStyle = {
  position: 'fixed',
  left: 8,
  bottom: 8,
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'flex-start',
  width: 'max-content',
  maxWidth: 'min(380px, calc(100vw - 16px))',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  boxShadow: 3,
} as const;
