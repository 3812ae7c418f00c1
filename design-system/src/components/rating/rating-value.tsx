import { Mark, stepsOf, type RatingSkin } from './marks';
import styles from './rating.module.css';

export interface RatingValueProps {
  /** How good it is, from 0 to `max`. Parts of a mark are drawn as parts. */
  value: number;
  /** The rating in words, such as "4.5 of 5": all that a screen reader says. */
  label: string;
  /** The best there is. */
  max?: number;
  /** What is counted: stars, or teeth. */
  skin?: RatingSkin;
  /** `small` for the line of a card, `medium` on its own. */
  size?: 'small' | 'medium';
}

/** A rating that was given: to read, not to change. */
export function RatingValue({
  value,
  label,
  max = 5,
  skin = 'star',
  size = 'medium',
}: RatingValueProps) {
  const share = (Math.min(Math.max(value, 0), max) / max) * 100;
  const marks = (filled: boolean) =>
    stepsOf(max).map((step) => <Mark key={step} skin={skin} filled={filled} />);
  return (
    <span role="img" aria-label={label} className={styles.value} data-size={size}>
      <span className={styles.empty}>{marks(false)}</span>
      <span className={styles.full} style={{ inlineSize: `${share}%` }}>
        {marks(true)}
      </span>
    </span>
  );
}
