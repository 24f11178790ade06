import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import { formatCalendarDate, formatDate } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import { orderName } from '../mail-content.ts';
import { Action, Facts, Letter, LinkedFacts, Paragraph, type Props } from './letter.tsx';

export function LateOrders({ words, data, siteUrl, ...letter }: Props<'late-orders'>) {
  const { heading, body, placed, waiting, zone, list } = words.lateOrders;
  const { days, timeZone, orders, replacements } = data;
  const text = body(orders.length, replacements.length, days);
  const day = (time: string) => formatDate(new Date(time), 'day', letter.language, timeZone);
  return (
    <Letter {...letter} preview={text} heading={heading}>
      <Paragraph>{text}</Paragraph>
      <LinkedFacts
        rows={[
          ...orders.map((order) => ({
            key: order.orderId,
            name: orderName(order),
            value: placed(day(order.createdAt)),
            href: `${siteUrl}/staff/orders/${order.orderId}`,
          })),
          ...replacements.map(({ rmaNumber, since }) => ({
            key: rmaNumber,
            name: rmaNumber,
            value: waiting(day(since)),
            href: `${siteUrl}/staff/returns/${rmaNumber}`,
          })),
        ]}
      />
      <Paragraph>{zone(timeZoneName(timeZone, letter.language))}</Paragraph>
      <Action href={`${siteUrl}/staff/shipping`} label={list} />
    </Letter>
  );
}

export function DailyDigest({ words, data, siteUrl, ...letter }: Props<'daily-digest'>) {
  const { heading, body, nothing, rows, yesterday, orders, revenue, open, choose } =
    words.dailyDigest;
  const waiting = [
    { key: 'waiting', count: data.waiting, path: 'accounts?status=pending' },
    {
      key: 'expiringLicenses',
      count: data.expiringLicenses,
      path: 'accounts?status=expiring',
    },
    { key: 'toShip', count: data.toShip, path: 'shipping' },
    { key: 'attention', count: data.attention, path: 'orders?status=attention' },
    { key: 'returns', count: data.returns, path: 'returns' },
    { key: 'complaints', count: data.complaints, path: 'complaints' },
    { key: 'unread', count: data.unread, path: 'messages' },
  ] as const;
  const notes: Partial<Record<(typeof waiting)[number]['key'], string>> = {
    ...(data.late > 0 && { toShip: words.dailyDigest.late(data.late, data.lateOrderDays) }),
    ...(data.overdueComplaints > 0 && {
      complaints: words.dailyDigest.overdue(data.overdueComplaints),
    }),
  };
  const shown = waiting.filter(({ count }) => count > 0);
  const date = formatCalendarDate(data.day, letter.language);
  const text = shown.length > 0 ? body : nothing;
  return (
    <Letter {...letter} preview={text} heading={heading(date)}>
      <Paragraph>{text}</Paragraph>
      <LinkedFacts
        rows={shown.map(({ key, count, path }) => ({
          key,
          name: rows[key],
          value: [count, ...(notes[key] === undefined ? [] : [notes[key]])].join(', '),
          href: `${siteUrl}/staff/${path}`,
        }))}
      />
      <Paragraph>{yesterday(timeZoneName(data.timeZone, letter.language))}</Paragraph>
      <Facts
        rows={[
          [orders, String(data.yesterday.orders)],
          [revenue, formatPrice(data.yesterday.revenue, 'usd')],
        ]}
      />
      <Action href={`${siteUrl}/staff`} label={open} />
      <Paragraph>{choose}</Paragraph>
    </Letter>
  );
}
