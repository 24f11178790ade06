import type { DataOf } from '../mail-content.ts';
import { Action, Facts, Letter, Paragraph, type TemplateProps } from './letter.tsx';

type Props = TemplateProps & { data: DataOf<'staff-changed'> };

/** To every admin, so that a role that somebody should not have is seen on the same day. */
export function StaffChanged({ words, data, siteUrl, ...letter }: Props) {
  const { heading, body, account, role, roles, by, next, look } = words.staffChanged;
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
      <Paragraph>{next}</Paragraph>
      <Action href={`${siteUrl}/staff/people`} label={look} />
    </Letter>
  );
}
