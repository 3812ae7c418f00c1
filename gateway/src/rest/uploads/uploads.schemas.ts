import * as z from 'zod/mini';

/** Where an uploaded file is named. */
export const uploadedSchema = z.object({ url: z.string() });

/** What the server puts in the place of a form's file, once it is stored. */
export const receiptBody = z.object({ receipt: z.string() });
