import { maxLineCharacters } from '@dental-shop/domain/quick-order/pad-line';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import type { ProductFinder } from '../../shared/catalogue/product-finder.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';
import { fieldStyle, optionStyle, suggestionsStyle } from './pad-style.ts';

interface PartFieldProps {
  id: string;
  label: string;
  text: string;
  /** Undefined where nothing completes the text: it names a part, or the catalogue is not there yet. */
  find: ProductFinder | undefined;
  isWrong: boolean;
  /** The element with the line's answer. */
  answerId: string;
  onText: (text: string) => void;
  onTake: (product: ProductSummary) => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** As many as fit between a field and a phone's keyboard, one scrolled. */
const mostSuggestions = 6;

/** The field for a SKU or a name. Arrow keys choose of what completes it, Enter takes that or goes on. */
export function PartField(props: PartFieldProps) {
  const { id, label, text, find, isWrong, answerId } = props;
  const { t } = useTranslation('pad');
  const catalogueText = useCatalogueText();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const wanted = text.trim();
  const suggestions =
    isOpen && find && wanted !== '' ? find(wanted).products.slice(0, mostSuggestions) : [];
  const isShown = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setIsOpen(false);
    setActive(undefined);
  };
  const take = (product: ProductSummary) => {
    close();
    props.onTake(product);
  };
  const walk = (step: number) => {
    const next = (active ?? (step > 0 ? -1 : suggestions.length)) + step;
    setActive(suggestions[next] ? next : undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const chosen = isShown && active !== undefined ? suggestions[active] : undefined;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) return take(chosen);
      close();
      props.onEnter();
    } else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isShown && event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        component="input"
        id={id}
        value={text}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== undefined ? optionId(active) : undefined}
        aria-invalid={isWrong}
        aria-describedby={answerId}
        maxLength={maxLineCharacters}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={(event) => {
          props.onText(event.target.value);
          setIsOpen(true);
          setActive(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={props.onPaste}
        onBlur={close}
        sx={fieldStyle}
      />
      {isShown && (
        <Paper
          component="ul"
          role="listbox"
          id={listId}
          aria-label={t('line.suggestions')}
          elevation={6}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          sx={suggestionsStyle}
        >
          {suggestions.map((product, index) => (
            <Box
              key={product.sku}
              component="li"
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              onClick={() => take(product)}
              sx={optionStyle}
            >
              <Box component="span" sx={{ fontWeight: 600 }}>
                {product.sku}
              </Box>
              <Box component="span" sx={{ flexGrow: 1 }}>
                {catalogueText.productName(product)}
              </Box>
              <PriceText priceText={product.priceText} />
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  );
}
