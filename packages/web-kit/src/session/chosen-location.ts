import { useSyncExternalStore } from 'react';
import { actorIdOf, clinicRoleOf } from './acting';
import { useSession } from './session-provider';

/** An office of the clinic; without an id the address of its account. */
export type ChosenLocation = { locationId: string | null; name: string };

const keyOf = (clinicId: number) => `location:${clinicId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(text: string | null): ChosenLocation | null {
  if (text === null) return null;
  try {
    const { locationId, name } = JSON.parse(text) as Partial<ChosenLocation>;
    const isKnown = locationId === null || typeof locationId === 'string';
    return isKnown && typeof name === 'string' ? { locationId, name } : null;
  } catch {
    return null;
  }
}

/** The office whose shifts a clinic wants to see; remembered per clinic in this browser. */
export function useChosenLocation() {
  const { viewer } = useSession();
  const key = viewer && clinicRoleOf(viewer) ? keyOf(actorIdOf(viewer)) : null;
  const text = useSyncExternalStore(
    subscribe,
    () => (key ? localStorage.getItem(key) : null),
    () => null,
  );
  const chosen = parse(text);
  const choose = (location: ChosenLocation | null) => {
    if (!key) return;
    if (location) localStorage.setItem(key, JSON.stringify(location));
    else localStorage.removeItem(key);
    listeners.forEach((listener) => listener());
  };
  /** For queries; null is every office. */
  const at = chosen && { locationId: chosen.locationId };
  return { chosen, at, choose };
}
