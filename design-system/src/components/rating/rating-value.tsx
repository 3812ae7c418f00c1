import { Mark, stepsOf, type RatingSkin } from './marks';
import styles from './rating.module.css';

export interface RatingValueProps {
  /** From 0 to `max`; fractions fill an icon partly. */
  value: number;
  /** The rating in words, such as "4.5 of 5", for screen readers. */
  label: string;
  /** Maximum. */
  max?: number;
  /** Icon: star or tooth. */
  skin?: RatingSkin;
  /** `small` for cards, `medium` on its own. */
  size?: 'small' | 'medium';
}

/** A read-only rating. */
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
