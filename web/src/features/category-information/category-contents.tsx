import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CategoryData, ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { PriceText } from '../../shared/catalogue/price-text.tsx';
import { useCatalogueText, useDimensionValue } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { Link } from '../../shared/ui/link.tsx';

interface ContentsProps extends Pick<CategoryData, 'groups'> {
  /** Undefined if `groups` has all parts. */
  total: number | undefined;
}

export function CategoryContents({ groups, total }: ContentsProps) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  if (groups.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2">{t('parts.information.contents')}</Typography>
      {groups.map((group) => (
        <ContentsTable
          key={group.name}
          caption={catalogueText.subCategoryName(group.name)}
          products={group.products}
        />
      ))}
      {total !== undefined && (
        <Typography sx={{ mt: 2 }}>
          {t('parts.filter.left', {
            shown: groups.flatMap(({ products }) => products).length,
            count: total,
          })}
        </Typography>
      )}
    </Box>
  );
}

interface ContentsTableProps {
  caption: string;
  products: readonly ProductSummary[];
}

function ContentsTable({ caption, products }: ContentsTableProps) {
  const { t } = useTranslation();
  return (
    <Box component="table" sx={tableStyle}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('parts.information.product')}</th>
          <th scope="col">{t('parts.dimensions')}</th>
          <th scope="col">{t('parts.information.price')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ContentsRow key={product.sku} product={product} />
        ))}
      </tbody>
    </Box>
  );
}

function ContentsRow({ product }: { product: ProductSummary }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  const dimensionValue = useDimensionValue();
  return (
    <tr>
      <th scope="row">
        <Link to={paths.product(product.category, product.sku)}>
          {catalogueText.productName(product)}
        </Link>
        <small>{`${t('shop.sku')} ${product.sku}`}</small>
      </th>
      <td>
        {product.dimensions.map((each) => (
          <div key={each.label}>
            <span>{t(`parts.dimension.${each.label}`)}</span> <b>{dimensionValue(each)}</b>
          </div>
        ))}
      </td>
      <td>
        <PriceText part={product} />
      </td>
    </tr>
  );
}

const tableStyle = {
  width: '100%',
  mt: 2.5,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: { xs: '0.875rem', md: '1rem' },
  '& caption': { textAlign: 'left', fontWeight: 600, fontSize: '1.125rem', pb: 0.5 },
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 1, pr: 1.5 },
  '& th': { fontWeight: 500 },
  '& thead th': { fontSize: '0.8125rem', color: 'text.secondary', py: 0.5 },
  '& thead th:nth-of-type(2)': { width: { xs: '40%', md: '32%' } },
  '& thead th:last-of-type': { width: { xs: '23%', md: '20%' } },
  '& tr > :last-child': { textAlign: 'right', pr: 0 },
  '& a': { color: 'primary.main' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: 'text.secondary' },
  '& td > div': { fontSize: { xs: '0.8125rem', md: '1rem' } },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
