import {
  invitationDays,
  invitationExpiresAt,
  isInvitationOpen,
} from '@dental-shop/domain/account/staff-invitation';
import { maxMembers, type StaffMember } from '@dental-shop/domain/account/staff-member';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, type Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { staff, type WithId, withId } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { SuccessStatus } from '../success-status.tsx';
import { StaffTable } from '../table/staff-table.tsx';
import { useRowPages } from '../table/use-row-pages.ts';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { useLiveCollection } from '../use-live-collection.ts';
import { AddMemberForm } from './add-member-form.tsx';
import { type Invitation, InviteDialog } from './invite-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

export default function MembersPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('members.title'), description: t('members.description') });
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('members.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('members.introduction')}</Typography>
      <AddMemberForm onAdded={setStatusMessage} />
      <SuccessStatus message={statusMessage} />
      <MemberList onChanged={setStatusMessage} />
    </Stack>
  );
}

function MemberList({ onChanged }: { onChanged: (message: string) => void }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const [inviting, setInviting] = useState<Invitation>();
  const { uid } = useStaff();
  const [revoking, setRevoking] = useState<WithId<StaffMember<Timestamp>>>();
  const data = useLiveCollection(query(staff(useFirestore()), orderBy('email'), limit(maxMembers)));
  const { rows, pager } = useRowPages(typeof data === 'string' ? [] : data.docs.map(withId));
  if (data === 'loading') return <RecordsSkeleton />;
  if (data === 'unreachable') return <DatabaseFailure />;
  return (
    <>
      <StaffTable
        label={t('members.list')}
        rows={rows}
        pager={pager}
        columns={[
          {
            id: 'email',
            label: t('members.columns.email'),
            width: 200,
            grow: 2,
            content: ({ email }) => email,
          },
          {
            id: 'role',
            label: t('members.columns.role'),
            width: 130,
            grow: 2,
            content: (member) => {
              const role = t(member.admin ? 'members.roles.admin' : 'members.roles.staff');
              const { invitation } = member;
              if (!invitation || !isInvitationOpen(member)) return role;
              const until = new Date(invitationExpiresAt(invitation.sentAt.toMillis()));
              const date = officeDate(until, 'mediumDay');
              return t('members.invitation.until', { role, date });
            },
          },
          {
            id: 'since',
            label: t('members.columns.since'),
            width: 150,
            content: ({ grantedAt }) => officeDate(grantedAt.toDate(), 'mediumDay'),
          },
          {
            id: 'action',
            label: t('members.columns.action'),
            width: 230,
            onCard: 'action',
            content: (member, { tabIndex }) =>
              member.id === uid ? (
                t('members.you')
              ) : (
                <>
                  {isInvitationOpen(member) && (
                    <Button
                      size="small"
                      variant="outlined"
                      tabIndex={tabIndex}
                      aria-label={t('members.invitation.resendTo', { email: member.email })}
                      onClick={() => setInviting({ ...member, isRepeated: true })}
                    >
                      {t('members.invitation.resend')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="outlined"
                    tabIndex={tabIndex}
                    color="error"
                    aria-label={t('members.revokeOf', { email: member.email })}
                    onClick={() => setRevoking(member)}
                  >
                    {t('members.revoke')}
                  </Button>
                </>
              ),
          },
        ]}
      />
      {revoking && (
        <RevokeDialog
          member={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoked={() => {
            setRevoking(undefined);
            onChanged(t('members.revoked', { email: revoking.email }));
          }}
        />
      )}
      {inviting && (
        <InviteDialog
          invitation={inviting}
          onClose={() => setInviting(undefined)}
          onInvited={() => {
            setInviting(undefined);
            onChanged(
              t('members.invitation.sent', { email: inviting.email, count: invitationDays }),
            );
          }}
        />
      )}
    </>
  );
}
