import { invitationDays } from '@dental-shop/domain/account/staff-invitation';
import { Action, Facts, Letter, Paragraph, type Props } from './letter.tsx';

/** Sent to every admin, so someone notices an unexpected role change. */
export function StaffChanged({ words, data, siteUrl, ...letter }: Props<'staff-changed'>) {
  const { heading, body, account, role, roles, by, invited, next, look } = words.staffChanged;
  return (
    <Letter {...letter} preview={data.email} heading={heading}>
      <Paragraph>{body}</Paragraph>
      <Facts
        rows={[
          [account, data.email],
          [role, roles[data.role]],
          [by, data.by],
        ]}
      />
      {data.isInvited && <Paragraph>{invited}</Paragraph>}
      <Paragraph>{next}</Paragraph>
      <Action href={`${siteUrl}/staff/people`} label={look} />
    </Letter>
  );
}

export function StaffInvitation({ words, data, ...letter }: Props<'staff-invitation'>) {
  const { heading, body, next, accept, expires, notYou } = words.staffInvitation;
  const text = body(data.by, letter.shop);
  return (
    <Letter {...letter} preview={text} heading={heading}>
      <Paragraph>{words.hello}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{next}</Paragraph>
      <Action href={data.link} label={accept} />
      <Paragraph>{expires(invitationDays)}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
    </Letter>
  );
}
