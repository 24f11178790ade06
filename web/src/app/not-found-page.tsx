import { ErrorPage } from './error-page.tsx';

/** For an address that no screen, or nothing within a screen, answers to. */
export function NotFoundPage() {
  return <ErrorPage message="404 Not Found" />;
}
