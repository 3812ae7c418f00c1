import { createContext, use, type ReactNode } from 'react';
import { Tooltip as RadixTooltip } from 'radix-ui';

/** How long you must point before a tooltip opens, in milliseconds. */
const delay = 700;

/** How soon after one tooltip the next opens at once, in milliseconds. */
const skipDelay = 300;

const HasProvider = createContext(false);

export interface TooltipProviderProps {
  /** The part of the page whose tooltips share their timing. */
  children: ReactNode;
}

/** Lets tooltips side by side open without waiting again. Put it around the page. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <HasProvider value={true}>
      <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
        {children}
      </RadixTooltip.Provider>
    </HasProvider>
  );
}

/** A provider only where none is around: a part of a page loaded on its own must work as well. */
export function EnsureTooltipProvider({ children }: TooltipProviderProps) {
  return use(HasProvider) ? children : <TooltipProvider>{children}</TooltipProvider>;
}
