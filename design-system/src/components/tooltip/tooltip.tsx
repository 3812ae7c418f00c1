import type { ReactElement } from 'react';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { EnsureTooltipProvider } from './tooltip-provider';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A short extra text. Nothing essential: touch users cannot hover. */
  content: string;
  /** The focusable control that it explains. */
  children: ReactElement;
  /** Preferred side. */
  side?: 'top' | 'bottom';
}

/** Explains a control on hover or keyboard focus. */
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
