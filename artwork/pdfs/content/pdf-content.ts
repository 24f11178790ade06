import type { PdfId } from '@dental-shop/domain/downloads/pdfs';
import type { Language } from '@dental-shop/domain/language/language';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';

export interface PartsTable {
  heading: string;
  /** An SVG document. */
  drawing: string;
  labels: readonly string[];
  rows: readonly PartsRow[];
}

export interface PartsRow {
  sku: string;
  name: string;
  /** With units; empty if the part lacks the dimension. */
  figures: readonly string[];
  /** Formatted; absent in PDFs without prices. */
  price?: string;
}

export interface PdfSection {
  heading: string;
  paragraph: string;
  points?: readonly string[];
  isNumbered?: boolean;
}

export interface FactList {
  heading: string;
  facts: readonly { label: string; value: string }[];
}

export interface Chapter {
  /** Unique within the PDF; the target of links. */
  id: string;
  heading: string;
  summary: string;
  drawing?: string;
  sections: readonly PdfSection[];
  facts?: FactList;
  tables: readonly PartsTable[];
  questions?: readonly string[];
}

export interface PdfContent {
  id: PdfId;
  language: Language;
  site: SiteFacts;
  title: string;
  /** Printed above the title: brochure, instructions for use, or course. */
  kind: string;
  description: string;
  /** An SVG document. */
  cover: string;
  /** Printed below the table of contents. */
  notes: readonly string[];
  chapters: readonly Chapter[];
}
