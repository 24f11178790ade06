/** Folder of the built files whose names change with their content. */
export const unchangingFolder = 'static';

export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

const yearSeconds = 31_536_000;

/** One rule has this many files at most: nobody documents how long a pattern may be. */
const maxFilesInRule = 50;

/**
 * Rules of Hosting that let browsers keep these files for good, given by their paths inside
 * `unchangingFolder`. They name each file, because a rule for the folder is applied to what is not there
 * as well: a page with a missing script was kept broken for a year.
 */
export function unchangingFileRules(files: readonly string[]): HeaderRule[] {
  const value = `public, max-age=${yearSeconds}, immutable`;
  const escaped = [...files].sort().map((file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return Array.from({ length: Math.ceil(escaped.length / maxFilesInRule) }, (_, index) => {
    const part = escaped.slice(index * maxFilesInRule, (index + 1) * maxFilesInRule);
    return {
      regex: `^/${unchangingFolder}/(${part.join('|')})$`,
      headers: [{ key: 'Cache-Control', value }],
    };
  });
}
