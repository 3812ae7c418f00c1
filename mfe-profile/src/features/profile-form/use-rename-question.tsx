import { useState } from 'react';
import { Button, Dialog } from '@tbt/design-system';
import type { ComingBookingFragment } from '../../generated/graphql';
import { ComingBookings } from '../../parts/coming-bookings/coming-bookings';
import { useComingBookings } from '../../parts/coming-bookings/use-coming-bookings';
import { useText } from '../../texts';

type Question = { bookings: ComingBookingFragment[]; resolve: (isYes: boolean) => void };

/** Names the bookings that wait for a review of the new name, and asks before it is saved. */
export function useRenameQuestion(provinces: readonly string[]) {
  const t = useText();
  const read = useComingBookings();
  const [question, setQuestion] = useState<Question | null>(null);

  /** True at once without coming bookings. */
  const ask = async (): Promise<boolean> => {
    const bookings = provinces.length > 0 ? await read(provinces) : [];
    if (bookings.length === 0) return true;
    return new Promise((resolve) => setQuestion({ bookings, resolve }));
  };
  const answer = (isYes: boolean) => {
    question?.resolve(isYes);
    setQuestion(null);
  };
  const dialog = question && (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={t('profile.form.rename.title', { count: question.bookings.length })}
      description={t('profile.form.rename.text')}
      closeLabel={t('profile.form.rename.keep')}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('profile.form.rename.keep')}
          </Button>
          <Button onClick={() => answer(true)}>{t('profile.form.rename.save')}</Button>
        </>
      }
    >
      <ComingBookings bookings={question.bookings} />
    </Dialog>
  );
  return { ask, dialog };
}
