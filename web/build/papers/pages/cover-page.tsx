import { Page, Text, View } from '@react-pdf/renderer';
import { site } from '../../../src/shared/config/site.ts';
import type { Paper } from '../content/paper.ts';
import { paperWords } from '../content/paper-words.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { colours, contentWidth, styles } from './styles.ts';

interface CoverPageProps {
  paper: Paper;
  /** The day of the edition, written in the paper's language. */
  date: string;
}

export function CoverPage({ paper, date }: CoverPageProps) {
  return (
    <Page size="LETTER" style={styles.page} bookmark={paper.title}>
      <View style={{ borderTop: `2 solid ${colours.brand}`, paddingTop: 10 }}>
        <Text style={{ fontSize: 11, fontWeight: 600, color: colours.brand }}>{site.name}</Text>
      </View>
      <View style={{ marginTop: 40 }}>
        <Text style={{ fontSize: 11, color: colours.quiet }}>{paper.kind}</Text>
        <Text style={{ fontSize: 38, fontWeight: 600, lineHeight: 1.15, marginTop: 4 }}>
          {paper.title}
        </Text>
        <Text style={{ ...styles.prose, fontSize: 12, marginTop: 10, maxWidth: 400 }}>
          {paper.description}
        </Text>
      </View>
      <View style={{ flexGrow: 1, justifyContent: 'center', alignItems: 'center' }}>
        <Drawing svg={paper.cover} width={400} />
      </View>
      <View
        style={{
          borderTop: `0.5 solid ${colours.rule}`,
          paddingTop: 10,
          width: contentWidth,
          flexDirection: 'row',
          justifyContent: 'space-between',
          fontSize: 8.5,
          lineHeight: 1.4,
          color: colours.quiet,
        }}
      >
        <View>
          <Text>{site.company.name}</Text>
          {site.company.address.map((part) => (
            <Text key={part}>{part}</Text>
          ))}
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Text>{site.company.phone}</Text>
          <Text>{site.company.email}</Text>
          <Text>{paperWords[paper.language].edition(date)}</Text>
        </View>
      </View>
    </Page>
  );
}
