import { apiPaths } from '@dental-shop/domain/api/paths';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useStaffDownload } from '../staff-download.ts';

/** Downloads the catalogue as a spreadsheet. */
export function DownloadSheet() {
  const { t } = useTranslation('staff');
  const { mutate, isPending, isError } = useStaffDownload();
  return (
    <div>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() =>
          mutate({ path: apiPaths.staffCatalogueXlsx, fallbackName: 'catalogue.xlsx' })
        }
        sx={{ minHeight: 44 }}
      >
        {t('catalogue.download')}
      </Button>
      {isError && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {t('shell.errors.failed')}
        </Typography>
      )}
    </div>
  );
}
