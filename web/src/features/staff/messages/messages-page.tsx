import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import Stack from '@mui/material/Stack';
import { orderBy, query, type Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { contactMessages, type WithId } from '../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { FoundRecords } from '../list-search/found-records.tsx';
import { ListSearch } from '../list-search/list-search.tsx';
import { useListSearch } from '../list-search/use-list-search.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { SuccessStatus } from '../success-status.tsx';
import { TablePagerBar } from '../table/table-pager-bar.tsx';
import { LivePages, useTablePages } from '../table/use-table-pages.tsx';
import { MessageCard } from './message-card.tsx';

export default function MessagesPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('messages.title'), description: t('messages.description') });
  const [statusMessage, setStatusMessage] = useState('');
  const [search, setSearch] = useListSearch();
  const onStateChange = ({ name }: Message, state: Message['state']) =>
    setStatusMessage(t(`messages.marked.${state}`, { name }));
  return (
    <Stack spacing={2}>
      <PageHeader title={t('messages.title')}>
        <ListSearch
          label={t('messages.search')}
          hint={t('messages.searchHint')}
          search={search}
          onSearch={setSearch}
        />
      </PageHeader>
      <SuccessStatus message={statusMessage} />
      {search === '' ? (
        <NewMessagesFirst onStateChange={onStateChange} />
      ) : (
        <FoundMessages search={search} onStateChange={onStateChange} />
      )}
    </Stack>
  );
}

type Message = WithId<ContactMessage<Timestamp>>;

interface MessagesProps {
  onStateChange: (message: Message, state: Message['state']) => void;
}

/** A page of long messages must stay shorter than ten screens on a phone. */
const messagesPerPage = 10;

function NewMessagesFirst({ onStateChange }: MessagesProps) {
  const { t } = useTranslation('staff');
  // In descending alphabetical order, `new` comes before `answered`.
  const newFirst = query(
    contactMessages(useFirestore()),
    orderBy('state', 'desc'),
    orderBy('createdAt', 'desc'),
  );
  const pages = useTablePages(newFirst, '', messagesPerPage);
  return (
    <Stack spacing={2}>
      <LivePages pages={pages} empty={<EmptyState>{t('messages.none')}</EmptyState>}>
        {(rows) => <MessageList messages={rows} onStateChange={onStateChange} />}
      </LivePages>
      <TablePagerBar label={t('messages.title')} pager={pages.pager} />
    </Stack>
  );
}

function FoundMessages({ search, onStateChange }: MessagesProps & { search: string }) {
  const { t } = useTranslation('staff');
  const newestFirst = query(contactMessages(useFirestore()), orderBy('createdAt', 'desc'));
  return (
    <FoundRecords
      label={t('messages.title')}
      search={search}
      ordered={newestFirst}
      size={messagesPerPage}
    >
      {(rows) => <MessageList messages={rows} onStateChange={onStateChange} />}
    </FoundRecords>
  );
}

function MessageList({
  messages,
  onStateChange,
}: MessagesProps & { messages: readonly Message[] }) {
  const { t } = useTranslation('staff');
  return (
    <Stack
      component="ul"
      aria-label={t('messages.list')}
      sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}
    >
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          onStateChange={(state) => onStateChange(message, state)}
        />
      ))}
    </Stack>
  );
}
