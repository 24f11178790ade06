import type { LotRecipient } from '@dental-shop/domain/api/staff/recall-calls';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { staffQuery } from '../../staff-queries.ts';
import { RecipientTable } from '../search/recipient-table.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { RecallForm } from './recall-form.tsx';
import { RecallPreview } from './recall-preview.tsx';
import type { RecallProps } from './recall-props.ts';
import { SendDialog } from './send-dialog.tsx';

export function DraftRecall(props: RecallProps) {
  const { t } = useTranslation('staff');
  const [isEditing, setIsEditing] = useState(false);
  const { recallId, recall, onDone } = props;
  const { sku, lots, subject, message } = recall;
  const content = { sku, lots, subject, message };
  if (!isEditing) return <ReviewedDraft {...props} onEdit={() => setIsEditing(true)} />;
  return (
    <RecallForm
      recallId={recallId}
      content={content}
      onSaved={() => {
        setIsEditing(false);
        onDone(t('recalls.recall.saved'));
      }}
      onCancel={() => setIsEditing(false)}
    />
  );
}

function ReviewedDraft({ recallId, recall, onDone, onEdit }: RecallProps & { onEdit: () => void }) {
  const { t } = useTranslation('staff');
  const { sku, lots, subject, message } = recall;
  const content = { sku, lots, subject, message };
  const { data, error, isPending } = useQuery(staffQuery('findLotRecipients', { sku, lots }));
  const [asking, setAsking] = useState<'send' | 'discard'>();
  const close = () => setAsking(undefined);
  const recipients = data?.recipients ?? [];
  return (
    <>
      <RecallPreview title={t('recalls.recall.preview')} content={content} />
      {isPending && <RecordsSkeleton />}
      <StaffErrorAlert error={error} />
      {data && <Recipients recipients={recipients} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onEdit} variant="outlined">
          {t('recalls.recall.edit')}
        </Button>
        {recipients.length > 0 && (
          <Button variant="contained" onClick={() => setAsking('send')}>
            {t('recalls.recall.send', { count: recipients.length })}
          </Button>
        )}
        <Button color="error" onClick={() => setAsking('discard')}>
          {t('recalls.recall.discard')}
        </Button>
      </Stack>
      {asking === 'send' && (
        <SendDialog
          recallId={recallId}
          content={content}
          recipients={recipients}
          onClose={close}
          onSent={onDone}
        />
      )}
      {asking === 'discard' && <DiscardDialog recallId={recallId} onClose={close} />}
    </>
  );
}

function Recipients({ recipients }: { recipients: readonly LotRecipient[] }) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.results.title')}
      </Typography>
      {recipients.length === 0 ? (
        <Typography>{t('recalls.recall.noRecipients')}</Typography>
      ) : (
        <RecipientTable recipients={recipients} />
      )}
    </Stack>
  );
}
