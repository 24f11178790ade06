import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Text, View } from '@react-pdf/renderer';
import type { PdfContent } from '../content/pdf-content.ts';
import { pdfWords } from '../content/pdf-words.ts';
import { margin, tabularFigures } from './styles.ts';

const line = {
  position: 'absolute',
  left: margin,
  right: margin,
  flexDirection: 'row',
  justifyContent: 'space-between',
  fontSize: 7.5,
  color: brandColors.quiet,
  ...tabularFigures,
} as const;

export function RunningLines({ pdf }: { pdf: Pick<PdfContent, 'title' | 'language' | 'site'> }) {
  return (
    <>
      <View fixed style={{ ...line, top: 28 }}>
        <Text>{pdf.site.name}</Text>
        <Text>{pdf.title}</Text>
      </View>
      <View
        fixed
        style={{ ...line, bottom: 28, borderTop: `0.5 solid ${brandColors.line}`, paddingTop: 6 }}
      >
        <Text>{pdf.site.company.phone}</Text>
        <Text
          render={({ pageNumber, totalPages }) =>
            pdfWords[pdf.language].page(pageNumber, totalPages)
          }
        />
      </View>
    </>
  );
}
