import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { Page, Text, View } from '@react-pdf/renderer';
import type { Chapter, PdfContent, PdfSection } from '../content/pdf-content.ts';
import { pdfWords } from '../content/pdf-words.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { BulletList } from './bullet-list.tsx';
import type { ChapterPages } from './chapter-pages.ts';
import { FactList } from './fact-list.tsx';
import { PartsTable } from './parts-table.tsx';
import { printSizes } from './print-sizes.ts';
import { RunningLines } from './running-lines.tsx';
import { contentWidth, styles } from './styles.ts';

interface ChapterPageProps {
  pdf: PdfContent;
  chapter: Chapter;
  columns: { sku: string; product: string; price: string };
  pages: ChapterPages;
}

export function ChapterPage({ pdf, chapter, columns, pages }: ChapterPageProps) {
  const { id, heading, summary, drawing, sections, facts, tables, questions } = chapter;
  return (
    <Page size="LETTER" style={styles.page} bookmark={heading}>
      <RunningLines pdf={pdf} />
      <View id={id} style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ flex: 1, paddingRight: 20 }}>
          <Text style={styles.chapterHeading}>{heading}</Text>
          <Text style={{ ...styles.prose, fontSize: 11, marginTop: 8 }}>{summary}</Text>
          <Text
            render={({ pageNumber }) => {
              pages.set(id, pageNumber);
              return null;
            }}
          />
        </View>
        {drawing !== undefined && <Drawing svg={drawing} width={130} />}
      </View>
      <View wrap={false} style={columnsStyle}>
        {sections.map((section) => (
          <Section key={section.heading} section={section} isAlone={sections.length === 1} />
        ))}
      </View>
      {facts && <FactList {...facts} />}
      {questions && <Questions heading={pdfWords[pdf.language].questions} all={questions} />}
      {tables.map((table) => (
        <PartsTable key={table.heading} table={table} words={columns} />
      ))}
    </Page>
  );
}

/** Two columns, to keep lines short. */
const columnGap = 24;
const columnWidth = (contentWidth - columnGap) / 2;
const columnsStyle = {
  ...styles.prose,
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap,
} as const;

function Section({ section, isAlone }: { section: PdfSection; isAlone: boolean }) {
  return (
    <View style={{ marginTop: 12, width: isAlone ? contentWidth : columnWidth }}>
      <Text style={styles.sectionHeading}>{section.heading}</Text>
      {section.paragraph !== '' && (
        <Text style={{ marginTop: 3 }}>{printSizes(section.paragraph)}</Text>
      )}
      {section.points && (
        <BulletList points={section.points} isNumbered={section.isNumbered ?? false} />
      )}
    </View>
  );
}

function Questions({ heading, all }: { heading: string; all: readonly string[] }) {
  return (
    <View
      wrap={false}
      style={{
        ...styles.prose,
        marginTop: 20,
        paddingLeft: 14,
        borderLeft: `2 solid ${brandColors.teal}`,
      }}
    >
      <Text style={styles.sectionHeading}>{heading}</Text>
      <BulletList points={all} isNumbered />
    </View>
  );
}
