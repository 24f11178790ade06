import type { Found, FoundGroups, FoundKind } from '@dental-shop/domain/api/staff/find-calls';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { TFunction } from 'i18next';
import { withQuery } from '../../../shared/config/paths.ts';
import { orderName } from '../../../shared/orders/order-name.ts';
import { accountName } from '../account-name.ts';
import { statusText } from '../accounts/status-text.ts';
import { shipmentSubjectLink } from '../shipment-subject-link.ts';
import { staffPaths } from '../staff-paths.ts';
import type { useOfficeDate } from '../time/office-time-zone.ts';

type OptionGroup = FoundKind | 'products' | 'actions';

export interface FindOption {
  /** Unique among all options. */
  key: string;
  group: OptionGroup;
  label: string;
  detail: string;
  to: string;
  /** True if the group has no exact matches, only names with a typo. */
  isSimilar?: boolean;
  /** Opens a list, and isn't a result itself. */
  isMore?: boolean;
  /** Shown before the results from the server, which are listed first. */
  isEarly?: boolean;
}

interface Words {
  t: TFunction<['staff', 'translation']>;
  officeDate: ReturnType<typeof useOfficeDate>;
}

type Describe<Kind extends FoundKind> = (
  row: Found<Kind>,
  words: Words,
) => Pick<FindOption, 'label' | 'detail' | 'to'>;

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

const listPath = (path: string, search: string) => withQuery(path, { search });

const day = (instant: string, { officeDate }: Words) => officeDate(new Date(instant), 'day');

const descriptions: { [Kind in FoundKind]: Describe<Kind> } = {
  accounts: ({ id, name, email, status }, { t }) => ({
    label: accountName({ id, name }),
    detail: join(email, statusText(t, status)),
    to: staffPaths.account(id),
  }),
  orders: ({ id, number, customerName, amount, currency, status, createdAt }, words) => ({
    label: join(orderName({ id, number: number ?? undefined }), customerName),
    detail: join(
      formatPrice(amount, currency),
      words.t(`translation:account.statuses.${status}`),
      day(createdAt, words),
    ),
    to: staffPaths.order(id),
  }),
  shipments: (shipment, words) => {
    const { trackingNumber, lots } = shipment;
    const { name, to } = shipmentSubjectLink(shipment);
    return {
      label: join(words.t('find.shipmentOf', { number: name }), shipment.customerName),
      detail: join(
        trackingNumber ?? '',
        lots.length === 0
          ? ''
          : words.t('find.lots', { count: lots.length, lots: lots.join(', ') }),
        day(shipment.shippedAt, words),
        words.t(`shipping.shipment.states.${shipment.state}`),
      ),
      to,
    };
  },
  returns: ({ id, customerName, state, createdAt }, words) => ({
    label: join(id, customerName),
    detail: join(words.t(`returns.states.${state}`), day(createdAt, words)),
    to: staffPaths.return(id),
  }),
  complaints: ({ id, number, customerName, sku, lot, state }, { t }) => ({
    label: join(number, customerName),
    detail: join(sku, lot ?? '', t(`complaints.states.${state}`)),
    to: staffPaths.complaint(id),
  }),
  messages: ({ name, email, subject, state, createdAt }, words) => ({
    label: join(subject || words.t('messages.noSubject'), name),
    detail: join(email, words.t(`messages.states.${state}`), day(createdAt, words)),
    to: listPath(staffPaths.messages, email),
  }),
};

const lists: { [Kind in FoundKind]: (search: string) => string } = {
  accounts: (search) => staffPaths.accounts({ search }),
  orders: (search) => staffPaths.orders(new URLSearchParams({ search })),
  shipments: (search) => listPath(staffPaths.shipping, search),
  returns: (search) => listPath(staffPaths.returns, search),
  complaints: (search) => listPath(staffPaths.complaints, search),
  messages: (search) => listPath(staffPaths.messages, search),
};

/** In the order of the office's workflow. */
const kinds = ['accounts', 'orders', 'shipments', 'returns', 'complaints', 'messages'] as const;

/** Exact matches come first, and groups without any match last. */
function rank({ rows, isSimilar }: FoundGroups[FoundKind]): number {
  if (rows.length === 0) return 2;
  return isSimilar ? 1 : 0;
}

export function foundOptions(groups: FoundGroups, search: string, words: Words): FindOption[] {
  const sorted = kinds.toSorted((a, b) => rank(groups[a]) - rank(groups[b]));
  return sorted.flatMap((kind) => optionsOf(kind, groups, search, words));
}

interface Group<Kind extends FoundKind> {
  rows: readonly Found<Kind>[];
  isSimilar: boolean;
  hasMore: boolean;
}

function optionsOf<Kind extends FoundKind>(
  kind: Kind,
  groups: FoundGroups,
  search: string,
  words: Words,
): FindOption[] {
  const { rows, isSimilar, hasMore }: Group<Kind> = groups[kind];
  const describe: Describe<Kind> = descriptions[kind];
  const options = rows.map((row) => ({
    ...{ key: `${kind}/${row.id}`, group: kind, isSimilar },
    ...describe(row, words),
  }));
  if (!hasMore) return options;
  // If nothing was found, only the newest records with one of the words were checked for the other words.
  const label = words.t(rows.length > 0 ? 'find.all' : 'find.searchOlder');
  const more = { label, detail: '', to: lists[kind](search), isSimilar, isMore: true };
  return [...options, { key: `${kind}/all`, group: kind, ...more }];
}
