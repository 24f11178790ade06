import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { loadWithRetry } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { ShippedLine } from './shipped-lines.ts';

interface LotActionsProps {
  orderName: string;
  lines: readonly ShippedLine[];
}

/** Practices record the lots of placed devices in the patient record. */
export function LotActions({ orderName, lines }: LotActionsProps) {
  const { t, i18n } = useTranslation();
  const { productName } = useCatalogueText();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const named = lines.map((line) => ({ ...line, name: productName(line) }));
  const tracked = named.filter(({ lot }) => lot !== null);

  const copy = async () => {
    const text = tracked.map((line) => {
      const { quantity, name, sku, lot, expiry } = line;
      const facts = { quantity, name, sku, lot: lot ?? '' };
      return expiry === null
        ? t('account.shipments.copiedLine', facts)
        : t('account.shipments.copiedLineWithExpiry', { ...facts, expiry });
    });
    try {
      await navigator.clipboard.writeText(text.join('\n'));
      setResult('copied');
    } catch (error) {
      console.warn('The lots could not be copied.', { error });
      setResult('copyFailed');
    }
  };
  const download = async () => {
    const { saveLotsCsv } = await loadWithRetry(() => import('./save-lots-csv.ts'));
    saveLotsCsv({
      fileName: `${t('account.shipments.fileName')}-${orderName}.csv`,
      orderName,
      labels: t('account.shipments.columns', { returnObjects: true }),
      language: i18n.language,
      lines: named,
    });
  };
  return (
    <>
      <Stack direction="row" useFlexGap sx={rowStyle}>
        {tracked.length > 0 && (
          <Button variant="outlined" onClick={() => void copy()}>
            {t('account.shipments.copy')}
          </Button>
        )}
        <DownloadButton
          name="lots"
          download={download}
          label={t('account.shipments.download')}
          failed={t('account.shipments.downloadFailed')}
        />
      </Stack>
      <Typography role="status" variant="body2">
        {result && <span>{t(`account.shipments.${result}`)}</span>}
      </Typography>
    </>
  );
}

const rowStyle = {
  flexWrap: 'wrap',
  gap: 1,
  displayPrint: 'none',
  '& .MuiButton-root': { minHeight: 44 },
} as const;
