import { Action, Facts, Letter, Paragraph, type Props } from './letter.tsx';

export function CertificateEarned({ words, data, siteUrl, ...letter }: Props<'certificate'>) {
  const { heading, body, download, score, scored, number } = words.certificate;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Facts
        rows={[
          [score, scored(data.score, data.questions)],
          [number, data.number],
        ]}
      />
      <Paragraph>{download}</Paragraph>
      <Action href={`${siteUrl}/account?tab=info`} label={words.visitAccount} />
    </Letter>
  );
}

export function NewCertificate({ words, data, siteUrl, ...letter }: Props<'new-certificate'>) {
  const { score, scored, number } = words.certificate;
  const { heading, body, name, email, account } = words.newCertificate;
  return (
    <Letter {...letter} preview={data.email} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Facts
        rows={[
          [name, data.name],
          [email, data.email],
          [score, scored(data.score, data.questions)],
          [number, data.number],
        ]}
      />
      <Action href={`${siteUrl}/staff/accounts/${data.uid}`} label={account} />
    </Letter>
  );
}
