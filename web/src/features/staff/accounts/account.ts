import type { User } from '@dental-shop/domain/account/user';
import type { Timestamp } from 'firebase/firestore';

/** An account as staff see it; `id` is its uid. */
export interface Account extends User<Timestamp> {
  id: string;
}
