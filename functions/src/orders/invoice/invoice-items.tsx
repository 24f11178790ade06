import type { OrderItem } from '@dental-shop/domain/order/order';
import { Text, View } from '@react-pdf/renderer';
import { printable } from '../../platform/pdf/printable.ts';
import { styles } from './styles.ts';
import type { InvoiceWords } from './words.ts';

interface Props {
  items: OrderItem[];
  words: InvoiceWords;
  money: (cents: number) => string;
}

/** The lines of an order; the heads of the columns come again on each page. */
export function InvoiceItems({ items, words, money }: Props) {
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
