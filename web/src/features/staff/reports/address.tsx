import { Fragment } from 'react';

/**
 * Never a link: anybody can send a report, with an address of their choice. May break behind each of
 * its parts.
 */
export function Address({ children }: { children: string }) {
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {children.split(/(?<=[/.])(?=\w)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
