import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { ComplaintDecision } from './complaint-decision.tsx';

vi.mock('../time/office-time-zone.ts', () => ({ useOfficeDate: () => () => 'November 27' }));

const at = Timestamp.fromMillis(0);

it('shows earlier decisions and why the complaint was reopened', async () => {
  const decidedBy = 'eva@example.com';
  const complaint = complaintFixture(at, {
    state: 'decided',
    decision: { reportable: true, reason: 'Surgery.', decidedAt: at, decidedBy },
    earlierDecisions: [{ reportable: false, reason: 'No injury.', decidedAt: at, decidedBy }],
    reopenings: [{ reason: 'New facts.', reopenedAt: at, reopenedBy: 'leo@example.com' }],
  });
  const { getByText } = await render(<ComplaintDecision complaint={complaint} />, {
    content: ['staff'],
  });
  expect(getByText('Earlier decisions').nextSibling?.textContent).toBe(
    'No: No injury.\neva@example.com, November 27',
  );
  expect(getByText('Reopened').nextSibling?.textContent).toBe(
    'New facts.\nleo@example.com, November 27',
  );
});
