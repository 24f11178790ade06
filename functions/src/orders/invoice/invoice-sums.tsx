import { Text, View } from '@react-pdf/renderer';
import type { InvoiceData } from './invoice-data.ts';
import { styles } from './styles.ts';
import type { InvoiceWords } from './words.ts';

interface Props extends Pick<InvoiceData, 'amount' | 'amountRefunded'> {
  words: InvoiceWords;
  money: (cents: number) => string;
}

export function InvoiceSums({ amount, amountRefunded, words, money }: Props) {
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
