import { useEffect, useState, type ReactNode } from 'react';
import { Tabs as RadixTabs } from 'radix-ui';
import { usePageDirection } from '../../page-direction';
import { useOverflow } from '../../use-overflow';
import styles from './tabs.module.css';

export interface TabItem {
  /** The value in code and in the address. */
  value: string;
  /** Label of the tab. */
  label: string;
  /** A count or mark after the label. */
  badge?: ReactNode;
  /** Content of the tab. */
  content: ReactNode;
  /** Visible but not selectable. */
  disabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** Tabs in order. */
  items: readonly TabItem[];
  /** The selected tab (controlled). */
  value?: string;
  /** The initially selected tab; default: the first. */
  defaultValue?: string;
  /** Called with the selected tab. */
  onValueChange?: (value: string) => void;
  /** Equal widths, for two or three tabs in a narrow place. */
  stretch?: boolean;
  /** As many lines as the tabs need, so that all are in view; otherwise they scroll. */
  wrap?: boolean;
  /** `vertical` puts the tabs beside their content where there is room. */
  orientation?: 'horizontal' | 'vertical';
}

/** Tabbed content. Arrow keys move, Home and End jump. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  stretch,
  wrap,
  orientation = 'horizontal',
}: TabsProps) {
  const direction = usePageDirection();
  const [list, overflow] = useOverflow<HTMLDivElement>();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const selected = value ?? own;
  const select = (next: string) => {
    if (next === selected) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useEffect(() => {
    // The selected tab may be outside a narrow screen or under its faded edge.
    const tab = list.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    if (!list.current || !tab) return;
    const middle = tab.offsetLeft + tab.offsetWidth / 2;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [list, selected]);
  return (
    <RadixTabs.Root
      className={styles.tabs}
      orientation={orientation}
      dir={direction}
      value={selected}
      onValueChange={select}
    >
      <div className={styles.frame} data-orientation={orientation}>
        <RadixTabs.List
          ref={list}
          aria-label={label}
          className={styles.list}
          data-stretch={stretch || undefined}
          data-wrap={wrap || undefined}
          data-hidden-start={overflow.start || undefined}
          data-hidden-end={overflow.end || undefined}
        >
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className={styles.tab}
              // Radix gives them places in the order of focus, and answers a press, in the browser alone.
              tabIndex={item.value === selected ? 0 : -1}
              onClick={() => select(item.value)}
            >
              {item.label}
              {item.badge}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {items.map((item) => (
          <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
            {item.content}
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  );
}
