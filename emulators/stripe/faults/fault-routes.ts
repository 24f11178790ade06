import express, { type Response, Router } from 'express';
import * as z from 'zod';
import { faultSettings } from './fault-settings.ts';
import type { Faults } from './faults.ts';

/**
 * `/_faults`: POST switches faults on, GET shows them, DELETE switches all off. It needs no key,
 * for it is open on the developer's computer alone; but it takes JSON only, which the page of
 * another site cannot send without being allowed to.
 */
export function faultRoutes(faults: Faults, webhooksWaiting: () => number): Router {
  const router = Router();
  const show = (response: Response): void => {
    response.json(faults.shown(webhooksWaiting()));
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
