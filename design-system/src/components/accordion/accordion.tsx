import { useState, type ReactNode } from 'react';
import { Accordion as RadixAccordion } from 'radix-ui';
import { Icon } from '../icon';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** The name you use for it in code. */
  value: string;
  /** Visible while the item is closed. */
  title: ReactNode;
  /** The collapsible content. */
  content: ReactNode;
}

export interface AccordionProps {
  /** Items in display order. */
  items: readonly AccordionItem[];
  /** Values of the items that are open initially. */
  defaultOpen?: readonly string[];
  /** Allows one open item at a time. */
  onlyOne?: boolean;
  /** Heading level of the titles. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** `plain` separates items by lines, `framed` gives each a border. */
  variant?: 'plain' | 'framed';
}

/** A list of collapsible items, such as questions or menu groups. */
export function Accordion({
  items,
  defaultOpen = [],
  onlyOne = false,
  titleAs: Title = 'h3',
  variant = 'plain',
}: AccordionProps) {
  const [open, setOpen] = useState(onlyOne ? defaultOpen.slice(0, 1) : defaultOpen);
  const content = items.map((item) => (
    <RadixAccordion.Item key={item.value} value={item.value} className={styles.item}>
      <RadixAccordion.Header asChild>
        <Title className={styles.header}>
          <RadixAccordion.Trigger className={styles.trigger}>
            <span>{item.title}</span>
            <Icon name="chevron-down" />
          </RadixAccordion.Trigger>
        </Title>
      </RadixAccordion.Header>
      <RadixAccordion.Content
        forceMount
        hidden={!open.includes(item.value)}
        className={styles.content}
      >
        <div className={styles.inner}>{item.content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  ));
  const frame = { className: styles.accordion, 'data-variant': variant };
  return onlyOne ? (
    <RadixAccordion.Root
      {...frame}
      type="single"
      collapsible
      value={open[0] ?? ''}
      onValueChange={(value) => setOpen(value ? [value] : [])}
    >
      {content}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root {...frame} type="multiple" value={[...open]} onValueChange={setOpen}>
      {content}
    </RadixAccordion.Root>
  );
}
