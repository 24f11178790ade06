import { asShown } from '@dental-shop/domain/text/clean-stored-text';
import { type ApiRequest, sendRequest, unexpectedAnswer } from './send-request.ts';

interface Schema<Result> {
  parse(body: unknown): Result;
}

interface RequestOptions<Result> extends ApiRequest {
  /** What a successful answer must look like. */
  schema: Schema<Result>;
}

/**
 * Calls the shop's backend as the current user. Rejects with an `ApiError` whose message can be
 * shown, also when there is no answer within 30 seconds or it is not what `schema` promises.
 */
export async function request<Result>(
  path: string,
  { schema, ...options }: RequestOptions<Result>,
): Promise<Result> {
  const { status, text } = await sendRequest(path, options, async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  try {
    return asShown(schema.parse(JSON.parse(text)));
  } catch (cause) {
    throw unexpectedAnswer(status, cause);
  }
}
