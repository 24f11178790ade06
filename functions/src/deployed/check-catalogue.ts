import { checkCatalogueRequest } from '@dental-shop/domain/api/staff/check-catalogue';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { checkCatalogue as check } from '@dental-shop/domain/catalogue/check-catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { staffCallable } from '../staff/staff-callable.ts';

export const checkCatalogue = staffCallable(
  { secrets: [] },
  {
    name: 'checkCatalogue',
    input: checkCatalogueRequest,
    act: async () => check(catalogue, spanish.products),
  },
);
