import type { ReactElement } from 'react';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { EnsureTooltipProvider } from './tooltip-provider';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words more. Nothing one must know: a finger cannot point. */
  content: string;
  /** The control it explains; it must be able to take the focus. */
  children: ReactElement;
  /** On which side it opens if there is room. */
  side?: 'top' | 'bottom';
}

/** Explains a control when you point at it or reach it with the keyboard. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <EnsureTooltipProvider>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={styles.tooltip}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </EnsureTooltipProvider>
  );
}
