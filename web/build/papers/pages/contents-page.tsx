import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { Paper } from '../content/paper.ts';
import { paperWords } from '../content/paper-words.ts';
import { BulletList } from './bullet-list.tsx';
import type { ChapterPages } from './chapter-pages.ts';
import { RunningLines } from './running-lines.tsx';
import { colours, styles, tabularFigures } from './styles.ts';

interface ContentsPageProps {
  paper: Paper;
  pages: ChapterPages;
}

/** What the paper holds, with the page of each chapter, and what to know before reading. */
export function ContentsPage({ paper, pages }: ContentsPageProps) {
  const words = paperWords[paper.language];
  return (
    <Page size="LETTER" style={styles.page} bookmark={words.contents}>
      <RunningLines paper={paper} />
      <Text style={styles.chapterHeading}>{words.contents}</Text>
      <View style={{ marginTop: 18, borderTop: `0.5 solid ${colours.rule}` }}>
        {paper.chapters.map(({ id, heading }) => (
          <View key={id} style={entryStyle}>
            <Link src={`#${id}`} style={styles.link}>
              {heading}
            </Link>
            <Text render={() => String(pages.get(id) ?? 0)} />
          </View>
        ))}
      </View>
      <View style={{ ...styles.prose, marginTop: 28, maxWidth: 400 }}>
        <BulletList points={paper.notes} />
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
  borderBottom: `0.5 solid ${colours.rule}`,
} as const;
