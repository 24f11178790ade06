import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Block, PackingNotice, ScanProblem } from './use-packing.ts';

interface PackingStatusProps {
  ref: Ref<HTMLDivElement>;
  notice: PackingNotice | undefined;
  /** What to do next. */
  next: string;
  block: Block | undefined;
  nameOf: (sku: string) => string;
  onSetAside: () => void;
  /** Fields to enter the missing data. */
  correction: ReactNode;
}

/** In large letters, because staff stand at the packing table. Screen readers announce every change. */
export function PackingStatus({
  ref,
  notice,
  next,
  block,
  nameOf,
  onSetAside,
  correction,
}: PackingStatusProps) {
  const { t } = useTranslation('staff');
  const noticeText = useNoticeText(nameOf);
  const problemText = useProblemText(nameOf);
  return (
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
      {/* Both regions are always rendered, because screen readers only announce changes to an existing element. */}
      <Box role="status" sx={{ ...statusStyle, ...(block && { display: 'none' }) }}>
        <Typography sx={bigTextStyle}>{notice ? noticeText(notice) : next}</Typography>
        {notice && <Typography>{next}</Typography>}
      </Box>
      <Box role="alert">
        {block && (
          <Problem
            text={problemText(block.problem)}
            advice={t(`shipping.packing.advice.${block.problem.kind}`)}
            ignored={
              block.ignoredScans > 0
                ? t('shipping.packing.ignored', { count: block.ignoredScans })
                : undefined
            }
          />
        )}
      </Box>
      {block && (
        <Box sx={{ mt: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
          {correction}
          <Button variant="outlined" color="error" onClick={onSetAside}>
            {t('shipping.packing.setAside')}
          </Button>
        </Box>
      )}
    </div>
  );
}

interface ProblemProps {
  text: string;
  advice: string;
  ignored: string | undefined;
}

function Problem({ text, advice, ignored }: ProblemProps) {
  const { t } = useTranslation('staff');
  return (
    <Alert
      severity="error"
      icon={false}
      variant="filled"
      role="presentation"
      // In dark mode, MUI's own text color has too little contrast.
      sx={{ bgcolor: 'error.main', color: 'error.contrastText' }}
    >
      <Typography sx={bigTextStyle}>{text}</Typography>
      <Typography sx={{ maxWidth: 720 }}>{advice}</Typography>
      <Typography>{t('shipping.packing.blocked')}</Typography>
      {ignored && <Typography sx={{ fontWeight: 600 }}>{ignored}</Typography>}
    </Alert>
  );
}

function useNoticeText(nameOf: (sku: string) => string) {
  const { t } = useTranslation('staff');
  return (notice: PackingNotice): string => {
    switch (notice.kind) {
      case 'packed': {
        const { sku, lot, packed, open } = notice;
        const values = { name: nameOf(sku), sku, packed, open };
        return lot === null
          ? t('shipping.packing.notice.packed', values)
          : t('shipping.packing.notice.packedLot', { ...values, lot });
      }
      case 'removed':
        return t('shipping.packing.notice.removed', {
          name: nameOf(notice.sku),
          count: notice.quantity,
        });
      case 'tracking-number':
        return t('shipping.packing.notice.trackingNumber', { number: notice.trackingNumber });
      case 'set-aside':
        return t('shipping.packing.notice.setAside');
      case 'shipped':
        return t('shipping.packing.notice.shipped');
    }
  };
}

function useProblemText(nameOf: (sku: string) => string) {
  const { t, i18n } = useTranslation('staff');
  const day = (date: string | null) =>
    date === null ? t('shipping.packing.noExpiry') : formatCalendarDate(date, i18n.language);
  return (problem: ScanProblem): string => {
    if (problem.kind === 'unknown-code') {
      return t('shipping.packing.problem.unknown-code', { code: shortened(problem.text) });
    }
    if (problem.kind === 'lot-only') {
      return t('shipping.packing.problem.lot-only', { lot: problem.lot });
    }
    if (problem.kind === 'unclear-lot') return t('shipping.packing.problem.unclear-lot');
    const { sku } = problem;
    const item = { name: nameOf(sku), sku };
    switch (problem.kind) {
      case 'surplus':
        return t('shipping.packing.problem.surplus', { ...item, count: problem.open });
      case 'scanned-twice':
        return t('shipping.packing.problem.scanned-twice', { ...item, serial: problem.serial });
      case 'expired':
        return t('shipping.packing.problem.expired', { ...item, date: day(problem.expiry) });
      case 'on-hold':
        return t('shipping.packing.problem.on-hold', {
          ...item,
          lot: problem.lot,
          reason: problem.reason,
        });
      case 'other-expiry':
        return t('shipping.packing.problem.other-expiry', {
          ...item,
          lot: problem.lot,
          date: day(problem.expiry),
        });
      case 'wrong-item':
      case 'lot-missing':
      case 'expiry-missing':
        return t(`shipping.packing.problem.${problem.kind}`, item);
    }
  };
}

const maxCodeLength = 60;

/** Replaces control characters, such as FNC1, with spaces. */
function shortened(code: string): string {
  const printable = code.replaceAll(/\p{Cc}/gu, ' ');
  return printable.length > maxCodeLength ? `${printable.slice(0, maxCodeLength)}...` : printable;
}

const bigTextStyle = { fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 650 } as const;

const statusStyle = {
  minHeight: '6rem',
  p: 2,
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 1,
  overflowWrap: 'anywhere',
} as const;
