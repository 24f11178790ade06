import type { Order, OrderItem } from '@dental-shop/domain/order/order';
import { Text, View } from '@react-pdf/renderer';
import { printable } from '../../platform/pdf/printable.ts';
import { styles } from './styles.ts';
import type { InvoiceWords } from './words.ts';

interface Common {
  words: InvoiceWords;
  money: (cents: number) => string;
}

export function InvoiceItems({ items, words, money }: Common & { items: OrderItem[] }) {
  return (
    <View>
      <View style={[styles.row, styles.tableHead]} fixed>
        <Text style={styles.name}>{words.item}</Text>
        <Text style={styles.sku}>{words.sku}</Text>
        <Text style={styles.number}>{words.unitPrice}</Text>
        <Text style={styles.number}>{words.quantity}</Text>
        <Text style={styles.number}>{words.price}</Text>
      </View>
      {items.map(({ sku, name, unitPrice, quantity }) => (
        <View key={sku} style={styles.row} wrap={false}>
          <Text style={styles.name}>{printable(name)}</Text>
          <Text style={styles.sku}>{printable(sku)}</Text>
          <Text style={styles.number}>{money(unitPrice)}</Text>
          <Text style={styles.number}>{quantity}</Text>
          <Text style={styles.number}>{money(unitPrice * quantity)}</Text>
        </View>
      ))}
    </View>
  );
}

export function InvoiceSums({
  amount,
  amountRefunded,
  words,
  money,
}: Common & Pick<Order<Date>, 'amount' | 'amountRefunded'>) {
  return (
    <View style={styles.sums} wrap={false}>
      <Sum label={words.total} value={money(amount)} />
      {amountRefunded > 0 && (
        <>
          <Sum label={words.refunded} value={`-${money(amountRefunded)}`} />
          <Sum label={words.remaining} value={money(amount - amountRefunded)} />
        </>
      )}
    </View>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <View style={[styles.sum, styles.strong]}>
      <Text>{label}</Text>
      <Text>{value}</Text>
    </View>
  );
}
