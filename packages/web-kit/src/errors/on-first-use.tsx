import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';

/**
 * A part whose code is loaded when it is shown for the first time; when that fails, it says so, and a retry asks again.
 * @param Waiting - shown meanwhile.
 */
export function onFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = begin();

  function Part(props: Props) {
    const [Content, setContent] = useState(() => latest);
    const again = () => {
      latest = begin();
      setContent(() => latest);
    };
    return (
      <ErrorBoundary name="part" onRetry={again}>
        <Suspense fallback={<Waiting />}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  /** Asks for the code before the part is shown. */
  return Object.assign(Part, { fetchCode: () => void load().catch(() => undefined) });
}
