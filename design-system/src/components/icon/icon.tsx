import { isDirectional, shapeOf, type IconName } from './icon-shapes';
import styles from './icon.module.css';

export interface IconProps {
  /** Which drawing you want. */
  name: IconName;
  /** What the icon says to somebody who cannot see it. Leave it out when a text beside it says the same. */
  label?: string;
  /** `small` sits in running text (16 px), `medium` in controls (20 px), `large` in empty states (32 px). */
  size?: 'small' | 'medium' | 'large';
  /** Fill the outline, for example for a rating that is given. */
  filled?: boolean;
}

/** A line drawing in the colour of the text around it. */
export function Icon({ name, label, size = 'medium', filled = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-filled={filled || undefined}
      data-directional={isDirectional(name) || undefined}
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shapeOf(name)}
    </svg>
  );
}
