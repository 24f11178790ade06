import { Action, Letter, Paragraph, type TemplateProps } from './letter.tsx';

/** `link` confirms the reader's address. */
export function EmailChange({
  words,
  data,
  ...letter
}: TemplateProps & { data: { link: string } }) {
  const { heading, body, after, notYou } = words.emailChange;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Action href={data.link} label={words.verifyAddress} />
      <Paragraph>{after}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}

export function EmailChanged({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, notYou, contact } = words.emailChanged;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
      <Action href={`${siteUrl}/contact`} label={contact} />
    </Letter>
  );
}

export function PasswordChanged({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, notYou, reset } = words.passwordChanged;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
      <Action href={`${siteUrl}/forgot-password`} label={reset} />
    </Letter>
  );
}
