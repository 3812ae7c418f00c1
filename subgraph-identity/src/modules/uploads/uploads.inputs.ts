import type { profilePictureRule } from '@tbt/contracts';
import { requiredText, ruleError, UPLOAD_KINDS } from '@tbt/contracts';
import * as z from 'zod/mini';

const RECEIPT_MAX = 4000;

export const registerRule = z.object(
  { receipt: requiredText(RECEIPT_MAX) },
  { error: ruleError('validation.object') },
);

/** The gateway's sealed receipt. */
export const storedFileRule = z.object({
  ownerId: z.int(),
  kind: z.enum(UPLOAD_KINDS),
  key: z.string(),
  mediaType: z.string(),
  size: z.int(),
  sha256: z.string(),
});

export type PictureInput = Partial<z.input<typeof profilePictureRule>>;
