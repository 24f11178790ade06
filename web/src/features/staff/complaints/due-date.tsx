import { daysLeft } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../time/use-office-day.ts';
import { formatDuration } from '../time/waiting-time.ts';

export function DueDate({ dueOn }: { dueOn: string }) {
  const { i18n } = useTranslation();
  return (
    <>
      <span>{formatCalendarDate(dueOn, i18n.language, 'mediumDay')}</span>
      <span> · </span>
      <DaysLeft dueOn={dueOn} />
    </>
  );
}

export function DaysLeft({ dueOn }: { dueOn: string }) {
  const { t, i18n } = useTranslation('staff');
  const left = daysLeft(dueOn, useOfficeDay());
  const days = formatDuration(Math.abs(left), 'day', i18n.language);
  if (left < 0) {
    return (
      <Typography component="span" variant="inherit" color="error" sx={{ fontWeight: 600 }}>
        {t('complaints.due.overdue', { days })}
      </Typography>
    );
  }
  return (
    <Typography component="span" variant="inherit" sx={{ fontWeight: left === 0 ? 600 : 400 }}>
      {left === 0 ? t('complaints.due.today') : t('complaints.due.left', { days })}
    </Typography>
  );
}
