import express, { type Response, Router } from 'express';
import * as z from 'zod';
import { faultSettings } from './fault-settings.ts';
import type { Faults } from './faults.ts';

/**
 * POST sets faults, GET shows them, DELETE removes them. Needs no key, because only the developer's
 * computer can reach it, and other sites can't send JSON cross-origin without permission.
 */
export function faultRoutes(faults: Faults, webhooksWaiting: () => number): Router {
  const router = Router();
  const show = (response: Response): void => {
    response.json(faults.status(webhooksWaiting()));
  };
  router.get('/_faults', (_request, response) => show(response));
  router.delete('/_faults', (_request, response) => {
    faults.clear();
    show(response);
  });
  router.post('/_faults', express.json(), (request, response) => {
    const given = faultSettings.safeParse(request.body);
    if (given.success) {
      faults.set(given.data);
      show(response);
      return;
    }
    response.status(400).json({ error: { message: z.prettifyError(given.error) } });
  });
  return router;
}
