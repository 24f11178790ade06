import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { Language } from '@dental-shop/domain/language/language';
import { formatCalendarDate, locales } from '@dental-shop/domain/language/locales';
import type { Return, ReturnLine } from '@dental-shop/domain/returns/return';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { productName } from '../../mail/product-name.ts';
import type { Seller } from '../../platform/parameters.ts';
import { printable } from '../../platform/pdf/printable.ts';
import { styles } from './styles.ts';
import { type InstructionWords, instructionWords } from './words.ts';

export interface InstructionsData
  extends Pick<Return<unknown>, 'customerName' | 'address' | 'lines'> {
  rmaNumber: string;
  language: Language;
  seller: Seller;
}

export function renderInstructions(data: InstructionsData): Promise<Buffer> {
  return renderToBuffer(<Instructions data={data} />);
}

interface PartProps {
  data: InstructionsData;
  words: InstructionWords;
}

function Instructions({ data }: { data: InstructionsData }) {
  const { language, rmaNumber, seller } = data;
  const words = instructionWords[language];
  return (
    <Document
      title={`${words.title} ${rmaNumber}`}
      author={seller.name}
      language={locales[language]}
    >
      <Page size="LETTER" style={styles.page}>
        <Text style={styles.brand}>{printable(seller.name)}</Text>
        <Text style={styles.title}>{words.title}</Text>
        <View style={styles.numberBox}>
          <Text style={styles.label}>{words.number}</Text>
          <Text style={styles.number}>{rmaNumber}</Text>
        </View>
        <Parties data={data} words={words} />
        <Steps data={data} words={words} />
        <Items data={data} words={words} />
        <View style={styles.questions} wrap={false}>
          <Text style={styles.label}>{words.questions}</Text>
          <Text>{printable(`${seller.phone}, ${seller.email}`)}</Text>
        </View>
        <View style={styles.foot} fixed>
          <Text>{`${words.number} ${rmaNumber}`}</Text>
          <Text render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  );
}

function Parties({
  data: { seller, customerName, address, language, rmaNumber },
  words,
}: PartProps) {
  const to = [seller.name, ...seller.address, `${words.number}: ${rmaNumber}`];
  const from = [customerName, ...(address ? addressLines(address, language) : [])];
  return (
    <View style={styles.parties}>
      <View style={styles.party}>
        <Text style={styles.label}>{words.shipTo}</Text>
        <Text style={styles.shipTo}>{to.map(printable).join('\n')}</Text>
      </View>
      <View style={styles.party}>
        <Text style={styles.label}>{words.from}</Text>
        <Text>{from.map(printable).join('\n')}</Text>
      </View>
    </View>
  );
}

function Steps({ data: { lines }, words }: PartProps) {
  const accepted = lines.filter(isAccepted);
  const steps = [
    words.writeNumber,
    words.enclose,
    ...(accepted.some(({ unopened }) => unopened) ? [words.unopened] : []),
    ...(accepted.some(({ reason }) => reason === 'device-problem')
      ? [words.usedDevices, words.noPatients]
      : []),
    words.tracking,
  ];
  return (
    <View>
      <Text style={styles.heading}>{words.steps}</Text>
      {steps.map((step, index) => (
        <View key={step} style={styles.step}>
          <Text style={styles.stepNumber}>{`${index + 1}.`}</Text>
          <Text style={styles.stepText}>{step}</Text>
        </View>
      ))}
    </View>
  );
}

const isAccepted = ({ acceptedQuantity }: ReturnLine) => (acceptedQuantity ?? 0) > 0;

function Items({ data: { lines, language }, words }: PartProps) {
  return (
    <View style={styles.items}>
      <View style={[styles.row, styles.tableHead]} fixed>
        <Text style={styles.name}>{words.item}</Text>
        <Text style={styles.sku}>{words.sku}</Text>
        <Text style={styles.order}>{words.order}</Text>
        <Text style={styles.quantity}>{words.quantity}</Text>
      </View>
      {lines.filter(isAccepted).map((line) => (
        <View key={line.id} style={styles.row} wrap={false}>
          <View style={styles.name}>
            <Text>{printable(productName(language, line))}</Text>
            {line.lot !== null && <Text>{lotText(line.lot, line.expiry, language, words)}</Text>}
          </View>
          <Text style={styles.sku}>{printable(line.sku)}</Text>
          <Text style={styles.order}>{line.orderNumber ?? '–'}</Text>
          <Text style={styles.quantity}>{line.acceptedQuantity}</Text>
        </View>
      ))}
    </View>
  );
}

function lotText(
  lot: string,
  expiry: string | null,
  language: Language,
  { lot: named, expires }: InstructionWords,
): string {
  if (expiry === null) return printable(named(lot));
  return printable(`${named(lot)}, ${expires(formatCalendarDate(expiry, language))}`);
}
