import { Icon } from '../icon';

/** The marks a rating is made of. */
export const ratingSkins = ['star', 'tooth'] as const;

export type RatingSkin = (typeof ratingSkins)[number];

/** The numbers from one to the best. */
export const stepsOf = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

export function Mark({ skin, filled }: { skin: RatingSkin; filled: boolean }) {
  return <Icon name={skin} filled={filled} />;
}
