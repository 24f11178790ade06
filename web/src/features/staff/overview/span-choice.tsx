import { type OverviewSpan, overviewSpans } from '@dental-shop/domain/api/staff/office-calls';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';

const defaultDays: OverviewSpan = 30;

/** The span is kept in the address, so that a link or a reload shows the same days. */
export function useSpan(): [OverviewSpan, (days: OverviewSpan) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = Number(parameters.get('days'));
  const days = overviewSpans.find((each) => each === wanted) ?? defaultDays;
  return [days, (next) => setParameters({ days: String(next) }, { replace: true })];
}

interface SpanChoiceProps {
  days: OverviewSpan;
  onChoose: (days: OverviewSpan) => void;
}

/** How far back the figures go. Buttons, because MUI's group of toggles is 4 KB that nothing else needs. */
export function SpanChoice({ days, onChoose }: SpanChoiceProps) {
  const { t } = useTranslation('staff');
  return (
    <Stack
      role="group"
      aria-label={t('overview.span')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {overviewSpans.map((each) => (
        <Button
          key={each}
          variant={each === days ? 'contained' : 'outlined'}
          aria-pressed={each === days}
          onClick={() => onChoose(each)}
          sx={{ minHeight: 44 }}
        >
          {t('overview.days', { days: each })}
        </Button>
      ))}
    </Stack>
  );
}
