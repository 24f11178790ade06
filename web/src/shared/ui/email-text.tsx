import { Fragment } from 'react';

/** An email address that wraps before `@` and dots instead of within a word. */
export function EmailText({ email }: { email: string }) {
  return (
    <span translate="no">
      {email.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The parts have no other identity and may repeat.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
