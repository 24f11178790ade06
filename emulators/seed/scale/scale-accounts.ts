import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import { searchFields } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
import { Draw } from '../seeded-choice.ts';

const dayMs = 24 * 60 * 60 * 1000;

const firstNames = ['Ana', 'Ben', 'Carla', 'David', 'Elena', 'Frank', 'Grace', 'Hugo', 'Inés'];
const lastNames = ['Abbott', 'Brandt', 'Castro', 'Dietz', 'Evans', 'Fuentes', 'Grant', 'Muñoz'];
const cities = [
  { city: 'Reno', state: 'NV', zipCode: '89501' },
  { city: 'Austin', state: 'TX', zipCode: '78701' },
  { city: 'Tampa', state: 'FL', zipCode: '33602' },
  { city: 'San Juan', state: 'PR', zipCode: '00901' },
] as const;
const statuses: readonly AccountStatus[] = ['pending', 'declined', 'suspended'];

export interface ScaleAccount {
  uid: string;
  user: User<Date>;
}

/** Deterministic by index. `until` is the latest creation time, in ms since the epoch. */
export function scaleAccount(index: number, until: number): ScaleAccount {
  const uid = `scale-account-${index}`;
  const draws = new Draw(index);
  const name = `${draws.oneOf(firstNames)} ${draws.oneOf(lastNames)}`;
  const type = draws.integer(1, 4) === 1 ? 'lab' : 'dentist';
  const address = { street: `${index + 1} Main Street`, ...draws.oneOf(cities) };
  const status = statuses[draws.integer(1, 20) - 1] ?? 'approved';
  const createdAt = new Date(until - draws.integer(0, 700) * dayMs - index * 1000);
  const decidedAt = status === 'pending' ? null : new Date(createdAt.getTime() + dayMs);
  const described = {
    email: `scale-${index}@example.com`,
    name,
    licenseNumber: type === 'dentist' ? `${address.state}-${10_000 + index}` : null,
    address: { ...address, country: 'United States' as const },
  };
  return {
    uid,
    user: {
      ...described,
      ...searchFields(uid, described),
      type,
      status,
      language: draws.integer(1, 5) === 1 ? 'es' : 'en',
      createdAt,
      decidedAt,
      claimsSetAt: decidedAt,
    },
  };
}
