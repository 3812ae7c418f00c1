import type { ReactNode } from 'react';
import { Accordion as RadixAccordion } from 'radix-ui';
import { Icon } from '../icon';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** The name you use for it in code. */
  value: string;
  /** What can be read while it is closed. */
  title: ReactNode;
  /** What opens below. */
  content: ReactNode;
}

export interface AccordionProps {
  /** The parts, in this order. */
  items: readonly AccordionItem[];
  /** Names of the parts that are open at the start. */
  defaultOpen?: readonly string[];
  /** Close the others when one opens. */
  onlyOne?: boolean;
  /** The titles' place in the outline of the page. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** `plain` draws lines between the parts, `framed` gives each a frame. */
  variant?: 'plain' | 'framed';
}

/** A list of things that open and close: questions, groups of a menu. */
export function Accordion({
  items,
  defaultOpen = [],
  onlyOne = false,
  titleAs: Title = 'h3',
  variant = 'plain',
}: AccordionProps) {
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
      <RadixAccordion.Content className={styles.content}>
        <div className={styles.inner}>{item.content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  ));
  const frame = { className: styles.accordion, 'data-variant': variant };
  return onlyOne ? (
    <RadixAccordion.Root {...frame} type="single" collapsible defaultValue={defaultOpen[0]}>
      {content}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root {...frame} type="multiple" defaultValue={[...defaultOpen]}>
      {content}
    </RadixAccordion.Root>
  );
}
