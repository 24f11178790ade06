import type { ReportedChangeProblem } from '@dental-shop/domain/api/staff/catalogue-calls';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { faultFacts } from '../fault-facts.ts';

/** Why nothing was saved. */
export function ChangeProblems({ problems }: { problems: readonly ReportedChangeProblem[] }) {
  const { t, i18n } = useTranslation('staff');
  if (problems.length === 0) return null;
  return (
    <Alert severity="error">
      <div>{t('catalogue.problems.heading')}</div>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {problems.map(({ sku, code, facts, on }) => {
          const reason = t(`catalogue.problems.${code}`, faultFacts(facts));
          return (
            <li key={`${sku} ${code}`}>
              {on === null
                ? t('catalogue.problems.now', { sku, reason })
                : t('catalogue.problems.later', {
                    sku,
                    reason,
                    date: formatCalendarDate(on, i18n.language),
                  })}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
