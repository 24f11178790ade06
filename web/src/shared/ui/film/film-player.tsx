import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import type { FilmId } from '@dental-shop/domain/education/films';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useCurrentLanguage } from '../../i18n/use-current-language.ts';
import { FilmCaptions, filmFiles } from './film-files.tsx';

function spoken(cues: TextTrackCueList | null): string {
  return Array.from(cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')).join(' ');
}

/** The film is silent. Captions appear below it to avoid covering the part. */
export function FilmPlayer({ id, title }: { id: FilmId; title: string }) {
  const current = useCurrentLanguage();
  const [caption, setCaption] = useState('');

  const start = useCallback(
    (film: HTMLVideoElement) => {
      // The button that was pressed is gone, so move focus here.
      film.focus({ preventScroll: true });
      const track = Array.from(film.textTracks).find(({ language }) => language === current);
      if (!track) return;
      track.mode = 'hidden';
      const show = () => setCaption(spoken(track.activeCues));
      track.addEventListener('cuechange', show);
      return () => track.removeEventListener('cuechange', show);
    },
    [current],
  );

  return (
    <>
      <Box
        component="video"
        ref={start}
        // Browsers load a video's captions only once, so each language needs a new element.
        key={current}
        src={filmFiles.video(id)}
        poster={filmFiles.poster(id)}
        aria-label={title}
        width={960}
        height={540}
        preload="none"
        autoPlay
        controls
        muted
        playsInline
        sx={filmStyle}
      >
        <FilmCaptions film={id} />
      </Box>
      <Box component="p" sx={captionStyle}>
        {caption}
      </Box>
    </>
  );
}

const filmStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  bgcolor: '#fff',
  // Draws the focus ring inside, because the frame clips outlines.
  '&:focus-visible': { outline: '2px solid', outlineColor: brandColors.teal, outlineOffset: -2 },
} as const;

const captionStyle = {
  m: 0,
  px: 1.5,
  py: 1,
  minHeight: 'calc(3em + 16px)',
  lineHeight: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
