export interface InformationSection {
  heading: string;
  paragraph: string;
  /** A list below the paragraph. */
  points?: readonly string[];
}

/** What one information page says, in one language. */
export interface InformationText {
  title: string;
  /** The first sentences of the page, and its description for search engines. */
  summary: string;
  sections: readonly InformationSection[];
}
