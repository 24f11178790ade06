import { accounts } from './staff/accounts.ts';
import { catalogue } from './staff/catalogue.ts';
import { members } from './staff/members.ts';
import { messages } from './staff/messages.ts';
import { orders } from './staff/orders.ts';
import { overview } from './staff/overview.ts';
import { recalls } from './staff/recalls.ts';
import { session } from './staff/session.ts';
import { shell } from './staff/shell.ts';

export const staff = {
  shell,
  session,
  overview,
  accounts,
  orders,
  messages,
  catalogue,
  recalls,
  members,
} as const;
