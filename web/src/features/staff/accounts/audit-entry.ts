import { address } from '@dental-shop/domain/account/address';
import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { AuditEntry } from '../../../shared/firestore/collections.ts';

const deeds = [
  'approve',
  'decline',
  'suspend',
  'reinstate',
  'undo',
  'update-customer',
  'refund',
  'reconcile',
  'resend-mail',
  'grant-staff',
  'revoke-staff',
] as const;

const fields = ['name', 'licenseNumber', 'address'] as const;

interface Change {
  field: (typeof fields)[number];
  before: string;
  after: string;
}

/** What was done; `other` for what these screens have no word for. */
export function auditedDeed({ what }: Pick<AuditEntry, 'what'>): (typeof deeds)[number] | 'other' {
  return deeds.find((deed) => deed === what) ?? 'other';
}

function asText(value: unknown): string {
  const known = address.safeParse(value);
  if (known.success) return addressLines(known.data).join(', ');
  return typeof value === 'string' && value !== '' ? value : '-';
}

/** What a correction changed, field by field. */
export function auditedChanges({ before, after }: AuditEntry): Change[] {
  if (!before || !after) return [];
  return fields
    .filter((field) => field in after)
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }));
}
