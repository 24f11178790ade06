export const immutableFolder = 'static';

export interface HeaderRule {
  source?: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

const yearSeconds = 31_536_000;

/** Firebase doesn't document the maximum length of a pattern, so this keeps patterns short. */
const maxFilesInRule = 50;

/**
 * Lists each file, because a rule for the whole folder would also apply to missing files, and
 * browsers would cache the 404 for a year. Paths are relative to `immutableFolder`.
 */
export function immutableFileRules(files: readonly string[]): HeaderRule[] {
  const value = `public, max-age=${yearSeconds}, immutable`;
  const escaped = [...files].sort().map((file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return Array.from({ length: Math.ceil(escaped.length / maxFilesInRule) }, (_, index) => {
    const part = escaped.slice(index * maxFilesInRule, (index + 1) * maxFilesInRule);
    return {
      regex: `^/${immutableFolder}/(${part.join('|')})$`,
      headers: [{ key: 'Cache-Control', value }],
    };
  });
}
