import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { neighbor, stepOfKey } from './picture-thumbnails.tsx';

interface PictureDialogProps {
  name: string;
  pictures: readonly string[];
  shown: string;
  isOpen: boolean;
  onShow: (picture: string) => void;
  onClose: () => void;
}

export default function PictureDialog(props: PictureDialogProps) {
  const { name, pictures, shown, isOpen, onShow, onClose } = props;
  const { t } = useTranslation();
  const [isMagnified, setIsMagnified] = useState(false);
  const position = t('parts.view', {
    number: pictures.indexOf(shown) + 1,
    count: pictures.length,
  });
  const go = (step: number) => onShow(neighbor(pictures, shown, step));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    // In a magnified drawing, these keys scroll.
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
          aria-label={t('parts.magnify')}
          aria-pressed={isMagnified}
          color="inherit"
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton
          onClick={onClose}
          aria-label={t('parts.closeDrawing')}
          color="inherit"
          autoFocus
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <EnlargedPicture fileName={shown} name={name} isMagnified={isMagnified} />
      {pictures.length > 1 && (
        <Box sx={barStyle}>
          <IconButton onClick={() => go(-1)} aria-label={t('parts.previousView')} color="inherit">
            <ChevronLeftIcon />
          </IconButton>
          <Box component="span" role="status" sx={{ mx: 'auto', alignSelf: 'center' }}>
            {position}
          </Box>
          <IconButton onClick={() => go(1)} aria-label={t('parts.nextView')} color="inherit">
            <ChevronRightIcon />
          </IconButton>
        </Box>
      )}
    </Dialog>
  );
}

interface EnlargedPictureProps {
  fileName: string;
  name: string;
  isMagnified: boolean;
}

function EnlargedPicture({ fileName, name, isMagnified }: EnlargedPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: magnifying scrolls to the center, where the part is
  useEffect(() => {
    const element = box.current;
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
  }, [isMagnified]);
  return (
    <Box
      ref={box}
      {...(isMagnified && { tabIndex: 0, role: 'region', 'aria-label': name })}
      sx={{ overflow: 'auto', flexGrow: 1, minHeight: 0 }}
    >
      <Box sx={isMagnified ? magnifiedStyle : wholeStyle}>
        <ProductPicture fileName={fileName} alt={name} />
      </Box>
    </Box>
  );
}

/** Light even in dark mode, like the drawing's background. */
const paperStyle = {
  m: { xs: 0, sm: 2 },
  maxWidth: '100%',
  width: '100%',
  height: '100%',
  maxHeight: { xs: '100%', sm: 'calc(100% - 32px)' },
  borderRadius: { xs: 0, sm: 1 },
  bgcolor: 'background.plate',
  backgroundImage: 'none',
  color: '#1f2a30',
} as const;

const barStyle = { display: 'flex', justifyContent: 'flex-end', p: 0.5, flexShrink: 0 } as const;

const wholeStyle = {
  width: '100%',
  height: '100%',
  '& > img': { height: '100%', aspectRatio: 'auto' },
} as const;

const magnifiedStyle = { ...wholeStyle, width: '250%', height: '250%' } as const;
