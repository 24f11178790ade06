import { addressLines } from '@dental-shop/domain/account/address-lines';
import { locales } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import { officeDate } from '../../platform/pdf/office-date.ts';
import { printable } from '../../platform/pdf/printable.ts';
import type { InvoiceData } from './invoice-data.ts';
import { InvoiceItems } from './invoice-items.tsx';
import { invoiceNumber } from './invoice-number.ts';
import { InvoiceSums } from './invoice-sums.tsx';
import { styles } from './styles.ts';
import { type InvoiceWords, invoiceWords } from './words.ts';

interface PartProps {
  data: InvoiceData;
  words: InvoiceWords;
}

export function Invoice({ data }: { data: InvoiceData }) {
  const { language, currency, orderId, seller } = data;
  const words = invoiceWords[language];
  const money = (cents: number) => printable(formatPrice(cents, currency));
  return (
    <Document
      title={`${words.invoice} ${invoiceNumber(orderId)}`}
      author={seller.name}
      language={locales[language]}
    >
      <Page size="LETTER" style={styles.page}>
        <Head data={data} words={words} />
        <Parties data={data} words={words} />
        <InvoiceItems items={data.items} words={words} money={money} />
        <InvoiceSums {...data} words={words} money={money} />
        <Payment data={data} words={words} />
        <View style={styles.foot} fixed>
          <Text>{`${words.order} ${orderId}`}</Text>
          <Text render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  );
}

function Head({ data: { orderId, createdAt, language, seller }, words }: PartProps) {
  return (
    <View style={styles.head}>
      <Text style={styles.brand}>{printable(seller.name)}</Text>
      <View style={styles.right}>
        <Text style={styles.title}>{`${words.invoice} ${invoiceNumber(orderId)}`}</Text>
        <Text>{`${words.order}: ${orderId}`}</Text>
        {createdAt && <Text>{`${words.date}: ${officeDate(createdAt, language)}`}</Text>}
      </View>
    </View>
  );
}

function Parties({ data: { seller, buyerName, shippingAddress }, words }: PartProps) {
  const address = shippingAddress ? addressLines(shippingAddress) : [];
  return (
    <View style={styles.parties}>
      <Party
        label={words.seller}
        lines={[seller.name, ...seller.address, seller.phone, seller.email]}
      />
      <Party label={words.buyer} lines={[buyerName, ...address]} />
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
