import { afterEach } from 'vitest';
import { closeTabs } from '../shop/customer.ts';

afterEach(closeTabs);
