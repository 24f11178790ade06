import { extractGtin } from '@dental-shop/domain/gs1/gs1-code';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { type BarcodeDetector, openDetector } from './barcode-detector.ts';
import { createSightingFilter } from './sighting-filter.ts';

interface ScanDialogProps {
  onScan: (text: string) => string;
  onClose: () => void;
}

/** The camera is on only while the dialog is open. Video never leaves the browser. */
export default function ScanDialog({ onScan, onClose }: ScanDialogProps) {
  const { t } = useTranslation('pad');
  const video = useRef<HTMLVideoElement>(null);
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const onCode = (code: string) =>
    setScanned([onScan(extractGtin(code) ?? code.trim()), ...scanned].slice(0, 5));
  const camera = useCamera(video, onCode);
  return (
    <TitledDialog
      title={t('scan.title')}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      action={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('scan.done')}
        </Button>
      }
    >
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the same part may repeat, and only the position differs.
          <Box key={index} sx={index === 0 ? { fontWeight: 600 } : { color: 'text.secondary' }}>
            {text}
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}

const frameIntervalMs = 200;

/** `HTMLMediaElement.HAVE_CURRENT_DATA` */
const haveCurrentData = 2;

type CameraState = 'starting' | 'on' | 'refused';

function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const onNewCode = useEventCallback(onCode);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let detector: BarcodeDetector | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isClosed = false;
    const newSightings = createSightingFilter();
    const scan = async () => {
      const picture = video.current;
      if (isClosed || !picture || !detector) return;
      const hasFrame = picture.readyState >= haveCurrentData;
      const codes = hasFrame ? await detector.detect(picture) : [];
      if (isClosed) return;
      for (const code of newSightings(codes, performance.now())) onNewCode(code);
      timer = setTimeout(() => void scan().catch(fail), frameIntervalMs);
    };
    const fail = (error: unknown) => {
      console.warn('The camera could not be used.', { error });
      if (!isClosed) setState('refused');
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: cameraOptions });
      if (isClosed || !video.current) return release();
      video.current.srcObject = stream;
      await video.current.play();
      detector = await openDetector();
      if (isClosed) return release();
      setState('on');
      await scan();
    };
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
      detector?.close();
    };
    start().catch(fail);
    return () => {
      isClosed = true;
      clearTimeout(timer);
      release();
    };
  }, [video, onNewCode]);
  return state;
}

/** A DataMatrix on a small box needs more than the 640 × 480 pixels that browsers choose by default. */
const cameraOptions = { facingMode: 'environment', width: { ideal: 1280 } } as const;

const videoStyle = {
  display: 'block',
  width: '100%',
  maxHeight: '50vh',
  my: 1,
  borderRadius: 1,
  bgcolor: 'common.black',
} as const;
