import { messageText, type Locale } from '@tbt/contracts';
import type { RequestInfo } from '../viewer/viewer';
import { DomainError } from './domain-error';

/** `UserError` of the graph: an error the user can fix, in their language. */
export type UserErrorDto = {
  code: 'VALIDATION_FAILED' | 'CONFLICT';
  message: string;
  /** Path of the input field, outermost first; empty for the whole input. */
  path: string[];
  reasons: string[];
};

// Errors about the request itself, such as a reused idempotency key, are exceptions, not payload errors.
const isAboutTheRequest = (error: DomainError): boolean =>
  error.retryAfterSeconds !== undefined || error.key === 'problem.idempotencyMismatch';

/** Turns VALIDATION_FAILED and CONFLICT into payload errors. @throws every other error unchanged. */
export function userErrors(error: unknown, locale: Locale): UserErrorDto[] {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'VALIDATION_FAILED' && error.issues.length > 0) {
    return error.issues.map(({ path, key, values, reasons }) => ({
      code: 'VALIDATION_FAILED',
      message: messageText(locale, key, values),
      path,
      reasons: reasons ?? error.reasons,
    }));
  }
  if (error.code !== 'VALIDATION_FAILED' && error.code !== 'CONFLICT') throw error;
  if (isAboutTheRequest(error)) throw error;
  const message = messageText(locale, error.key, error.values);
  const path = error.issues[0]?.path ?? [];
  return [{ code: error.code, message, path, reasons: error.reasons }];
}

/** `outcome(info, async () => ({ job }))` returns `{ job, errors: [] }`, or `{ errors }` for user errors. */
export async function outcome<T extends object>(
  info: Pick<RequestInfo, 'locale'>,
  act: () => Promise<T>,
): Promise<Partial<T> & { errors: UserErrorDto[] }> {
  try {
    return { ...(await act()), errors: [] };
  } catch (error) {
    const nothing: Partial<T> = {};
    return { ...nothing, errors: userErrors(error, info.locale) };
  }
}
