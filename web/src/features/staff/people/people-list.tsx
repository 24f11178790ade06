import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import Button from '@mui/material/Button';
import { limit, orderBy, query, type Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { staff, type WithId, withId } from '../../../shared/firestore/collections.ts';
import { longDate } from '../../../shared/formatting/record-text.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { Records } from '../../../shared/ui/records.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Its `id` is the uid. */
export type Person = WithId<StaffMember<Timestamp>>;

/** The rules want an end to every list; an office has fewer people. */
const most = 100;

export function PeopleList({ onRevoked }: { onRevoked: (email: string) => void }) {
  const { t, i18n } = useTranslation('staff');
  const { uid } = useStaff();
  const [leaving, setLeaving] = useState<Person>();
  const { data } = useFirestoreCollection(
    query(staff(useFirestore()), orderBy('email'), limit(most)),
  );
  if (!data) return <RecordsSkeleton />;
  return (
    <>
      <Records
        label={t('people.list')}
        rows={data.docs.map(withId)}
        columns={[
          { label: t('people.columns.email'), content: ({ email }) => email },
          {
            label: t('people.columns.role'),
            content: ({ admin }) => t(admin ? 'people.roles.admin' : 'people.roles.staff'),
          },
          {
            label: t('people.columns.since'),
            content: ({ grantedAt }) => longDate(grantedAt.toDate(), i18n.language),
          },
          {
            label: t('people.columns.action'),
            content: (person) =>
              person.id === uid ? (
                t('people.you')
              ) : (
                <Button
                  color="error"
                  aria-label={t('people.revokeOf', { email: person.email })}
                  onClick={() => setLeaving(person)}
                >
                  {t('people.revoke')}
                </Button>
              ),
          },
        ]}
      />
      {leaving && (
        <RevokeDialog
          person={leaving}
          onClose={() => setLeaving(undefined)}
          onRevoked={() => {
            setLeaving(undefined);
            onRevoked(leaving.email);
          }}
        />
      )}
    </>
  );
}
