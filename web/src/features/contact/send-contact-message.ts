import {
  type ContactRequest,
  type ContactResponse,
  contactResponse,
} from '@dental-shop/domain/api/contact';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from '../../shared/api/api-client.ts';

export async function sendContactMessage(body: ContactRequest): Promise<ContactResponse> {
  return request(apiPaths.contact, { method: 'POST', body, schema: contactResponse });
}
