import { type OverviewSpan, overviewSpans } from '@dental-shop/domain/api/staff/read-overview';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

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

/** How far back the figures go. */
export function SpanChoice({ days, onChoose }: SpanChoiceProps) {
  const { t } = useTranslation('staff');
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={days}
      aria-label={t('overview.span')}
      // Null comes from pressing the chosen one again, which changes nothing.
      onChange={(_event, next: OverviewSpan | null) => next !== null && onChoose(next)}
    >
      {overviewSpans.map((each) => (
        <ToggleButton key={each} value={each} sx={{ minHeight: 44, textTransform: 'none' }}>
          {t('overview.days', { days: each })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
