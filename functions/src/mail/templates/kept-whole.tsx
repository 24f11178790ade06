import { Fragment, type ReactNode } from 'react';

/**
 * What is read in one piece: numbers of orders and certificates (`K7QM-3XWT`), phone numbers, and sizes
 * with their unit. A style keeps it in one line instead of other dashes and spaces, so that a number
 * that is copied from the mail, or stands in its text, can be searched for and dialed.
 */
const inOnePiece =
  /([A-Z\d]{4}(?:-[A-Z\d]{4})+|\+\d[\d -]{5,17}\d|\d[\d.]*(?: × \d[\d.]*)+(?: mm\b)?|\d[\d.]* (?:mm|N-cm|rpm)\b)/;

/** The text, with no line break where it would part a number. */
export function KeptWhole({ text }: { text: string }): ReactNode {
  // Every second piece is one that the expression has found.
  return text.split(inOnePiece).map((piece, index) => {
    const key = `${index}-${piece}`;
    return index % 2 === 0 ? (
      <Fragment key={key}>{piece}</Fragment>
    ) : (
      <span key={key} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    );
  });
}
