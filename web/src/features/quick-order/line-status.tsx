import { maxQuantity } from '@dental-shop/domain/cart/quantity';
import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { LineResult } from '@dental-shop/domain/quick-order/check-pad';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { ProductPicture } from '../../shared/catalogue/product-picture.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

interface LineStatusProps {
  result: LineResult<ProductSummary>;
  number: number;
  onSelect: (product: ProductSummary) => void;
}

export function LineStatus({ result, number, onSelect }: LineStatusProps) {
  const { t } = useTranslation('pad');
  const text = useLineStatusText()(result, number);
  if (result.kind === 'empty') return null;
  if (result.kind === 'found') return <FoundPart result={result} />;
  const nearest = result.kind === 'unknown' ? result.nearest : [];
  const { phone } = site.company;
  return (
    <>
      <Box sx={faultStyle}>{text}</Box>
      {nearest.map((product) => (
        <SuggestionButton key={product.sku} product={product} number={number} onSelect={onSelect} />
      ))}
      {nearest.length === 0 && result.kind !== 'wrong-quantity' && (
        <Box component="a" href={telephoneLink(phone)} sx={phoneStyle}>
          {t('answer.call', { phone })}
        </Box>
      )}
    </>
  );
}

function FoundPart({ result }: { result: Extract<LineStatusProps['result'], { kind: 'found' }> }) {
  const { t } = useTranslation('pad');
  const { product, quantity, price, together } = result;
  const name = useCatalogueText().productName(product);
  const facts = { quantity, price: formatPrice(price), sum: formatPrice(price * quantity) };
  return (
    <Box sx={foundStyle}>
      <Box sx={{ width: 48, flexShrink: 0 }}>
        <ProductPicture fileName={product.thumbnail} alt="" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={paths.product(product.category, product.sku)}
          sx={{ color: 'text.primary', fontWeight: 600 }}
        >
          {name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {`${product.sku} · ${quantity === 1 ? facts.price : t('answer.sum', facts)}`}
        </Box>
        {together && (
          <Box sx={{ fontWeight: 600 }}>
            {t('answer.together', {
              count: together.others.length,
              lines: together.others.map((index) => index + 1).join(', '),
              quantity: together.quantity,
            })}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function SuggestionButton({
  product,
  number,
  onSelect,
}: Omit<LineStatusProps, 'result'> & { product: ProductSummary }) {
  const { t } = useTranslation('pad');
  const name = useCatalogueText().productName(product);
  const { sku } = product;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('answer.take', { sku, name, number })}
      onClick={() => onSelect(product)}
      sx={{ justifyContent: 'flex-start', textAlign: 'left', lineHeight: 1.3 }}
    >
      {`${sku} ${name}`}
    </Button>
  );
}

const foundStyle = { display: 'flex', alignItems: 'center', gap: 1.5, lineHeight: 1.35 } as const;

const faultStyle = { color: 'error.main', fontWeight: 500, flexBasis: '100%' } as const;

const phoneStyle = { ...standaloneLink, color: 'primary.main' } as const;

export function useLineStatusText() {
  const { t } = useTranslation('pad');
  const { t: shopText } = useTranslation();
  const { productName } = useCatalogueText();
  return (result: LineResult<ProductSummary>, number: number): string => {
    const name = 'product' in result ? productName(result.product) : '';
    switch (result.kind) {
      case 'empty':
        return '';
      case 'found':
        return t('answer.found', { name, price: formatPrice(result.price) });
      case 'wrong-quantity':
        return result.most === 0
          ? t('answer.noneLeft', { number, name, most: maxQuantity })
          : t('answer.wrongQuantity', { number, name, most: result.most });
      case 'not-sold-online': {
        const reason = shopText(`shop.unavailable.${result.reason}`);
        return t('answer.notSoldOnline', { number, name, reason });
      }
      case 'no-longer-sold':
        return t('answer.noLongerSold', { number, sku: result.sku });
      case 'unknown':
        return t(result.nearest.length > 0 ? 'answer.unknown' : 'answer.nothingNear', { number });
    }
  };
}
