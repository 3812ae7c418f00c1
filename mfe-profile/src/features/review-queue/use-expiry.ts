import { useState } from 'react';
import { now, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 45;
/** A shorter time needs a second look: approving alone must not grant it. */
const SHORT_DAYS = 30;

const endsWithin = (days: number, date: string): boolean =>
  date !== '' && Date.parse(date) - now().getTime() < days * DAY_MS;

/** Until when an approval is valid. @param offered the regulator's deadline; prefilled unless it is close */
export function useExpiry(offered: string | null | undefined) {
  const t = useText();
  const formats = useFormats();
  const deadline = offered ?? '';
  const [isRequired] = useState(() => endsWithin(SHORT_DAYS, deadline));
  const [value, setValue] = useState(isRequired ? '' : deadline);
  const [isShortMeant, setShortMeant] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isMissing = isRequired && value === '';
  const isShort = endsWithin(SHORT_DAYS, value);
  const isUnsure = isShort && !isShortMeant;
  const hint = () => {
    if (isMissing) return t('profile.review.expiryShort', { date: formats.date(deadline) });
    if (endsWithin(SOON_DAYS, value)) return t('profile.review.expirySoon');
    return t(deadline ? 'profile.review.expiryHint' : 'profile.review.expiryNone');
  };
  return {
    value,
    setValue,
    isRequired,
    hint: hint(),
    error: isChecked && isMissing ? t('profile.review.expiryMissing') : undefined,
    isShort,
    isShortMeant,
    setShortMeant,
    shortLabel: isShort ? t('profile.review.shortMeant', { date: formats.date(value) }) : '',
    shortError: isChecked && isUnsure ? t('profile.review.shortUnsure') : undefined,
    /** @returns whether it can be sent. */
    check: () => {
      setChecked(true);
      return !isMissing && !isUnsure;
    },
  };
}
