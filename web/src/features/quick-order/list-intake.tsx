import Box from '@mui/material/Box';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { fieldStyle } from './pad-style.ts';

interface ListIntakeProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Empties the field, or restores the text if reading fails. Never rejects. */
  onText: (text: string) => Promise<void>;
  onFile: (file: File) => void;
  children?: ReactNode;
}

export function ListIntake({ field, onText, onFile, children }: ListIntakeProps) {
  const { t } = useTranslation('pad');
  const hintId = useId();
  const isReading = useRef(false);
  const chooser = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain');
    // Text pasted into a field that isn't empty is read only when the button is pressed.
    if (text.trim() === '' || event.currentTarget.value.trim() !== '') return;
    event.preventDefault();
    void onText(text);
  };
  const read = async () => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') return field.current?.focus();
    // Pressing twice while the catalogue loads must not read the list twice.
    if (isReading.current) return;
    isReading.current = true;
    await onText(text);
    isReading.current = false;
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={onDrop}
      sx={{ ...boxStyle, borderColor: isDraggedOver ? 'primary.main' : 'divider' }}
    >
      <Box component="label" htmlFor={`${hintId}-area`} sx={{ fontWeight: 600 }}>
        {t('list.label')}
      </Box>
      <Box
        component="textarea"
        ref={field}
        id={`${hintId}-area`}
        aria-describedby={hintId}
        rows={3}
        placeholder={'I4510 × 3\nHC4804 × 2'}
        spellCheck={false}
        onPaste={onPaste}
        sx={{ ...fieldStyle, py: 1, resize: 'vertical' }}
      />
      <Box id={hintId} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('list.hint')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void read()}>
          {t('list.read')}
        </Button>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {t('list.file')}
        </Button>
        {children}
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the user choose the same file again after fixing it.
          target.value = '';
        }}
      />
    </Box>
  );
}

const boxStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 2,
  border: '1px dashed',
  borderRadius: 1,
} as const;
