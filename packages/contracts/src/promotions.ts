/** Launch offers: how many clinics may claim each code, and what it gives. */
export const PROMOTIONS = {
  FIRST5FREE: {
    places: 5,
    benefits: ['unlimited_job_posts', 'advanced_matching', 'priority_support'],
  },
} as const;
export type PromotionCode = keyof typeof PROMOTIONS;

export const LAUNCH_CODE: PromotionCode = 'FIRST5FREE';

export function promotionCodeOf(typed: string): PromotionCode | null {
  const code = typed.trim().toUpperCase();
  return Object.hasOwn(PROMOTIONS, code) ? (code as PromotionCode) : null;
}
