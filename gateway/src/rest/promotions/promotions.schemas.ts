import * as z from 'zod/mini';

export const promoCheckSchema = z.object({
  valid: z.boolean(),
  remaining: z.int().check(z.nonnegative()),
});
