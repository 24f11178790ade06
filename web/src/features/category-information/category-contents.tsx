import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CategoryData } from '../../shared/catalogue/catalogue-data.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { ContentsTable } from './contents-table.tsx';

/** What the category holds: a table for each of its sub-categories. */
export function CategoryContents({ groups }: Pick<CategoryData, 'groups'>) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  if (groups.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2">{t('shop.information.contents')}</Typography>
      {groups.map((group) => (
        <ContentsTable
          key={group.name}
          caption={catalogueText.subCategoryName(group.name)}
          products={group.products}
        />
      ))}
    </Box>
  );
}
