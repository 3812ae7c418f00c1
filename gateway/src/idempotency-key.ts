import type { FastifyRequest } from 'fastify';
import { validationFailed } from '@tbt/service-kit';

const KEY_MAX = 255;

/** Only POSTs are keyed. @throws DomainError VALIDATION_FAILED unless 1 to 255 characters long. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method !== 'POST') return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > KEY_MAX) {
    throw validationFailed([{ path: ['Idempotency-Key'], key: 'validation.invalid', values: {} }]);
  }
  return key;
}
