import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { OverviewSpan } from '@dental-shop/domain/api/staff/office-calls';
import { Revenue } from './revenue.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';

interface OverviewDetailsProps {
  overview: StaffOutput<'readOverview'> | undefined;
  days: OverviewSpan;
}

/** Rendered before the overview has loaded, so this chunk can load in parallel. */
export default function OverviewDetails({ overview, days }: OverviewDetailsProps) {
  if (!overview) return null;
  return (
    <>
      <Revenue overview={overview} days={days} />
      <UndeliveredMails mails={overview.undeliveredMails} />
    </>
  );
}
