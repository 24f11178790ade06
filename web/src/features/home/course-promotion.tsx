import { productImageUrl } from '@dental-shop/domain/catalogue/resolve-product';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../shared/config/site.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';

const lowWindow = '(max-height: 560px)';

/** Its space is reserved above the footer, so it never covers content or shifts the layout. */
export function CoursePromotion() {
  const { t } = useTranslation('home');
  const region = useRef<HTMLElement>(null);
  // Deferred, so hydration and the first render of the bar are separate tasks on phones.
  const isHydrated = useDeferredValue(useHydrated());
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = isHydrated && !isClosed;

  const close = useCallback(() => {
    const { current } = region;
    if (current?.contains(document.activeElement)) current.focus({ preventScroll: true });
    setIsClosed(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    const { style } = document.documentElement;
    if (!matchMedia(lowWindow).matches) {
      style.scrollPaddingBottom = `${(region.current?.offsetHeight ?? 0) + 8}px`;
    }
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      style.scrollPaddingBottom = '';
    };
  }, [isOpen, close]);

  // The status region is always rendered, because screen readers only announce changes inside an existing one.
  return (
    <Box
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label={t('promotion.label')}
      sx={isClosed ? {} : regionStyle}
    >
      <div role="status">
        {isOpen && (
          <Box sx={barStyle}>
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
          </Box>
        )}
      </div>
    </Box>
  );
}

function CourseLink() {
  const { t } = useTranslation('home');
  return (
    <Box component="a" href={site.courses} target="_blank" rel="noopener" sx={linkStyle}>
      <Box
        component="img"
        src={productImageUrl('category-drills.svg')}
        alt=""
        width={48}
        height={48}
        decoding="async"
        sx={pictureStyle}
      />
      <span>
        <Box component="strong" sx={{ display: 'block', color: 'primary.main' }}>
          {t('promotion.title')}
        </Box>
        <span>{t('promotion.text')}</span>
        <Box component="span" sx={visuallyHidden}>
          {` ${t('opensNewTab')}`}
        </Box>
      </span>
    </Box>
  );
}

/** In px. */
const barHeight = 76;

const regionStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  minHeight: barHeight,
  // While it's empty and invisible, clicks must reach the page below.
  pointerEvents: 'none',
  [`@media ${lowWindow}`]: { position: 'static' },
} as const;

const barStyle = {
  boxSizing: 'border-box',
  minHeight: barHeight,
  p: '4px',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  pointerEvents: 'auto',
} as const;

const boxStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  width: 'max-content',
  maxWidth: 'min(380px, 100%)',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
} as const;

const linkStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  pr: 0,
  color: 'text.primary',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  textDecoration: 'none',
} as const;

const pictureStyle = {
  display: 'block',
  width: 48,
  height: 48,
  bgcolor: 'background.plate',
  flexShrink: 0,
} as const;
