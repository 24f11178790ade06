import { formatDate, locales } from '@dental-shop/domain/language/locales';
import { Document } from '@react-pdf/renderer';
import { site } from '../../../src/shared/config/site.ts';
import type { Paper } from '../content/paper.ts';
import { ChapterPage } from './chapter-page.tsx';
import type { ChapterPages } from './chapter-pages.ts';
import { ContentsPage } from './contents-page.tsx';
import { CoverPage } from './cover-page.tsx';

interface PaperDocumentProps {
  paper: Paper;
  /** The day of the edition. */
  date: Date;
  columns: { sku: string; product: string; price: string };
}

export function PaperDocument({ paper, date, columns }: PaperDocumentProps) {
  const pages: ChapterPages = new Map();
  const day = formatDate(date, 'day', paper.language, 'UTC');
  return (
    <Document
      title={`${paper.title} | ${site.name}`}
      subject={paper.description}
      author={site.company.name}
      creator={site.name}
      producer={site.name}
      language={locales[paper.language]}
      creationDate={date}
      pageMode="useOutlines"
    >
      <CoverPage paper={paper} date={day} />
      <ContentsPage paper={paper} pages={pages} />
      {paper.chapters.map((chapter) => (
        <ChapterPage
          key={chapter.id}
          paper={paper}
          chapter={chapter}
          columns={columns}
          pages={pages}
        />
      ))}
    </Document>
  );
}
