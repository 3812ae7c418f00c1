import { useState } from 'react';
import { Disclosure, Spinner } from '@tbt/design-system';
import { onFirstUse, useFetchedCode } from '@tbt/web-kit';
import { useText } from '../../texts';
import type { FurtherDaysProps } from './further-days';

const Waiting = () => <Spinner label={useText()('jobs.post.loading')} />;
const FurtherDays = onFirstUse(async () => (await import('./further-days')).FurtherDays, Waiting);

/** Further days with the same hours: one by one, or weekly. */
export function MoreDays(props: FurtherDaysProps) {
  const t = useText();
  const { form } = props;
  const [moreDates, isRecurring] = form.watch(['moreDates', 'isRecurring']);
  const hasError = form.errorOf('moreDates') !== undefined;
  const [isOpen, setOpen] = useState<boolean>();
  useFetchedCode(true, FurtherDays.fetchCode);
  return (
    <Disclosure
      open={hasError || (isOpen ?? (isRecurring || moreDates.length > 0))}
      onOpenChange={setOpen}
      summary={t('jobs.post.moreDays', { count: moreDates.length })}
    >
      <FurtherDays {...props} />
    </Disclosure>
  );
}
