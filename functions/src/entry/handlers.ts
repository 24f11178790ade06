import type { Request, RequestHandler } from 'express';

/**
 * Only clears the cache. Local storage contains the language and region, and cookies are shared
 * with the company's other sites.
 */
export const clearSiteData: RequestHandler = (_request, response, next) => {
  response.set('Clear-Site-Data', '"cache"');
  next();
};

export function json<Body>(
  answer: (request: Request) => Promise<Body>,
  status = 200,
): RequestHandler {
  return async (request, response) => {
    const body = await answer(request);
    response.status(status).json(body);
  };
}

export interface Download {
  fileName: string;
  content: Buffer;
}

export function download(answer: (request: Request) => Promise<Download>): RequestHandler {
  return async (request, response) => {
    const { fileName, content } = await answer(request);
    response.attachment(fileName).send(content);
  };
}
