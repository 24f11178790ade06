import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { expectTranslatableText } from './sibling-text.ts';

// One second, which is Testing Library's own, is little on a machine that runs other tests too.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  try {
    expectTranslatableText(document.body);
  } finally {
    cleanup();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
  }
});
