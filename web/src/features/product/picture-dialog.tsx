import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnlargedPicture } from './enlarged-picture.tsx';
import { neighbour, stepOfKey } from './neighbour.ts';

interface PictureDialogProps {
  name: string;
  pictures: readonly string[];
  shown: string;
  isOpen: boolean;
  onShow: (picture: string) => void;
  onClose: () => void;
}

/** The drawing as large as the screen allows; arrow keys and buttons go through the views. */
export default function PictureDialog(props: PictureDialogProps) {
  const { name, pictures, shown, isOpen, onShow, onClose } = props;
  const { t } = useTranslation();
  const [isMagnified, setIsMagnified] = useState(false);
  const position = t('shop.view', { number: pictures.indexOf(shown) + 1, count: pictures.length });
  const go = (step: number) => onShow(neighbour(pictures, shown, step));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    // A magnified drawing scrolls by the same keys.
    if (step !== 0 && !isMagnified) go(step);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      onKeyDown={onKeyDown}
      maxWidth={false}
      slotProps={{ paper: { 'aria-label': name, sx: paperStyle } }}
    >
      <Box sx={barStyle}>
        <IconButton
          onClick={() => setIsMagnified(!isMagnified)}
          aria-label={t('shop.magnify')}
          aria-pressed={isMagnified}
          color="inherit"
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton onClick={onClose} aria-label={t('shop.closeDrawing')} color="inherit" autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <EnlargedPicture fileName={shown} name={name} isMagnified={isMagnified} />
      {pictures.length > 1 && (
        <Box sx={barStyle}>
          <IconButton onClick={() => go(-1)} aria-label={t('shop.previousView')} color="inherit">
            <ChevronLeftIcon />
          </IconButton>
          <Box component="span" role="status" sx={{ mx: 'auto', alignSelf: 'center' }}>
            {position}
          </Box>
          <IconButton onClick={() => go(1)} aria-label={t('shop.nextView')} color="inherit">
            <ChevronRightIcon />
          </IconButton>
        </Box>
      )}
    </Dialog>
  );
}

/**
 * Paper, like the drawing on it: white in the dark scheme too. The whole of a phone's screen, and
 * on larger ones as wide as it can be high.
 */
const paperStyle = {
  m: { xs: 0, sm: 2 },
  maxWidth: '100%',
  width: { xs: '100%', sm: 'min(100%, 100vh - 136px)' },
  height: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: '100%', sm: 'calc(100% - 32px)' },
  borderRadius: { xs: 0, sm: 1 },
  bgcolor: '#fff',
  backgroundImage: 'none',
  color: '#1f2a30',
} as const;

const barStyle = { display: 'flex', justifyContent: 'flex-end', p: 0.5, flexShrink: 0 } as const;
