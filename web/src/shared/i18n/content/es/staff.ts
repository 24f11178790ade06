import type { Translation } from '../../translation.ts';
import type { staff as english } from '../en/staff.ts';
import { accounts } from './staff/accounts.ts';
import { catalogue } from './staff/catalogue.ts';
import { complaints } from './staff/complaints.ts';
import { emails } from './staff/emails.ts';
import { find } from './staff/find.ts';
import { members } from './staff/members.ts';
import { messages } from './staff/messages.ts';
import { orders } from './staff/orders.ts';
import { overview } from './staff/overview.ts';
import { recalls } from './staff/recalls.ts';
import { record } from './staff/record.ts';
import { returns } from './staff/returns.ts';
import { session } from './staff/session.ts';
import { settings } from './staff/settings.ts';
import { shell } from './staff/shell.ts';
import { shipping } from './staff/shipping.ts';
import { slip } from './staff/slip.ts';
import { table } from './staff/table.ts';

export const staff: Translation<typeof english> = {
  shell,
  table,
  record,
  session,
  find,
  overview,
  accounts,
  orders,
  shipping,
  slip,
  returns,
  complaints,
  messages,
  catalogue,
  recalls,
  members,
  settings,
  emails,
};
