import type { ComplaintState, DeviceReport } from '@dental-shop/domain/complaints/complaint';

/** English only, because FDA inspectors read the records. */
export const complaintWords = {
  states: {
    open: 'Open',
    'under-review': 'Under review',
    decided: 'Decided',
    closed: 'Closed',
  } satisfies Record<ComplaintState, string>,
  boneQuality: {
    D1: 'D1',
    D2: 'D2',
    D3: 'D3',
    D4: 'D4',
    unknown: 'Unknown',
  } satisfies Record<DeviceReport['boneQuality'], string>,
  loading: {
    immediate: 'Immediate',
    early: 'Early',
    delayed: 'Delayed',
    'not-loaded': 'Not loaded',
    unknown: 'Unknown',
  } satisfies Record<DeviceReport['loading'], string>,
  symptoms: {
    pain: 'Pain',
    infection: 'Infection',
    mobility: 'Mobility',
    'bone-loss': 'Bone loss',
    fracture: 'Fracture',
    'no-osseointegration': 'No osseointegration',
    none: 'None',
  } satisfies Record<DeviceReport['symptoms'][number], string>,
  deviceFate: {
    returned: 'Being returned to us',
    discarded: 'Discarded',
    'in-place': 'Still in place',
    'kept-by-patient': 'The patient has it',
  } satisfies Record<DeviceReport['deviceFate'], string>,
} as const;

export function symptomNames({ symptoms }: Pick<DeviceReport, 'symptoms'>): string {
  return symptoms.map((symptom) => complaintWords.symptoms[symptom]).join(', ');
}
