import { maxLineCharacters } from '@dental-shop/domain/quick-order/pad-lines';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import type { ProductFinder } from '../../shared/catalogue/site-finder.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';
import { fieldStyle, optionStyle, suggestionsStyle } from './pad-style.ts';

interface PartFieldProps {
  id: string;
  label: string;
  text: string;
  /** Undefined if the text already names a part, or while the catalogue loads. */
  find: ProductFinder | undefined;
  isWrong: boolean;
  resultId: string;
  onText: (text: string) => void;
  onSelect: (product: ProductSummary) => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const maxSuggestions = 6;

const noProducts: readonly ProductSummary[] = [];

export function PartField(props: PartFieldProps) {
  const { id, label, text, find, isWrong, resultId, onText, onSelect, onEnter, onPaste } = props;
  const { t } = useTranslation('pad');
  const { productName } = useCatalogueText();
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete({
      id,
      freeSolo: true,
      value: null,
      inputValue: text,
      options: noProducts,
      // Called only while the list is open: searching for every line of a long pad would take several seconds.
      filterOptions: (_, { inputValue }) => {
        const query = inputValue.trim();
        return find && query !== '' ? find(query).products.slice(0, maxSuggestions) : [];
      },
      getOptionLabel: (product) => (typeof product === 'string' ? product : product.sku),
      onInputChange: (_, written, reason) => reason === 'input' && onText(written),
      onChange: (_, product) => product && typeof product !== 'string' && onSelect(product),
    });
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const isChosen = event.currentTarget.querySelector('[aria-activedescendant^="pad"]') !== null;
    const submitsLine = event.key === 'Enter' && !isChosen;
    const isComposed = isComposing(event.nativeEvent);
    event.defaultMuiPrevented = submitsLine || isComposed;
    if (!submitsLine || isComposed) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <div {...getRootProps({ onKeyDown })}>
        <Box
          component="input"
          {...getInputProps()}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={resultId}
          maxLength={maxLineCharacters}
          autoCorrect="off"
          enterKeyHint="next"
          onPaste={onPaste}
          sx={fieldStyle}
        />
      </div>
      {groupedOptions.length > 0 && (
        <Paper elevation={6} sx={suggestionsStyle}>
          <ul {...getListboxProps()} aria-label={t('line.suggestions')} aria-labelledby={undefined}>
            {groupedOptions.map((product, index) => {
              const { key, ...option } = getOptionProps({ option: product, index });
              return (
                // Hovering must not highlight an option, or Enter would select the one under a resting pointer.
                <Box
                  component="li"
                  key={key}
                  {...option}
                  onMouseMove={undefined}
                  onTouchStart={undefined}
                  sx={optionStyle}
                >
                  <Box component="span" translate="no" sx={{ fontWeight: 600 }}>
                    {product.sku}
                  </Box>
                  <Box component="span" sx={{ flexGrow: 1 }}>
                    {productName(product)}
                  </Box>
                  <PriceText part={product} />
                </Box>
              );
            })}
          </ul>
        </Paper>
      )}
    </Box>
  );
}
