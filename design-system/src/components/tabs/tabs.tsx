import { useEffect, type ReactNode } from 'react';
import { Tabs as RadixTabs } from 'radix-ui';
import { usePageDirection } from '../../page-direction';
import { useOverflow } from '../../use-overflow';
import styles from './tabs.module.css';

export interface TabItem {
  /** The name you use for it in code and in the address. */
  value: string;
  /** What the tab reads. */
  label: string;
  /** A number or a mark after the text. */
  badge?: ReactNode;
  /** What shows while the tab is chosen. */
  content: ReactNode;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs, in this order. */
  items: readonly TabItem[];
  /** The chosen tab, when you hold it yourself. */
  value?: string;
  /** The tab chosen at the start; the first one without it. */
  defaultValue?: string;
  /** Gets the newly chosen tab. */
  onValueChange?: (value: string) => void;
  /** Share the width equally, for two or three tabs in a narrow place. */
  stretch?: boolean;
  /** `vertical` puts the tabs beside their content where there is room. Up and Down then walk. */
  orientation?: 'horizontal' | 'vertical';
}

/** Parts of one thing, one in view at a time. Arrow keys walk, Home and End jump. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  stretch,
  orientation = 'horizontal',
}: TabsProps) {
  const direction = usePageDirection();
  const [list, overflow] = useOverflow<HTMLDivElement>();
  useEffect(() => {
    // The chosen tab may stand outside a narrow screen, for example when it comes from the address.
    const chosen = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!list.current || !chosen) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [list]);
  return (
    <RadixTabs.Root
      className={styles.tabs}
      orientation={orientation}
      dir={direction}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
    >
      <div className={styles.frame} data-orientation={orientation}>
        <RadixTabs.List
          ref={list}
          aria-label={label}
          className={styles.list}
          data-stretch={stretch || undefined}
          data-hidden-start={overflow.start || undefined}
          data-hidden-end={overflow.end || undefined}
        >
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              className={styles.tab}
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
