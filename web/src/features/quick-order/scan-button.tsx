import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type BarcodeDetector, makeDetector } from './barcode-detector.ts';

const ScanDialog = lazy(() => loadChunk('scan-dialog', () => import('./scan-dialog.tsx')));

/** Only where the browser can read codes: elsewhere nothing speaks of it. */
export function ScanButton({ onScan }: { onScan: (text: string) => string }) {
  const { t } = useTranslation('pad');
  const [detector, setDetector] = useState<BarcodeDetector>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    makeDetector().then(setDetector, (error: unknown) => {
      console.warn('This browser’s detector of codes does not work.', { error });
    });
  }, []);
  if (!detector) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('list.scan')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog detector={detector} onScan={onScan} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
