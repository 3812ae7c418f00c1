import { Icon } from '../icon';

export const ratingSkins = ['star', 'tooth'] as const;

export type RatingSkin = (typeof ratingSkins)[number];

export const stepsOf = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

export function Mark({ skin, filled }: { skin: RatingSkin; filled: boolean }) {
  return <Icon name={skin} filled={filled} />;
}
