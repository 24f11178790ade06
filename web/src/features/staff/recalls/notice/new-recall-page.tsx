import { recallTemplate } from '@dental-shop/domain/recalls/recall-template';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { RecallForm } from './recall-form.tsx';
import { RecallHeading } from './recall-heading.tsx';

export default function NewRecallPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('recalls.edit.title'), description: t('recalls.description') });
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const sku = address.get('sku') ?? '';
  const lots = address.getAll('lot');
  // Stays the same when the form is sent again, so that a lost response doesn't create two drafts.
  const [recallId] = useState(() => crypto.randomUUID());
  if (sku === '' || lots.length === 0) {
    return (
      <EmptyState next={{ to: staffPaths.recalls(), label: t('recalls.recall.back') }}>
        {t('recalls.recall.none')}
      </EmptyState>
    );
  }
  return (
    <Stack spacing={3}>
      <RecallHeading title={t('recalls.edit.title')} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('recalls.list.recall', { sku, lots: lots.join(', ') })}
      </Typography>
      <RecallForm
        recallId={recallId}
        content={{ sku, lots, ...recallTemplate(sku, lots) }}
        onSaved={() => void navigate(staffPaths.recall(recallId), { replace: true })}
      />
    </Stack>
  );
}
