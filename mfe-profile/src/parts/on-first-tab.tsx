import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Spinner } from '@tbt/design-system';
import { ErrorBoundary } from '@tbt/web-kit';
import { useText } from '../texts';

/** What a tab shows, loaded when it opens for the first time; when that fails, it says so, and a retry asks again. */
export function onFirstTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = begin();

  function Tab(props: Props) {
    const t = useText();
    const [Content, setContent] = useState(() => latest);
    const again = () => {
      latest = begin();
      setContent(() => latest);
    };
    return (
      <ErrorBoundary name="tab" onRetry={again}>
        <Suspense fallback={<Spinner label={t('profile.mine.loading')} />}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  /** Asks for the code before the tab is shown. */
  return Object.assign(Tab, { fetchCode: () => void load().catch(() => undefined) });
}
