import type { PdfId } from '@dental-shop/domain/downloads/pdfs';
import type { Language } from '@dental-shop/domain/language/language';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';

/** A dimensioned drawing with the parts that it stands for. */
export interface PartsTable {
  heading: string;
  /** An SVG document. */
  drawing: string;
  /** Heading of each column of figures; every row has as many. */
  labels: readonly string[];
  rows: readonly PartsRow[];
}

export interface PartsRow {
  sku: string;
  name: string;
  /** Figures with their units; empty where the part has no such dimension. */
  figures: readonly string[];
  /** As printed; absent in PDFs that name no prices. */
  price?: string;
}

export interface PdfSection {
  heading: string;
  paragraph: string;
  points?: readonly string[];
  /** True where the order of the points counts. */
  isNumbered?: boolean;
}

export interface FactList {
  heading: string;
  facts: readonly { label: string; value: string }[];
}

export interface Chapter {
  /** Unique in its PDF; links lead to it. */
  id: string;
  heading: string;
  summary: string;
  /** An SVG document beside the summary. */
  drawing?: string;
  sections: readonly PdfSection[];
  facts?: FactList;
  tables: readonly PartsTable[];
  /** What the reader may ask themselves at the end of the chapter. */
  questions?: readonly string[];
}

/** What a PDF says, apart from how it is set. */
export interface PdfContent {
  id: PdfId;
  language: Language;
  /** The shop that issues it. */
  site: SiteFacts;
  title: string;
  /** Stands above the title: brochure, instructions for use, course. */
  kind: string;
  description: string;
  /** An SVG document. */
  cover: string;
  /** Printed below the list of contents. */
  notes: readonly string[];
  chapters: readonly Chapter[];
}
