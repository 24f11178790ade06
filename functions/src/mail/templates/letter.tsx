import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import type { Language } from '@dental-shop/domain/language/language';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import type { DataOf } from '../mail-content.ts';
import type { Words } from '../words/en.ts';
import { styles } from './styles.ts';

export interface TemplateProps {
  language: Language;
  words: Words;
  shop: string;
  siteUrl: string;
  phone: string;
  /** Where customers send returns. */
  address: readonly string[];
}

export type Props<Name extends MailTemplate> = TemplateProps & { data: DataOf<Name> };

interface LetterProps extends Pick<TemplateProps, 'language' | 'shop' | 'phone'> {
  preview: string;
  heading: string;
  children: ReactNode;
}

/** React escapes all user input. */
export function Letter({ language, shop, phone, preview, heading, children }: LetterProps) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Text style={styles.brand}>{shop}</Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: brandColors.line, margin: '24px 0 12px' }} />
          <Text style={styles.small}>
            {shop}
            <br />
            <a href={telephoneLink(phone)} style={styles.phone}>
              {phone}
            </a>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={styles.text}>
      {typeof children === 'string' ? <KeptWhole text={children} /> : children}
    </Text>
  );
}

export function Quotation({ text }: { text: string }) {
  return (
    <Text style={styles.quotation}>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={index}>
          {line}
          <br />
        </span>
      ))}
    </Text>
  );
}

export function Action({ href, label }: { href: string; label: string }) {
  return (
    <Button href={href} style={styles.button}>
      {label}
    </Button>
  );
}

export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table className="data" style={styles.table}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ ...styles.cell, width: '35%' }}>
              {name}
            </th>
            <td style={styles.cell}>
              <KeptWhole text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LinkedFact {
  key: string;
  name: string;
  value: string;
  href: string;
}

export function LinkedFacts({ rows }: { rows: readonly LinkedFact[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="data" style={styles.table}>
      <tbody>
        {rows.map(({ key, name, value, href }) => (
          <tr key={key}>
            <th scope="row" style={{ ...styles.cell, width: '50%' }}>
              <a href={href} style={styles.link}>
                {name}
              </a>
            </th>
            <td style={styles.cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Keeps order numbers, phone numbers, and sizes on one line. If they contained non-breaking
 * characters, they couldn't be searched for or dialed.
 */
const inOnePiece =
  /([A-Z\d]{4}(?:-[A-Z\d]{4})+|\+\d[\d -]{5,17}\d|\d[\d.]*(?: × \d[\d.]*)+(?: mm\b)?|\d[\d.]* (?:mm|N-cm|rpm)\b)/;

export function KeptWhole({ text }: { text: string }): ReactNode {
  // `split` returns the matches at odd indexes.
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
