import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { Language } from '@dental-shop/domain/language/language';
import { locales } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { Order } from '@dental-shop/domain/order/order';
import { Document, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { Seller } from '../../platform/parameters.ts';
import { officeDate, printable } from '../../platform/pdf/printable.ts';
import { InvoiceItems, InvoiceSums } from './invoice-table.tsx';
import { styles } from './styles.ts';
import { type InvoiceWords, invoiceWords } from './words.ts';

export interface InvoiceData
  extends Pick<
    Order<Date>,
    | 'items'
    | 'amount'
    | 'amountRefunded'
    | 'currency'
    | 'status'
    | 'receiptUrl'
    | 'customerName'
    | 'shippingAddress'
    | 'details'
  > {
  orderId: string;
  number: string;
  createdAt: Date | null;
  language: Language;
  /** The office's. */
  timeZone: string;
  seller: Seller;
}

export function renderInvoice(data: InvoiceData): Promise<Buffer> {
  return renderToBuffer(<Invoice data={data} />);
}

interface PartProps {
  data: InvoiceData;
  words: InvoiceWords;
}

function Invoice({ data }: { data: InvoiceData }) {
  const { language, currency, orderId, number, seller } = data;
  const words = invoiceWords[language];
  const money = (cents: number) => printable(formatPrice(cents, currency));
  return (
    <Document
      title={`${words.invoice} ${number}`}
      author={seller.name}
      language={locales[language]}
    >
      <Page size="LETTER" style={styles.page}>
        <Head data={data} words={words} />
        <Parties data={data} words={words} />
        <InvoiceItems items={data.items} words={words} money={money} />
        <InvoiceSums {...data} words={words} money={money} />
        <Payment data={data} words={words} />
        <DeliveryNote data={data} words={words} />
        <View style={styles.foot} fixed>
          <Text>{`${words.order} ${orderId}`}</Text>
          <Text render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  );
}

function Head({
  data: { orderId, number, details, createdAt, language, timeZone, seller },
  words,
}: PartProps) {
  const { reference } = details ?? {};
  return (
    <View style={styles.head}>
      <Text style={styles.brand}>{printable(seller.name)}</Text>
      <View style={styles.right}>
        <Text style={styles.title}>{`${words.invoice} ${number}`}</Text>
        <Text>{`${words.order}: ${orderId}`}</Text>
        {reference && <Text>{printable(`${words.reference}: ${reference}`)}</Text>}
        {createdAt && <Text>{`${words.date}: ${officeDate(createdAt, language, timeZone)}`}</Text>}
      </View>
    </View>
  );
}

function Parties({ data: { seller, customerName, shippingAddress, language }, words }: PartProps) {
  const address = shippingAddress ? addressLines(shippingAddress, language) : [];
  return (
    <View style={styles.parties}>
      <Party
        label={words.seller}
        lines={[seller.name, ...seller.address, seller.phone, seller.email]}
      />
      <Party label={words.buyer} lines={[customerName, ...address]} />
    </View>
  );
}

function Party({ label, lines }: { label: string; lines: string[] }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text>{lines.map(printable).join('\n')}</Text>
    </View>
  );
}

function Payment({ data: { status, receiptUrl }, words }: PartProps) {
  return (
    <View style={styles.payment} wrap={false}>
      <Text>{`${words.paymentStatus}: ${words.statuses[status]}`}</Text>
      {receiptUrl && (
        <Link src={receiptUrl} style={styles.link}>
          {words.receipt}
        </Link>
      )}
    </View>
  );
}

function DeliveryNote({ data: { details }, words }: PartProps) {
  if (!details?.deliveryNote) return null;
  return (
    <View style={styles.note} wrap={false}>
      <Text style={styles.label}>{words.deliveryNote}</Text>
      <Text>{details.deliveryNote.split('\n').map(printable).join('\n')}</Text>
    </View>
  );
}
