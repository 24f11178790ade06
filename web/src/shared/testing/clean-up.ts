import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// One second, which is Testing Library's own, is little on a machine that runs other tests too.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
