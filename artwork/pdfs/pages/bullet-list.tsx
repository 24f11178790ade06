import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Text, View } from '@react-pdf/renderer';
import { printSizes } from './print-sizes.ts';
import { tabularFigures } from './styles.ts';

interface BulletListProps {
  points: readonly string[];
  isNumbered?: boolean;
}

export function BulletList({ points, isNumbered = false }: BulletListProps) {
  return points.map((point, index) => (
    <View key={point} wrap={false} style={{ flexDirection: 'row', marginTop: 2 }}>
      <Text style={{ width: 16, color: brandColors.teal, ...tabularFigures }}>
        {isNumbered ? `${index + 1}.` : '•'}
      </Text>
      <Text style={{ flex: 1 }}>{printSizes(point)}</Text>
    </View>
  ));
}
