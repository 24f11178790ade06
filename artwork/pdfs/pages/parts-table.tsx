import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Text, View } from '@react-pdf/renderer';
import type { PartsTable as Parts, PartsRow } from '../content/pdf-content.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { printSizes } from './print-sizes.ts';
import { styles, tabularFigures } from './styles.ts';

interface PartsTableProps {
  table: Parts;
  words: { sku: string; product: string; price: string };
}

const drawingWidth = 144;
const widths = { sku: 46, figure: 44, price: 56 } as const;

export function PartsTable({ table, words }: PartsTableProps) {
  const hasPrices = table.rows.some(({ price }) => price !== undefined);
  return (
    <View wrap={false} style={groupStyle}>
      <View style={{ width: drawingWidth, marginRight: 16 }}>
        <Drawing svg={table.drawing} width={drawingWidth} />
      </View>
      <View style={{ flex: 1 }}>
        <Text style={styles.sectionHeading}>{printSizes(table.heading)}</Text>
        <View style={{ marginTop: 4, fontSize: 8, lineHeight: 1.3 }}>
          <View style={{ ...rowStyle, ...styles.label, alignItems: 'flex-end' }}>
            <Text style={{ width: widths.sku }}>{words.sku}</Text>
            <Text style={nameStyle}>{words.product}</Text>
            {table.labels.map((label) => (
              <Text key={label} style={figureStyle}>
                {label}
              </Text>
            ))}
            {hasPrices && <Text style={priceStyle}>{words.price}</Text>}
          </View>
          {table.rows.map((row) => (
            <Row key={row.sku} row={row} labels={table.labels} />
          ))}
        </View>
      </View>
    </View>
  );
}

function Row({ row, labels }: { row: PartsRow; labels: readonly string[] }) {
  return (
    <View style={rowStyle}>
      <Text style={{ width: widths.sku, fontWeight: 600 }}>{row.sku}</Text>
      <Text style={nameStyle}>{printSizes(row.name)}</Text>
      {labels.map((label, index) => (
        <Text key={label} style={figureStyle}>
          {row.figures[index]}
        </Text>
      ))}
      {row.price !== undefined && <Text style={priceStyle}>{row.price}</Text>}
    </View>
  );
}

const groupStyle = {
  flexDirection: 'row',
  alignItems: 'center',
  marginTop: 12,
  paddingTop: 8,
  borderTop: `0.5 solid ${brandColors.line}`,
} as const;
const rowStyle = {
  flexDirection: 'row',
  paddingVertical: 2.5,
  borderBottom: `0.5 solid ${brandColors.line}`,
} as const;
const nameStyle = { flex: 1, paddingRight: 6 } as const;
const numberStyle = { ...tabularFigures, textAlign: 'right' } as const;
const figureStyle = { ...numberStyle, width: widths.figure, paddingLeft: 4 } as const;
const priceStyle = { ...numberStyle, width: widths.price } as const;
