import type { User } from '@dental-shop/domain/account/user';
import type { Timestamp } from 'firebase/firestore';
import type { WithId } from '../../../shared/firestore/collections.ts';

/** An account as staff see it; `id` is its uid. */
export type Account = WithId<User<Timestamp>>;
