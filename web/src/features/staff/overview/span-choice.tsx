import { type OverviewSpan, overviewSpans } from '@dental-shop/domain/api/staff/read-overview';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

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
      // Pressing the chosen one again gives null: one of them always holds.
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
