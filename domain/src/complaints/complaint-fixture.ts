import type { Complaint } from './complaint.ts';

/** For tests. Generic, because the browser and server SDKs have different `Timestamp` classes. */
export function complaintFixture<Instant>(
  at: Instant,
  changes: Partial<Complaint<Instant>> = {},
): Complaint<Instant> {
  return {
    number: 'K7QM-3XWT',
    uid: 'ana',
    rmaNumber: 'R4DV-9TCK',
    state: 'open',
    device: {
      sku: 'I4510',
      name: 'Implant 4.5 × 10 mm',
      gtin: '00812345678905',
      lot: 'A1',
      expiry: '2029-05-31',
      quantity: 1,
    },
    orderId: 'checkout1',
    orderNumber: 'M2NP-6HXY',
    complainant: {
      name: 'Ana Muñoz',
      email: 'ana@example.com',
      phone: '+1 (775) 555-0123',
      address: {
        street: '1 Main Street',
        city: 'Reno',
        state: 'NV',
        zipCode: '89501',
        country: 'United States',
      },
    },
    report: {
      procedureDate: '2026-05-04',
      failureDate: '2026-11-20',
      site: '36',
      boneQuality: 'D2',
      loading: 'delayed',
      symptoms: ['pain', 'mobility'],
      deviceFate: 'returned',
      description: 'The implant came loose.\nIt was removed.',
    },
    awareAt: at,
    urgent: false,
    dueOn: '2026-12-27',
    decision: null,
    investigation: '',
    correction: '',
    reply: '',
    closedAt: null,
    updatedAt: at,
    expireAt: at,
    ...changes,
  };
}
