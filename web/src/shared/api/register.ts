import { apiPaths } from '@dental-shop/domain/api/paths';
import { type RegisterRequest, registerResponse } from '@dental-shop/domain/api/register';
import { request } from './api-client.ts';

/** Sends a registration in the name of the new user, whose ID token is `token`. */
export async function register(body: RegisterRequest, token: string): Promise<void> {
  await request(apiPaths.register, { method: 'POST', body, schema: registerResponse, token });
}
