import { claimed } from '@tbt/service-kit';
import type { MeasuredPage, WebVital } from '@tbt/contracts';
import { z } from 'zod';

export const PageSpeedCount = z.object({
  page: claimed<MeasuredPage>(),
  isPhone: z.boolean(),
  vital: claimed<WebVital>(),
  step: z.number(),
  visits: z.number(),
});
export type PageSpeedCount = z.infer<typeof PageSpeedCount>;

export type VitalStep = Pick<PageSpeedCount, 'vital' | 'step'>;

export type PageSpeed = Omit<PageSpeedCount, 'step'> & { p75: number };
