import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type Dispatch, type FocusEvent, type TouchEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerSlide, slides } from './banner-slide.tsx';
import { type SliderAction, useSlider } from './use-slider.ts';

interface Point {
  x: number;
  y: number;
}

const minSwipePx = 40;

/** Returns null for a scroll or a tap. */
export function swipeDirection(start: Point, end: Point): 'next' | 'previous' | null {
  const deltaX = end.x - start.x;
  if (Math.abs(deltaX) < minSwipePx || Math.abs(deltaX) < 2 * Math.abs(end.y - start.y)) {
    return null;
  }
  return deltaX < 0 ? 'next' : 'previous';
}

function touchPosition({ changedTouches }: TouchEvent) {
  const finger = changedTouches[0];
  return finger && { x: finger.clientX, y: finger.clientY };
}

/** Follows the ARIA Authoring Practices' carousel pattern. */
export function Banner() {
  const { t } = useTranslation('home');
  const { current, isAdvancing, isPlaying, dispatch } = useSlider(slides.length);
  const touchStart = useRef<ReturnType<typeof touchPosition>>(undefined);

  function handleTouchEnd(event: TouchEvent) {
    const end = touchPosition(event);
    const type = touchStart.current && end && swipeDirection(touchStart.current, end);
    if (type) dispatch({ type });
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'focus', hasFocus: false });
  }

  return (
    <Box
      component="section"
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.label')}
      // Ignores touch, because a tap fires both enter and leave events.
      onPointerEnter={({ pointerType }) =>
        dispatch({ type: 'hover', isHovered: pointerType === 'mouse' })
      }
      onPointerLeave={() => dispatch({ type: 'hover', isHovered: false })}
      onFocus={() => dispatch({ type: 'focus', hasFocus: true })}
      onBlur={handleBlur}
      sx={{ maxWidth: 1365, mx: 'auto' }}
    >
      <Box
        aria-live={isAdvancing ? 'off' : 'polite'}
        onTouchStart={(event) => {
          touchStart.current = touchPosition(event);
        }}
        onTouchEnd={handleTouchEnd}
        sx={stageStyle}
      >
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.key}
            slide={slide}
            number={index + 1}
            isShown={index === current}
          />
        ))}
      </Box>
      <BannerControls current={current} isPlaying={isPlaying} dispatch={dispatch} />
    </Box>
  );
}

const stageStyle = {
  // All slides share one cell. It has the drawings' aspect ratio (1365:337) and grows to fit the longest text.
  display: 'grid',
  gridTemplateRows: 'minmax(max(96px, 210px - 29.5vw, min(24.69vw, 337px)), auto)',
  borderBottom: 1,
  borderColor: 'divider',
  touchAction: 'pan-y',
} as const;

interface BannerControlsProps {
  current: number;
  isPlaying: boolean;
  dispatch: Dispatch<SliderAction>;
}

function BannerControls({ current, isPlaying, dispatch }: BannerControlsProps) {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <IconButton
        sx={buttonStyle}
        aria-label={t(isPlaying ? 'banner.pause' : 'banner.play')}
        onClick={() => dispatch({ type: 'play', isPlaying: !isPlaying })}
      >
        {isPlaying ? <Pause /> : <PlayArrow />}
      </IconButton>
      <IconButton
        sx={buttonStyle}
        aria-label={t('banner.previous')}
        onClick={() => dispatch({ type: 'previous' })}
      >
        <ChevronLeft />
      </IconButton>
      {slides.map(({ key }, index) => (
        <IconButton
          key={key}
          sx={buttonStyle}
          aria-label={t('banner.show', { number: index + 1 })}
          aria-current={index === current}
          onClick={() => dispatch({ type: 'show', index })}
        >
          <Box component="span" sx={index === current ? currentDotStyle : dotStyle} />
        </IconButton>
      ))}
      <IconButton
        sx={buttonStyle}
        aria-label={t('banner.next')}
        onClick={() => dispatch({ type: 'next' })}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}

const buttonStyle = { width: 44, height: 44, color: 'primary.main' } as const;

const dotStyle = {
  width: 10,
  height: 10,
  borderRadius: '50%',
  border: '2px solid currentColor',
} as const;

const currentDotStyle = { ...dotStyle, bgcolor: 'currentColor' } as const;
