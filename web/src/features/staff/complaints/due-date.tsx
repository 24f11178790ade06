import { daysLeft } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../use-office-day.ts';

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
  const { t } = useTranslation('staff');
  const days = daysLeft(dueOn, useOfficeDay());
  if (days < 0) {
    return (
      <Typography component="span" variant="inherit" color="error" sx={{ fontWeight: 600 }}>
        {t('complaints.due.overdue', { count: -days })}
      </Typography>
    );
  }
  return (
    <Typography component="span" variant="inherit" sx={{ fontWeight: days === 0 ? 600 : 400 }}>
      {days === 0 ? t('complaints.due.today') : t('complaints.due.left', { count: days })}
    </Typography>
  );
}
