import type { FilmId } from '@dental-shop/domain/education/films';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../config/site.ts';
import { EmbeddedPage } from '../embedded-page.tsx';
import { filmFiles } from './film-files.tsx';
import { FilmPlayer } from './film-player.tsx';

interface FilmProps {
  id: FilmId;
  title: string;
}

/** Loads only the poster until the user presses play. Plays the shop's film, or embeds the URL from the settings. */
export function Film({ id, title }: FilmProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const address = site.filmAddresses[id];
  if (isOpen) {
    return (
      <Box sx={frameStyle} data-open>
        {address ? (
          <EmbeddedPage address={address} title={title} aspectRatio="16 / 9" />
        ) : (
          <FilmPlayer id={id} title={title} />
        )}
        <FilmTitle title={title} />
      </Box>
    );
  }
  return (
    <ButtonBase
      onClick={() => setIsOpen(true)}
      aria-label={t('common.film.play', { title })}
      sx={[frameStyle, previewStyle]}
    >
      <FilmPreview id={id} title={title} />
    </ButtonBase>
  );
}

function FilmPreview({ id, title }: FilmProps) {
  return (
    <>
      <Box
        component="img"
        src={filmFiles.poster(id)}
        alt=""
        width={960}
        height={540}
        loading="lazy"
        decoding="async"
        sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: '#fff' }}
      />
      <Box sx={signStyle}>
        <PlayArrow />
      </Box>
      <FilmTitle title={title} />
    </>
  );
}

function FilmTitle({ title }: { title: string }) {
  return (
    <Typography component="span" variant="body2" sx={titleStyle}>
      {title}
    </Typography>
  );
}

const frameStyle = {
  display: 'block',
  width: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

const previewStyle = {
  position: 'relative',
  textAlign: 'left',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const signStyle = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'end start',
  p: 1.5,
  '& > svg': {
    p: 1.25,
    boxSizing: 'content-box',
    borderRadius: '50%',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;

const titleStyle = {
  display: 'block',
  px: 1.5,
  py: 1.25,
  fontWeight: 600,
  borderTop: 1,
  borderColor: 'divider',
} as const;
