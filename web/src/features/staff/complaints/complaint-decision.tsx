import type {
  Complaint,
  ComplaintDecision as Decision,
} from '@dental-shop/domain/complaints/complaint';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '../facts.tsx';
import { RecordSection } from '../record-section.tsx';
import { useOfficeDate } from '../time/office-time-zone.ts';

export function ComplaintDecision({
  complaint: { decision, earlierDecisions = [], closedAt, reopenings = [] },
}: {
  complaint: Complaint<Timestamp>;
}) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const time = (at: Timestamp) => officeDate(at.toDate(), 'dayAndTime');
  const by = (who: string, at: Timestamp) => t('complaints.decision.by', { who, date: time(at) });
  const answer = ({ reportable }: Pick<Decision<Timestamp>, 'reportable'>) =>
    t(reportable ? 'complaints.decision.yes' : 'complaints.decision.no');
  const facts: Fact[] = [];
  if (decision) {
    facts.push(
      [t('complaints.decision.reportable'), answer(decision)],
      [t('complaints.decision.reason'), decision.reason],
      [t('complaints.decision.decided'), by(decision.decidedBy, decision.decidedAt)],
    );
  }
  if (earlierDecisions.length > 0) {
    const texts = earlierDecisions.map(
      (earlier) =>
        `${answer(earlier)}: ${earlier.reason}\n${by(earlier.decidedBy, earlier.decidedAt)}`,
    );
    facts.push([t('complaints.decision.earlier'), texts.join('\n')]);
  }
  if (closedAt) facts.push([t('complaints.decision.closed'), time(closedAt)]);
  if (reopenings.length > 0) {
    const texts = reopenings.map(
      ({ reason, reopenedBy, reopenedAt }) => `${reason}\n${by(reopenedBy, reopenedAt)}`,
    );
    facts.push([t('complaints.decision.reopened'), texts.join('\n')]);
  }
  return (
    <RecordSection title={t('complaints.decision.title')}>
      {decision ? (
        <Facts facts={facts} />
      ) : (
        <Typography>{t('complaints.decision.none')}</Typography>
      )}
    </RecordSection>
  );
}
