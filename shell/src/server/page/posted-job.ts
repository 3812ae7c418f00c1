import * as z from 'zod/mini';

export const postedJobRule = z.object({
  id: z.number(),
  clinicId: z.number(),
  title: z.string(),
  description: z.nullable(z.string()),
  role: z.string(),
  city: z.string(),
  province: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  startsAt: z.string(),
  createdAt: z.string(),
  hourlyRate: z.string(),
  status: z.string(),
});

export type PostedJob = z.output<typeof postedJobRule>;
