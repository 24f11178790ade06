import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import { formatDate } from '@dental-shop/domain/language/locales';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import type { WithId } from '../../../shared/firestore/collections.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { replyLink } from './reply-link.ts';

interface MessageCardProps {
  message: WithId<ContactMessage<Timestamp>>;
  onStateChange: (state: ContactMessage<Timestamp>['state']) => void;
}

export function MessageCard({ message, onStateChange }: MessageCardProps) {
  const { t, i18n } = useTranslation('staff');
  const { mutate, isPending, error } = useStaffAction('markContactMessage', ({ state }) =>
    onStateChange(state),
  );
  const { id, name, email, subject, state, language, createdAt, answeredAt, answeredBy } = message;
  const writtenAt = createdAt.toDate();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Chip
          size="small"
          variant={state === 'new' ? 'filled' : 'outlined'}
          color={state === 'new' ? 'primary' : 'default'}
          label={t(`messages.states.${state}`)}
          sx={{ borderRadius: 1 }}
        />
        <Typography variant="h2" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {subject || t('messages.noSubject')}
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <span>{`${name} · ${email} · ${formatDate(writtenAt, 'day', i18n.language)} · `}</span>
        <span>{t('messages.language', { language: t(`messages.languages.${language}`) })}</span>
      </Typography>
      <Typography
        lang={language}
        sx={{ mt: 1.5, maxWidth: 640, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {message.message}
      </Typography>
      {answeredAt && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('messages.answered', {
            date: formatDate(answeredAt.toDate(), 'day', i18n.language),
            email: answeredBy ?? '',
          })}
        </Typography>
      )}
      <StaffErrorAlert error={error} sx={{ mt: 1.5 }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          href={replyLink(message, writtenAt)}
          aria-label={t('messages.replyTo', { name })}
        >
          {t('messages.reply')}
        </Button>
        <Button
          disabled={isPending}
          onClick={() => mutate({ id, state: state === 'new' ? 'answered' : 'new' })}
          aria-label={t(state === 'new' ? 'messages.markAnsweredOf' : 'messages.markNewOf', {
            name,
          })}
        >
          {t(state === 'new' ? 'messages.markAnswered' : 'messages.markNew')}
        </Button>
      </Stack>
    </Paper>
  );
}
