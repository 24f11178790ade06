import { readLines, savedListId } from '@dental-shop/domain/lists/saved-list';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import {
  type OwnList as List,
  removeList,
  writeList,
} from '../../../shared/lists/list-documents.ts';
import { useSlowWrite } from '../../../shared/lists/use-slow-write.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../shared/ui/fallbacks/empty-state.tsx';
import { ListView } from './list-view.tsx';
import { type Notice, NoticeBar } from './notice-bar.tsx';
import { OwnLists } from './own-lists.tsx';

export default function OwnList({ uid, number }: { uid: string; number: string }) {
  const { t } = useTranslation('lists');
  const [notice, setNotice] = useState<Notice>();
  const { isSlow, track } = useSlowWrite();
  const change = (attempt: Promise<void>) => {
    track(attempt).catch((error: unknown) => {
      console.error('A list could not be changed.', { number, error });
      setNotice({ text: t('notice.failed'), isFailure: true });
    });
  };
  const restore = ({ id, name, lines }: List) => {
    setNotice({ text: t('notice.restored', { name }) });
    change(writeList(id, { uid, name, lines: readLines(lines) }));
  };
  const remove = (list: List) => {
    const text = t('notice.deleted', { name: list.name });
    const undo = { label: t('actions.undo'), act: () => restore(list) };
    setNotice({ text, undo });
    change(removeList(list.id));
  };
  return (
    <OwnLists uid={uid}>
      {(lists) => {
        const list = lists.find(({ id }) => id === savedListId(uid, Number(number)));
        return (
          <>
            {list ? (
              <ListView
                list={list}
                change={change}
                notify={setNotice}
                onDelete={() => remove(list)}
              />
            ) : (
              <NoSuchList wasDeleted={notice?.undo !== undefined} />
            )}
            <NoticeBar notice={notice} isSlow={isSlow} onDone={() => setNotice(undefined)} />
          </>
        );
      }}
    </OwnLists>
  );
}

function NoSuchList({ wasDeleted }: { wasDeleted: boolean }) {
  const { t } = useTranslation('lists');
  useDocumentHead({ title: t('title'), description: t('description') });
  return (
    <>
      <Typography variant="h1">{t('title')}</Typography>
      {!wasDeleted && (
        <EmptyState next={{ to: paths.account('lists'), label: t('back') }}>
          {t('noSuchList')}
        </EmptyState>
      )}
    </>
  );
}
