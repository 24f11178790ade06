import { Text, View } from '@react-pdf/renderer';
import { site } from '../../../src/shared/config/site.ts';
import type { Paper } from '../content/paper.ts';
import { paperWords } from '../content/paper-words.ts';
import { colours, margin, tabularFigures } from './styles.ts';

const line = {
  position: 'absolute',
  left: margin,
  right: margin,
  flexDirection: 'row',
  justifyContent: 'space-between',
  fontSize: 7.5,
  color: colours.quiet,
  ...tabularFigures,
} as const;

/** The lines above and below the text of each page: whose paper it is, and which page. */
export function RunningLines({ paper }: { paper: Pick<Paper, 'title' | 'language'> }) {
  return (
    <>
      <View fixed style={{ ...line, top: 28 }}>
        <Text>{site.name}</Text>
        <Text>{paper.title}</Text>
      </View>
      <View
        fixed
        style={{ ...line, bottom: 28, borderTop: `0.5 solid ${colours.rule}`, paddingTop: 6 }}
      >
        <Text>{site.company.phone}</Text>
        <Text
          render={({ pageNumber, totalPages }) =>
            paperWords[paper.language].page(pageNumber, totalPages)
          }
        />
      </View>
    </>
  );
}
