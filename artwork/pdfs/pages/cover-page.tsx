import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Page, Text, View } from '@react-pdf/renderer';
import type { PdfContent } from '../content/pdf-content.ts';
import { pdfWords } from '../content/pdf-words.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { contentWidth, styles } from './styles.ts';

interface CoverPageProps {
  pdf: PdfContent;
  date: string;
}

export function CoverPage({ pdf, date }: CoverPageProps) {
  return (
    <Page size="LETTER" style={styles.page} bookmark={pdf.title}>
      <View style={{ borderTop: `2 solid ${brandColors.teal}`, paddingTop: 10 }}>
        <Text style={{ fontSize: 11, fontWeight: 600, color: brandColors.teal }}>
          {pdf.site.name}
        </Text>
      </View>
      <View style={{ marginTop: 40 }}>
        <Text style={{ fontSize: 11, color: brandColors.quiet }}>{pdf.kind}</Text>
        <Text style={{ fontSize: 38, fontWeight: 600, lineHeight: 1.15, marginTop: 4 }}>
          {pdf.title}
        </Text>
        <Text style={{ ...styles.prose, fontSize: 12, marginTop: 10, maxWidth: 400 }}>
          {pdf.description}
        </Text>
      </View>
      <View style={{ flexGrow: 1, justifyContent: 'center', alignItems: 'center' }}>
        <Drawing svg={pdf.cover} width={400} />
      </View>
      <View
        style={{
          borderTop: `0.5 solid ${brandColors.line}`,
          paddingTop: 10,
          width: contentWidth,
          flexDirection: 'row',
          justifyContent: 'space-between',
          fontSize: 8.5,
          lineHeight: 1.4,
          color: brandColors.quiet,
        }}
      >
        <View>
          <Text>{pdf.site.company.name}</Text>
          {pdf.site.company.address.map((part) => (
            <Text key={part}>{part}</Text>
          ))}
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Text>{pdf.site.company.phone}</Text>
          <Text>{pdf.site.company.email}</Text>
          <Text>{pdfWords[pdf.language].edition(date)}</Text>
        </View>
      </View>
    </Page>
  );
}
