import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { PdfContent } from '../content/pdf-content.ts';
import { pdfWords } from '../content/pdf-words.ts';
import { BulletList } from './bullet-list.tsx';
import type { ChapterPages } from './chapter-pages.ts';
import { RunningLines } from './running-lines.tsx';
import { styles, tabularFigures } from './styles.ts';

interface ContentsPageProps {
  pdf: PdfContent;
  pages: ChapterPages;
}

export function ContentsPage({ pdf, pages }: ContentsPageProps) {
  const words = pdfWords[pdf.language];
  return (
    <Page size="LETTER" style={styles.page} bookmark={words.contents}>
      <RunningLines pdf={pdf} />
      <Text style={styles.chapterHeading}>{words.contents}</Text>
      <View style={{ marginTop: 18, borderTop: `0.5 solid ${brandColors.line}` }}>
        {pdf.chapters.map(({ id, heading }) => (
          <View key={id} style={entryStyle}>
            <Link src={`#${id}`} style={styles.link}>
              {heading}
            </Link>
            <Text render={() => String(pages.get(id) ?? 0)} />
          </View>
        ))}
      </View>
      <View style={{ ...styles.prose, marginTop: 28, maxWidth: 400 }}>
        <BulletList points={pdf.notes} />
      </View>
    </Page>
  );
}

const entryStyle = {
  ...tabularFigures,
  flexDirection: 'row',
  justifyContent: 'space-between',
  fontSize: 11,
  paddingVertical: 5,
  borderBottom: `0.5 solid ${brandColors.line}`,
} as const;
