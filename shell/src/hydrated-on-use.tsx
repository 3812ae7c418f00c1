import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary, useIsHydrated } from '@tbt/web-kit';
import { createPartPress } from './part-press';
import { untilLoaded } from './until-loaded';

export interface PartProps {
  className?: string;
  /** Whether it has to show something else than the server rendered. */
  isNeeded?: boolean;
}

const loaders = new Set<() => Promise<unknown>>();

/** On the server, which renders all of them; those that the loaded ones contain as well. */
export async function loadParts(): Promise<void> {
  for (const load of loaders) await load();
}

const SIGNS = ['pointerover', 'focusin'];

const isInUse = (part: HTMLElement): boolean =>
  part.matches(':hover, :focus-within') ||
  [...part.querySelectorAll('input')].some(
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue,
  );

/**
 * A part of a page that stays as the server rendered it, without its code, until it is pointed at, touched or focused.
 * A press from before is repeated; what cannot be loaded is asked for again with the next use. Where no server rendered
 * it, it is loaded at once.
 *
 * @param waiting - shown where no server rendered it.
 */
export function hydratedOnUse(load: () => Promise<ComponentType>, waiting: ReactNode) {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= await load());
  loaders.add(loadOnce);

  let onUse: () => void = () => undefined;
  const untilUsed = () => new Promise<void>((resolve) => (onUse = resolve));
  let nextUse = untilUsed();
  const loadOnUse = async (): Promise<ComponentType> => {
    await nextUse;
    nextUse = untilUsed();
    return untilLoaded(loadOnce).catch(loadOnUse);
  };
  const Served = lazy(async () => ({ default: await loadOnUse() }));
  const begin = () => lazy(async () => ({ default: await loadOnce() }));
  let Shown = begin();

  function Content({ onHydrated }: { onHydrated: () => void }) {
    const isServed = !useIsHydrated();
    const [Body] = useState(() => loaded ?? (isServed ? Served : Shown));
    useEffect(onHydrated, [onHydrated]);
    return <Body />;
  }

  return function Part({ className, isNeeded = false }: PartProps) {
    const part = useRef<HTMLDivElement>(null);
    const [press] = useState(createPartPress);
    useEffect(() => {
      if (isNeeded) onUse();
    }, [isNeeded]);
    useEffect(() => {
      const { current } = part;
      if (!current || loaded) return undefined;
      press.takeEarly(current);
      if (press.isKept() || isInUse(current)) onUse();
      const onSign = ({ target }: Event) => {
        if (target instanceof Node && current.contains(target)) onUse();
      };
      const onClick = ({ target }: MouseEvent) => {
        if (!(target instanceof Element)) return;
        if (current.contains(target)) press.keep(target);
        // What the button changes, such as the language, may change the part.
        if (target.closest('button')) onUse();
      };
      // Above React, which keeps such events from what is not hydrated.
      SIGNS.forEach((sign) => document.addEventListener(sign, onSign, true));
      document.addEventListener('click', onClick, true);
      return () => {
        SIGNS.forEach((sign) => document.removeEventListener(sign, onSign, true));
        document.removeEventListener('click', onClick, true);
      };
    }, [press]);
    // One element: React gives up what is not hydrated when it is rendered anew.
    const [content] = useState(() => (
      <ErrorBoundary name="part" onRetry={() => (Shown = begin())}>
        <Suspense fallback={waiting}>
          <Content onHydrated={press.repeat} />
        </Suspense>
      </ErrorBoundary>
    ));
    return (
      <div ref={part} className={className}>
        {content}
      </div>
    );
  };
}
