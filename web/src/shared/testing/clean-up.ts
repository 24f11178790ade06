import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { expectTranslatableText } from './sibling-text.ts';

// Testing Library's default of 1 s is too short on a busy machine.
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
