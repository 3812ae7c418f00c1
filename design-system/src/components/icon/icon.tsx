import { isDirectional, shapeOf, type IconName } from './icon-shapes';
import styles from './icon.module.css';

export interface IconProps {
  /** The icon. */
  name: IconName;
  /** Accessible name. Omit it when a text beside the icon says the same. */
  label?: string;
  /** `small` for running text (16 px), `medium` for controls (20 px), `large` for empty states (32 px). */
  size?: 'small' | 'medium' | 'large';
  /** Fills the outline, for example of a given rating. */
  filled?: boolean;
}

/** A line icon in the colour of the surrounding text. */
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
