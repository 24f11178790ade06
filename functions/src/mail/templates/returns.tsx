import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import type { Words } from '../words/en.ts';
import { ItemTable } from './item-table.tsx';
import { Action, Facts, Letter, Paragraph, type Props, Quotation } from './letter.tsx';
import { styles } from './styles.ts';

export function ReturnRequested({ words, data, ...common }: Props<'return-requested'>) {
  const { siteUrl, ...letter } = common;
  const { heading, body, problem, complaint, due, note, reasons, review } = words.returnRequested;
  const { number, customer, email, item, quantity } = words.returns;
  const zone = timeZoneName(data.timeZone, letter.language);
  const dates = data.complaints.map(
    ({ number, dueOn }) =>
      [complaint(number), due(formatCalendarDate(dueOn, letter.language), zone)] as const,
  );
  return (
    <Letter {...letter} preview={`${data.name}, ${data.rmaNumber}`} heading={heading}>
      <Paragraph>{body}</Paragraph>
      {dates.length > 0 && <Paragraph>{problem}</Paragraph>}
      <Facts
        rows={[[number, data.rmaNumber], [customer, data.name], [email, data.email], ...dates]}
      />
      <ItemTable
        items={data.items.map((item) => ({
          ...item,
          detail: detailOf(item, words, reasons[item.reason]),
          value: String(item.quantity),
        }))}
        headings={{ item, value: quantity }}
        language={letter.language}
      />
      {data.note && (
        <>
          <Paragraph>{`${note}:`}</Paragraph>
          <Quotation text={data.note} />
        </>
      )}
      <Action href={`${siteUrl}/staff/returns/${data.rmaNumber}`} label={review} />
    </Letter>
  );
}

export function ReturnAccepted({ words, data, ...common }: Props<'return-accepted'>) {
  const { siteUrl, address, ...letter } = common;
  const { heading, body, part, steps, usedDevices, view, address: shipTo } = words.returnAccepted;
  const { number, item, quantity } = words.returns;
  const isUsed = data.items.some((item) => item.reason === 'device-problem' && item.quantity > 0);
  return (
    <Letter {...letter} preview={`${number}: ${data.rmaNumber}`} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Facts rows={[[number, data.rmaNumber]]} />
      <ItemTable
        items={data.items.map((item) => ({
          ...item,
          detail: detailOf(item, words),
          value: part(item.quantity, item.requested),
        }))}
        headings={{ item, value: quantity }}
        language={letter.language}
      />
      <ol style={styles.text}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isUsed && <Paragraph>{usedDevices}</Paragraph>}
      <Paragraph>{`${shipTo}:`}</Paragraph>
      <Quotation text={[letter.shop, ...address, `${number}: ${data.rmaNumber}`].join('\n')} />
      <Action href={returnUrl(siteUrl, data.rmaNumber)} label={view} />
    </Letter>
  );
}

export function ReturnDeclined({ words, data, ...common }: Props<'return-declined'>) {
  const { siteUrl, ...letter } = common;
  const { heading, body, next, contact } = words.returnDeclined;
  const sentence = body(data.rmaNumber);
  return (
    <Letter {...letter} preview={sentence} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <Quotation text={data.reason} />
      <Paragraph>{next}</Paragraph>
      <Action href={`${siteUrl}/contact`} label={contact} />
    </Letter>
  );
}

export function ReturnSettled({ words, data, ...common }: Props<'return-settled'>) {
  const { siteUrl, ...letter } = common;
  const labels = words.returnSettled;
  const sentence = labels.body(data.rmaNumber);
  const has = (resolution: 'refund' | 'replacement') =>
    data.items.some((item) => item.resolution === resolution && item.quantity > 0);
  return (
    <Letter {...letter} preview={sentence} heading={labels.heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <ItemTable
        items={data.items.map((item) => ({
          ...item,
          detail: detailOf(item, words),
          value: item.quantity === 0 ? labels.missing : labels[item.resolution](item.quantity),
        }))}
        headings={{ item: words.returns.item, value: labels.outcome }}
        language={letter.language}
      />
      {has('refund') && <Paragraph>{labels.refunds}</Paragraph>}
      {has('replacement') && <Paragraph>{labels.replacements}</Paragraph>}
      <Action href={returnUrl(siteUrl, data.rmaNumber)} label={words.returns.view} />
    </Letter>
  );
}

const returnUrl = (siteUrl: string, rmaNumber: string) => `${siteUrl}/account/returns/${rmaNumber}`;

const detailOf = ({ lot }: { lot: string | null }, words: Words, reason?: string) =>
  [...(lot === null ? [] : [words.returns.lot(lot)]), ...(reason ? [reason] : [])].join(' · ');
