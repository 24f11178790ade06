import { type OverviewSpan, overviewSpans } from '@dental-shop/domain/api/staff/read-overview';
import { useSearchParams } from 'react-router-dom';

const usual: OverviewSpan = 30;

/** The span of days in the address, so that a link or a reload shows the same. */
export function useSpan(): [OverviewSpan, (days: OverviewSpan) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = Number(parameters.get('days'));
  const days = overviewSpans.find((each) => each === wanted) ?? usual;
  return [days, (next) => setParameters({ days: String(next) }, { replace: true })];
}
