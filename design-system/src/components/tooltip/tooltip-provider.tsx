import { createContext, use, type ReactNode } from 'react';
import { Tooltip as RadixTooltip } from 'radix-ui';

/** Milliseconds of hover before a tooltip opens. */
const delay = 700;

/** Milliseconds after one tooltip in which the next opens at once. */
const skipDelay = 300;

const HasProvider = createContext(false);

export interface TooltipProviderProps {
  /** The part of the page whose tooltips share their timing. */
  children: ReactNode;
}

/** Shares tooltip timing. Render it around the page. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <HasProvider value={true}>
      <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
        {children}
      </RadixTooltip.Provider>
    </HasProvider>
  );
}

/** Adds a provider if there is none, for parts that are rendered alone. */
export function EnsureTooltipProvider({ children }: TooltipProviderProps) {
  return use(HasProvider) ? children : <TooltipProvider>{children}</TooltipProvider>;
}
