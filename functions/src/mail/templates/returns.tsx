import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import type { Language } from '@dental-shop/domain/language/language';
import { formatDate } from '@dental-shop/domain/language/locales';
import { productName } from '../product-name.ts';
import type { Words } from '../words/en.ts';
import { Action, Facts, KeptWhole, Letter, Paragraph, type Props, Quotation } from './letter.tsx';
import { styles } from './styles.ts';

export function ReturnRequested({ words, data, ...common }: Props<'return-requested'>) {
  const { siteUrl, ...letter } = common;
  const { heading, body, problem, complaint, due, note, reasons, review } = words.returnRequested;
  const { number, customer, email, quantity } = words.returns;
  const zone = timeZoneName(data.timeZone, letter.language);
  const dates = data.complaints.map(
    ({ number, dueOn }) => [complaint(number), due(dateIn(letter.language, dueOn), zone)] as const,
  );
  return (
    <Letter {...letter} preview={`${data.name}, ${data.rmaNumber}`} heading={heading}>
      <Paragraph>{body}</Paragraph>
      {dates.length > 0 && <Paragraph>{problem}</Paragraph>}
      <Facts
        rows={[[number, data.rmaNumber], [customer, data.name], [email, data.email], ...dates]}
      />
      <ReturnedItems
        items={data.items.map((item) => ({
          ...item,
          detail: reasons[item.reason],
          value: String(item.quantity),
        }))}
        heading={quantity}
        words={words}
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
  const { number, quantity } = words.returns;
  const isUsed = data.items.some((item) => item.reason === 'device-problem' && item.quantity > 0);
  return (
    <Letter {...letter} preview={`${number}: ${data.rmaNumber}`} heading={heading}>
      <Paragraph>{words.greeting(data.name)}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Facts rows={[[number, data.rmaNumber]]} />
      <ReturnedItems
        items={data.items.map((item) => ({
          ...item,
          value: part(item.quantity, item.requested),
        }))}
        heading={quantity}
        words={words}
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
      <ReturnedItems
        items={data.items.map((item) => ({
          ...item,
          value: item.quantity === 0 ? labels.missing : labels[item.resolution](item.quantity),
        }))}
        heading={labels.outcome}
        words={words}
        language={letter.language}
      />
      {has('refund') && <Paragraph>{labels.refunds}</Paragraph>}
      {has('replacement') && <Paragraph>{labels.replacements}</Paragraph>}
      <Action href={returnUrl(siteUrl, data.rmaNumber)} label={words.returns.view} />
    </Letter>
  );
}

const returnUrl = (siteUrl: string, rmaNumber: string) => `${siteUrl}/account/returns/${rmaNumber}`;

/** Calendar dates have no time zone. */
const dateIn = (language: Language, day: string) =>
  formatDate(new Date(day), 'day', language, 'UTC');

interface ItemRow {
  sku: string;
  name: string;
  lot: string | null;
  detail?: string;
  value: string;
}

interface ReturnedItemsProps {
  items: readonly ItemRow[];
  heading: string;
  words: Words;
  language: Language;
}

function ReturnedItems({ items, heading, words, language }: ReturnedItemsProps) {
  const value = { ...styles.cell, ...styles.amount, whiteSpace: 'normal' } as const;
  return (
    <table className="data" style={styles.table}>
      <thead>
        <tr>
          <th style={styles.cell}>{words.returns.item}</th>
          <th style={value}>{heading}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items never change
          <tr key={index}>
            <td style={styles.cell}>
              <KeptWhole text={productName(language, item)} /> ({item.sku})
              <div style={styles.note}>{describe(item, words)}</div>
            </td>
            <td style={value}>{item.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describe({ lot, detail }: ItemRow, words: Words): string {
  return [lot === null ? undefined : words.returns.lot(lot), detail]
    .filter((part) => part !== undefined)
    .join(' · ');
}
