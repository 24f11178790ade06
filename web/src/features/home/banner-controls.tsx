import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { slides } from './banner-slide.tsx';
import type { SliderAction } from './use-slider.ts';

interface BannerControlsProps {
  current: number;
  isPlaying: boolean;
  dispatch: Dispatch<SliderAction>;
}

/** Below the slides, where they cover nothing and a thumb finds them. */
export function BannerControls({ current, isPlaying, dispatch }: BannerControlsProps) {
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
