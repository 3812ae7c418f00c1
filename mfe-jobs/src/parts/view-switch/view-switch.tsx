import styles from './view-switch.module.css';

export interface ViewSwitchProps<View extends string> {
  label: string;
  views: readonly { value: View; label: string }[];
  chosen: View;
  onChoose: (view: View) => void;
}

/** Switches between views of the same data. */
export function ViewSwitch<View extends string>({
  label,
  views,
  chosen,
  onChoose,
}: ViewSwitchProps<View>) {
  return (
    <div className={styles.switch} role="group" aria-label={label} data-print="hidden">
      {views.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
