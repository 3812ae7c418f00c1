import * as z from 'zod/mini';

export const uploadedSchema = z.object({ url: z.string() });
export const uploadedEvidenceSchema = z.extend(uploadedSchema, { proof: z.string() });

/** Replaces a form's file once it is stored. */
export const receiptBody = z.object({ receipt: z.string() });
