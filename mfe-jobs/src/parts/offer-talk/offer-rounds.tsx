import { applicationMessageText, expectedPay, type ShiftSide } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './offer-rounds.module.css';

export interface OfferRoundsProps {
  /** All rates so far, oldest first. */
  rounds: readonly { by: ShiftSide; hourlyRate: string; message?: string | null; at: string }[];
  reader: ShiftSide;
  /** Name of the other side. */
  otherName: string;
  /** Of the shift; an application at this rate asks for nothing else. */
  postedRate: string;
  /** Of the shift; undefined for a deleted one, which has no total. */
  minutes: number | undefined;
}

export function OfferRounds({ rounds, reader, otherName, postedRate, minutes }: OfferRoundsProps) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  if (rounds.length === 0) return null;
  return (
    <ol className={styles.rounds} aria-label={t('jobs.shifts.rounds.label')}>
      {rounds.map(({ by, hourlyRate, message, at }, index) => {
        const isMine = by === reader;
        const rate = formats.currency(hourlyRate);
        const total = formats.currency(expectedPay(minutes ?? 0, hourlyRate).amount);
        const isAtPosted = by === 'temp' && Number(hourlyRate) === Number(postedRate);
        const first = isAtPosted ? 'posted' : 'first';
        const said = index === 0 ? first : 'next';
        return (
          <li
            key={`${at} ${hourlyRate}`}
            className={styles.round}
            data-mine={isMine || undefined}
            data-last={index === rounds.length - 1 || undefined}
          >
            <span className={styles.said}>
              {isMine
                ? t(`jobs.shifts.rounds.${said}Mine`, { rate })
                : t(`jobs.shifts.rounds.${said === 'next' && minutes ? 'nextTotal' : said}`, {
                    ...{ name: otherName, rate, total },
                    posted: formats.currency(postedRate),
                  })}
            </span>
            <Text as="span" size="small" tone="muted">
              {formats.relative(at)}
            </Text>
            {message && <q className={styles.message}>{applicationMessageText(locale, message)}</q>}
          </li>
        );
      })}
    </ol>
  );
}
