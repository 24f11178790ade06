import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Text, View } from '@react-pdf/renderer';
import type { FactList as Facts } from '../content/pdf-content.ts';
import { styles, tabularFigures } from './styles.ts';

export function FactList({ heading, facts }: Facts) {
  return (
    <View wrap={false} style={{ ...styles.prose, marginTop: 14 }}>
      <Text style={styles.sectionHeading}>{heading}</Text>
      <View style={{ marginTop: 4, borderTop: `0.5 solid ${brandColors.line}` }}>
        {facts.map(({ label, value }) => (
          <View key={label} style={rowStyle}>
            <Text style={{ color: brandColors.quiet, flex: 1, paddingRight: 12 }}>{label}</Text>
            <Text style={{ fontWeight: 600, ...tabularFigures }}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const rowStyle = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  paddingVertical: 3,
  borderBottom: `0.5 solid ${brandColors.line}`,
} as const;
