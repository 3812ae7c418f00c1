import { useEffect, useId } from 'react';
import { Icon } from '../icon';
import { groupsOf, type ComboboxEntry, type ComboboxGroup } from './combobox-options';
import styles from './combobox.module.css';

interface ComboboxListProps {
  id: string;
  label: string;
  entries: readonly ComboboxEntry[];
  value: string;
  activeId: string | undefined;
  optionId: (value: string) => string;
  onPoint: (value: string) => void;
  onChoose: (value: string) => void;
}

type GroupProps = Omit<ComboboxListProps, 'id' | 'label' | 'entries'> & {
  group: Partial<ComboboxGroup>;
};

function Group({ group, value, activeId, optionId, onPoint, onChoose }: GroupProps) {
  const headingId = useId();
  const options = group.options?.map((option) => {
    const id = optionId(option.value);
    const isDisabled = Boolean(group.disabled || option.disabled);
    return (
      <div
        key={option.value}
        id={id}
        role="option"
        aria-selected={option.value === value}
        aria-disabled={isDisabled || undefined}
        data-active={id === activeId || undefined}
        className={styles.option}
        onPointerMove={() => !isDisabled && onPoint(option.value)}
        onClick={() => !isDisabled && onChoose(option.value)}
      >
        <span className={styles.label}>{option.label}</span>
        {option.value === value && <Icon name="check" size="small" />}
      </div>
    );
  });
  if (!group.label) return options;
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div id={headingId} role="presentation" className={styles.heading}>
        <span>{group.label}</span> {group.reason && <span>{group.reason}</span>}
      </div>
      {options}
    </div>
  );
}

/** Options of a combobox. The focus stays in the input. */
export function ComboboxList({ id, label, entries, activeId, ...rest }: ComboboxListProps) {
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(entries).map((group) => (
        <Group
          {...rest}
          key={group.label ?? group.options?.[0]?.value}
          group={group}
          activeId={activeId}
        />
      ))}
    </div>
  );
}
