import { useTranslation } from 'react-i18next';
import { ErrorPage } from './error-page.tsx';

/** For an address that no screen, or nothing within a screen, answers to. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return <ErrorPage message={t('common.error.notFound')} />;
}
