import type { Language } from '@dental-shop/domain/account/language';
import type { PaperId } from '../../../src/shared/downloads/papers.ts';

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
  /** As printed; absent in papers that name no prices. */
  price?: string;
}

export interface PaperSection {
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
  /** Unique in its paper; links lead to it. */
  id: string;
  heading: string;
  summary: string;
  /** An SVG document beside the summary. */
  drawing?: string;
  sections: readonly PaperSection[];
  facts?: FactList;
  tables: readonly PartsTable[];
  /** What the reader may ask themselves at the end of the chapter. */
  questions?: readonly string[];
}

/** What a paper says, apart from how it is set. */
export interface Paper {
  id: PaperId;
  language: Language;
  title: string;
  /** Above the title: brochure, instructions for use, course. */
  kind: string;
  description: string;
  /** An SVG document. */
  cover: string;
  /** Printed below the list of contents. */
  notes: readonly string[];
  chapters: readonly Chapter[];
}
