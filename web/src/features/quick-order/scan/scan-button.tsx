import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';

const ScanDialog = lazyChunk('scan-dialog', () => import('./scan-dialog.tsx'));

export function ScanButton({ onScan }: { onScan: (text: string) => string }) {
  const { t } = useTranslation('pad');
  const [hasCamera, setHasCamera] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // `mediaDevices` is undefined on an insecure origin.
    navigator.mediaDevices?.enumerateDevices().then(
      (devices) => setHasCamera(devices.some(({ kind }) => kind === 'videoinput')),
      (error: unknown) => console.warn('The cameras could not be listed.', { error }),
    );
  }, []);
  if (!hasCamera) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('list.scan')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog onScan={onScan} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
