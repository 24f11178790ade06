import { formatDate, locales } from '@dental-shop/domain/language/locales';
import { Document } from '@react-pdf/renderer';
import type { PdfContent } from '../content/pdf-content.ts';
import { ChapterPage } from './chapter-page.tsx';
import type { ChapterPages } from './chapter-pages.ts';
import { ContentsPage } from './contents-page.tsx';
import { CoverPage } from './cover-page.tsx';

interface PdfDocumentProps {
  pdf: PdfContent;
  /** The edition's date. */
  date: Date;
  columns: { sku: string; product: string; price: string };
}

export function PdfDocument({ pdf, date, columns }: PdfDocumentProps) {
  const pages: ChapterPages = new Map();
  const day = formatDate(date, 'day', pdf.language, 'UTC');
  return (
    <Document
      title={`${pdf.title} | ${pdf.site.name}`}
      subject={pdf.description}
      author={pdf.site.company.name}
      creator={pdf.site.name}
      producer={pdf.site.name}
      language={locales[pdf.language]}
      creationDate={date}
      pageMode="useOutlines"
    >
      <CoverPage pdf={pdf} date={day} />
      <ContentsPage pdf={pdf} pages={pages} />
      {pdf.chapters.map((chapter) => (
        <ChapterPage key={chapter.id} pdf={pdf} chapter={chapter} columns={columns} pages={pages} />
      ))}
    </Document>
  );
}
