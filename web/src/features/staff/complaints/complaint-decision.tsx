import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '../facts.tsx';
import { useOfficeDate } from '../office-time-zone.ts';
import { OrderSection } from '../orders/order-section.tsx';

export function ComplaintDecision({
  complaint: { decision, closedAt },
}: {
  complaint: Complaint<Timestamp>;
}) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const time = (at: Timestamp) => officeDate(at.toDate(), 'dayAndTime');
  const facts: Fact[] = [];
  if (decision) {
    const { reportable, reason, decidedBy: who, decidedAt } = decision;
    facts.push(
      [
        t('complaints.decision.reportable'),
        t(reportable ? 'complaints.decision.yes' : 'complaints.decision.no'),
      ],
      [t('complaints.decision.reason'), reason],
      [
        t('complaints.decision.decided'),
        t('complaints.decision.by', { who, date: time(decidedAt) }),
      ],
    );
  }
  if (closedAt) facts.push([t('complaints.decision.closed'), time(closedAt)]);
  return (
    <OrderSection title={t('complaints.decision.title')}>
      {decision ? (
        <Facts facts={facts} />
      ) : (
        <Typography>{t('complaints.decision.none')}</Typography>
      )}
    </OrderSection>
  );
}
