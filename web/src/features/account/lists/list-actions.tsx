import type { LineItem } from '@dental-shop/domain/cart/line-item';
import { toListLink } from '@dental-shop/domain/lists/shared-list';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { CartFilled, type CartFillLine, fillCart } from '../../../shared/lists/fill-cart.tsx';
import { changeList, type OwnList } from '../../../shared/lists/list-documents.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FillCartDialog, RenameDialog } from './list-dialogs.tsx';
import type { Notice } from './notice-bar.tsx';
import { shareLink } from './share-link.ts';

interface ListActionsProps {
  list: OwnList;
  lines: readonly LineItem[];
  fillLines: readonly CartFillLine[];
  change: (attempt: Promise<void>) => void;
  notify: (notice: Notice) => void;
  onDelete: () => void;
}

export function ListActions({
  list,
  lines,
  fillLines,
  change,
  notify,
  onDelete,
}: ListActionsProps) {
  const { t } = useTranslation('lists');
  const [openDialog, setOpenDialog] = useState<'fill' | 'rename'>();
  const [pieces, setPieces] = useState(0);
  const [linkToCopy, setLinkToCopy] = useState('');
  const close = () => setOpenDialog(undefined);

  const fill = () => {
    close();
    setPieces(fillCart(fillLines));
  };
  const share = async () => {
    const path = paths.sharedList(toListLink(list.name, lines));
    const link = new URL(path, window.location.origin).href;
    const outcome = await shareLink(link, list.name);
    setLinkToCopy(outcome === 'failed' ? link : '');
    if (outcome === 'copied') notify({ text: t('notice.copied') });
  };
  return (
    <Stack spacing={2}>
      <Box sx={rowStyle}>
        <Button
          variant="contained"
          color="secondary"
          disabled={lines.length === 0}
          onClick={() =>
            fillLines.every(({ result }) => result === 'all') ? fill() : setOpenDialog('fill')
          }
        >
          {t('actions.addAll')}
        </Button>
        <Button variant="outlined" disabled={lines.length === 0} onClick={() => void share()}>
          {t('actions.share')}
        </Button>
        <Button variant="outlined" onClick={() => setOpenDialog('rename')}>
          {t('actions.rename')}
        </Button>
        <Button color="error" onClick={onDelete}>
          {t('actions.delete')}
        </Button>
      </Box>
      <div role="status">{pieces > 0 && <CartFilled pieces={pieces} />}</div>
      {linkToCopy !== '' && <LinkToCopy link={linkToCopy} />}
      {openDialog === 'fill' && (
        <FillCartDialog fillLines={fillLines} onConfirm={fill} onCancel={close} />
      )}
      {openDialog === 'rename' && (
        <RenameDialog
          name={list.name}
          onCancel={close}
          onRename={(name) => {
            close();
            change(changeList(list.id, { name }));
          }}
        />
      )}
    </Stack>
  );
}

function LinkToCopy({ link }: { link: string }) {
  const { t } = useTranslation('lists');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('notice.copyByHand')}</label>
      <OutlinedInput
        id={id}
        value={link}
        readOnly
        fullWidth
        size="small"
        autoFocus
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  displayPrint: 'none',
  '& .MuiButton-root': { minHeight: 44 },
} as const;
