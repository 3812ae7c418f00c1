import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from '@tbt/web-kit';

const ShowContext = createContext<(jobId: string) => void>(() => undefined);

/** Brings the booking of a shift that has just left the list into view. */
export const useShowBooked = () => use(ShowContext);

const panelIn = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]');

function show(place: HTMLElement, target: HTMLElement | null) {
  const shown = target ?? panelIn(place);
  (target ?? place).scrollIntoView?.({ block: 'start' });
  shown?.focus({ preventScroll: true });
}

export interface ShowBookedProps {
  /** The open tab. */
  tab: string;
  children: ReactNode;
}

/** Tabs of shifts: shows a new booking's card where there is one, else the list, which also starts at its top when a link opens it. */
export function ShowBooked({ tab, children }: ShowBookedProps) {
  const place = useRef<HTMLDivElement>(null);
  const shownTab = useRef(tab);
  const isLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    const isOther = shownTab.current !== tab;
    shownTab.current = tab;
    const element = place.current;
    if (!isOther || !isLink || !element) return undefined;
    const isAbove = element.getBoundingClientRect().top < 0;
    // The panel is hidden until the next render.
    const timer = setTimeout(() => {
      if (isAbove) show(element, null);
      else panelIn(element)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [tab, isLink]);

  // After the dialog is closed, which gives the focus back.
  const showBooked = (jobId: string) =>
    void setTimeout(() => {
      const card = place.current?.querySelector<HTMLElement>(`[data-booked="${jobId}"]`);
      if (place.current) show(place.current, card ?? null);
    });
  return (
    <ShowContext value={showBooked}>
      <div ref={place}>{children}</div>
    </ShowContext>
  );
}
