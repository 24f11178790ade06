import { gtinOf } from '@dental-shop/domain/quick-order/gs1-code';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useEventCallback from '@mui/utils/useEventCallback';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import type { BarcodeDetector } from './barcode-detector.ts';
import { countSightings } from './count-sightings.ts';

interface ScanDialogProps {
  detector: BarcodeDetector;
  /** What a box names, once for each time that it comes into sight; answers what to say of it. */
  onScan: (text: string) => string;
  onClose: () => void;
}

/** The picture of the camera, which is on only while this is open, and never leaves the browser. */
export default function ScanDialog({ detector, onScan, onClose }: ScanDialogProps) {
  const { t } = useTranslation('pad');
  const video = useRef<HTMLVideoElement>(null);
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const onCode = (code: string) =>
    setScanned([onScan(gtinOf(code) ?? code.trim()), ...scanned].slice(0, 5));
  const camera = useCamera(video, detector, onCode);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="scan-title">
      <DialogTitle id="scan-title">{t('scan.title')}</DialogTitle>
      <DialogContent>
        {camera === 'refused' ? (
          <Alert severity="error">{t('scan.refused')}</Alert>
        ) : (
          <>
            <Box>{camera === 'starting' ? t('scan.starting') : t('scan.hint')}</Box>
            <Box component="video" ref={video} muted playsInline sx={videoStyle} />
          </>
        )}
        <Box role="status" sx={{ minHeight: '3rem' }}>
          {scanned.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same box may be said twice, and only the place differs.
            <Box key={index} sx={index === 0 ? { fontWeight: 600 } : { color: 'text.secondary' }}>
              {text}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('scan.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Between two looks at the picture: as often as a hand brings the next box. */
const lookMs = 200;

/** `HAVE_CURRENT_DATA` of media elements. */
const hasPicture = 2;

/** Looks for codes in the picture of the camera behind a phone, or a computer's only one. */
function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  detector: BarcodeDetector,
  onCode: (code: string) => void,
): 'starting' | 'on' | 'refused' {
  const [state, setState] = useState<'starting' | 'on' | 'refused'>('starting');
  const onFreshCode = useEventCallback(onCode);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isClosed = false;
    const fresh = countSightings();
    const look = async () => {
      const picture = video.current;
      if (isClosed || !picture) return;
      const codes = picture.readyState >= hasPicture ? await detector.detect(picture) : [];
      if (isClosed) return;
      for (const code of fresh(
        codes.map(({ rawValue }) => rawValue),
        performance.now(),
      )) {
        onFreshCode(code);
      }
      timer = setTimeout(watch, lookMs);
    };
    const fail = (error: unknown) => {
      console.warn('The camera could not be used.', { error });
      if (!isClosed) setState('refused');
    };
    const watch = () => {
      look().catch(fail);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isClosed || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      watch();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(fail);
    return () => {
      isClosed = true;
      clearTimeout(timer);
      stop();
    };
  }, [video, detector, onFreshCode]);
  return state;
}

const videoStyle = {
  display: 'block',
  width: '100%',
  maxHeight: '50vh',
  my: 1,
  borderRadius: 1,
  bgcolor: 'common.black',
} as const;
