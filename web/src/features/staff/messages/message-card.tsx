import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import type { Language } from '@dental-shop/domain/language/language';
import { orderNumbersIn } from '@dental-shop/domain/order/order-number';
import { truncate } from '@dental-shop/domain/text/truncate';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithId } from '../../../shared/firestore/collections.ts';
import { clampLines } from '../../../shared/theme/clamp-lines.ts';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmailText } from '../../../shared/ui/email-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useStaffAction } from '../staff-queries.ts';
import { useOfficeDate, useOfficeTimeZone } from '../time/office-time-zone.ts';
import { replyLink } from './reply-link.ts';

interface MessageCardProps {
  message: WithId<ContactMessage<Timestamp>>;
  onStateChange: (state: ContactMessage<Timestamp>['state']) => void;
}

export function MessageCard({ message, onStateChange }: MessageCardProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const timeZone = useOfficeTimeZone();
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
        <Typography variant="h2" dir="auto" sx={subjectStyle}>
          {subject || t('messages.noSubject')}
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={nameStyle}>
          {name}
        </Box>
        <span> · </span>
        <EmailText email={email} />
        <span>{` · ${officeDate(writtenAt, 'dayAndTime')} · `}</span>
        <span>{t('messages.language', { language: t(`messages.languages.${language}`) })}</span>
      </Typography>
      <MessageText text={message.message} language={language} name={name} />
      <MentionedOrders numbers={orderNumbersIn(`${subject} ${message.message}`)} />
      {answeredAt && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('messages.answered', {
            date: officeDate(answeredAt.toDate(), 'dayAndTime'),
            email: answeredBy ?? '',
          })}
        </Typography>
      )}
      <StaffErrorAlert error={error} sx={{ mt: 1.5 }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          href={replyLink(message, { writtenAt, timeZone })}
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

/** In characters. On a phone, a page of messages of this length takes fewer than ten screens. */
const maxShown = 280;

interface MessageTextProps {
  text: string;
  language: Language;
  name: string;
}

function MessageText({ text, language, name }: MessageTextProps) {
  const { t } = useTranslation('staff');
  const [isOpen, setIsOpen] = useState(false);
  const start = truncate(text, maxShown);
  const isLong = start !== text;
  const shown = isLong && !isOpen ? `${start.trimEnd()}…` : text;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography lang={language} dir="auto" sx={textStyle}>
        {shown}
      </Typography>
      {isLong && (
        <Button
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'messages.lessOf' : 'messages.allOf', { name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'messages.less' : 'messages.all')}
        </Button>
      )}
    </Box>
  );
}

function MentionedOrders({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('staff');
  if (numbers.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {numbers.map((number) => (
        <MuiLink key={number} component={Link} to={staffPaths.order(number)} sx={standaloneLink}>
          {t('messages.order', { number })}
        </MuiLink>
      ))}
    </Box>
  );
}

const textStyle = { maxWidth: 640, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const subjectStyle = { minWidth: 0, fontSize: '1.125rem', ...clampLines(3) } as const;

/** Short names share their line with the email address. */
const nameStyle = {
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
} as const;
