import type {
  OverviewSpan,
  ReadOverviewResponse,
} from '@dental-shop/domain/api/staff/read-overview';
import { Revenue } from './revenue.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';

interface OverviewDetailsProps {
  overview: ReadOverviewResponse | undefined;
  days: OverviewSpan;
}

/** Everything below the key figures. Rendered before the overview has loaded, to load its chunk in the meantime. */
export default function OverviewDetails({ overview, days }: OverviewDetailsProps) {
  if (!overview) return null;
  return (
    <>
      <Revenue overview={overview} days={days} />
      <UndeliveredMails mails={overview.undeliveredMails} />
    </>
  );
}
