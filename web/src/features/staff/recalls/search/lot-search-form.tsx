import { createSkuFinder } from '@dental-shop/domain/fulfillment/scan';
import {
  type LotSearch,
  type LotSearchIssue,
  lotSearchIssues,
  readLotSearch,
} from '@dental-shop/domain/recalls/lot-search';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { catalogueData } from '../../../../shared/catalogue/catalogue-data.ts';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { usePrefilledForm } from '../../../../shared/forms/use-prefilled-form.ts';
import { usePageData } from '../../../../shared/page-data/use-page-data.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { typeGroupSeparator } from '../../type-group-separator.ts';
import { lotSearchOf, lotSearchParameters } from './lot-search-url.ts';

const names = ['sku', 'lot', 'to'] as const;

const optional = { autoComplete: 'off', required: false } as const;

/** A hand scanner types the code and presses Enter, so a scan searches immediately. */
export function LotSearchForm() {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const { gtins = {} } = usePageData(catalogueData.shelfLookup) ?? {};
  const [address, setAddress] = useSearchParams();
  const form = useForm<keyof LotSearch, LotSearch, LotSearchIssue>({
    names,
    read: (typed) => readLotSearch(typed, createSkuFinder(gtins, Object.values(gtins))),
    validate: lotSearchIssues,
    send: async (search) => setAddress(lotSearchParameters(search)),
  });
  usePrefilledForm(form.elementProps.ref, { ...lotSearchOf(address) });
  const issue = (name: keyof LotSearch) => {
    const found = form.issues[name];
    return found && t(`recalls.search.issues.${found}`);
  };
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.search.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, maxWidth: 640 }}>{t('recalls.search.hint')}</Typography>
      <Stack
        component="form"
        spacing={2}
        {...form.elementProps}
        onKeyDown={typeGroupSeparator}
        aria-labelledby={titleId}
      >
        <ErrorSummary form={form} />
        <Box sx={fieldsStyle}>
          <FormField
            {...optional}
            name="sku"
            label={t('recalls.search.sku')}
            error={issue('sku')}
          />
          <FormField
            {...optional}
            name="lot"
            label={t('recalls.search.lot')}
            error={issue('lot')}
          />
          <FormField
            {...optional}
            name="to"
            label={t('recalls.search.to')}
            hint={t('recalls.search.toHint')}
            error={issue('to')}
          />
          <Button type="submit" variant="contained" sx={{ mt: { md: '1.5625rem' } }}>
            {t('recalls.search.button')}
          </Button>
        </Box>
      </Stack>
    </section>
  );
}

const fieldsStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 14rem)) auto',
  },
  alignItems: 'start',
  justifyContent: 'start',
  gap: 2,
} as const;
