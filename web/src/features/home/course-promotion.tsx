import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';

/** In px: what the box covers at the bottom of the window, with the space around it. */
const coveredHeight = 112;

/** Where the box would cover a button of the page: it stands at the page's end instead. */
const lowWindow = '(max-height: 560px)';

/**
 * The promotion at the bottom left of the window, and of the page where the window is low, on every
 * load of the home page until it is closed. It comes with the application, after the first paint, and
 * moves nothing.
 */
export function CoursePromotion() {
  const { t } = useTranslation('home');
  const region = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => setIsOpen(true), []);

  const close = useCallback(() => {
    // The button goes with the box: without this the keyboard would start again at the page's top.
    const { current } = region;
    if (current?.contains(document.activeElement)) current.focus({ preventScroll: true });
    setIsOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    // What the keyboard focuses scrolls clear of the box.
    const { style } = document.documentElement;
    if (!matchMedia(lowWindow).matches) style.scrollPaddingBottom = `${coveredHeight}px`;
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      style.scrollPaddingBottom = '';
    };
  }, [isOpen, close]);

  // The status region is always there: screen readers announce only what changes inside of one.
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

/** The promotion's picture and text: one link to the courses, which are on another site. */
function CourseLink() {
  const { t } = useTranslation('home');
  return (
    <Box component="a" href={site.courses} target="_blank" rel="noopener" sx={linkStyle}>
      <Box
        component="img"
        src={productImageUrl('category-drills.svg')}
        alt=""
        width={72}
        height={72}
        decoding="async"
        sx={pictureStyle}
      />
      <span>
        <Box component="strong" sx={{ display: 'block', color: 'primary.main' }}>
          {t('promotion.title')}
        </Box>
        <Box component="span" sx={{ [lowPhone]: { display: 'none' } }}>
          {t('promotion.text')}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {` ${t('opensNewTab')}`}
        </Box>
      </span>
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
  [`@media ${lowWindow}`]: { position: 'static', m: 1 },
} as const;

/** On so low a screen more than one line would cover 'Register'. */
const lowPhone = '@media (max-width: 599px) and (max-height: 680px)';

const linkStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  pr: 0,
  minHeight: 44,
  color: 'text.primary',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  textDecoration: 'none',
} as const;

const pictureStyle = {
  display: 'block',
  width: { xs: 48, sm: 72 },
  height: { xs: 48, sm: 72 },
  [lowPhone]: { width: 28, height: 28 },
  bgcolor: 'background.plate',
  flexShrink: 0,
} as const;
