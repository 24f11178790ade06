import { Revenue } from './revenue.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';
import type { Overview } from './use-overview.ts';

interface OverviewDetailsProps {
  overview: Overview | undefined;
  onResent: () => void;
}

/** What stands below the key figures. */
export default function OverviewDetails({ overview, onResent }: OverviewDetailsProps) {
  if (!overview) return null;
  return (
    <>
      <Revenue overview={overview} />
      <UndeliveredMails mails={overview.undeliveredMails} onResent={onResent} />
    </>
  );
}
