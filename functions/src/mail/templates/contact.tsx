import { truncate } from '@dental-shop/domain/text/truncate';
import {
  Action,
  Facts,
  Letter,
  Paragraph,
  type Props,
  Quotation,
  type TemplateProps,
} from './letter.tsx';

export function ContactOffice({ words, data, siteUrl, ...letter }: Props<'contact-office'>) {
  const { heading, name, email, topic, noTopic, answer } = words.contactOffice;
  return (
    <Letter {...letter} preview={truncate(data.message, 100)} heading={heading}>
      <Facts
        rows={[
          [name, data.name],
          [email, data.email],
          [topic, data.subject || noTopic],
        ]}
      />
      <Quotation text={data.message} />
      <Paragraph>{answer}</Paragraph>
      <Action href={`${siteUrl}/staff/messages`} label={words.newMessages.list} />
    </Letter>
  );
}

export function NewMessages({ words, siteUrl, ...letter }: TemplateProps) {
  const { heading, body, list } = words.newMessages;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Action href={`${siteUrl}/staff/messages`} label={list} />
    </Letter>
  );
}

export function ContactConfirmation({ words, ...letter }: TemplateProps) {
  const { heading, body, hours, notYou } = words.contactConfirmation;
  return (
    <Letter {...letter} preview={body} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Paragraph>{hours}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}
