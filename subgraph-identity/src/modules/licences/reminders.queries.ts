import { readerIn, IdRow } from '@tbt/service-kit';
import { REMINDER_DAYS } from '@tbt/contracts';
import { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';

type Today = { province: string; date: string };

const StepRow = z.object({ step: z.number() });

export function createRemindersQueries({ reader }: IdentityDatabase) {
  return {
    /** Approved licences with an unrecorded step, the most urgent first. */
    due: async (today: readonly Today[]): Promise<number[]> => {
      const provinces = today.map(({ province }) => province);
      const dates = today.map(({ date }) => date);
      const rows = await reader.rows(IdRow)`
        SELECT l.id FROM licences l
        JOIN unnest(${provinces}::text[], ${dates}::date[]) AS t (province, today)
          ON t.province = l.province
        WHERE l.status = 'approved'
          AND l.expires_on <= (SELECT max(d) + ${REMINDER_DAYS[0]}::int FROM unnest(${dates}::date[]) d)
          AND EXISTS (
            SELECT FROM unnest(${[...REMINDER_DAYS]}::int[]) AS s (step)
            WHERE (CASE s.step WHEN 0 THEN l.expires_on < t.today
                ELSE l.expires_on - t.today <= s.step END)
              AND NOT EXISTS (
                SELECT FROM licence_reminders r WHERE r.licence_id = l.id AND r.step = s.step))
        ORDER BY l.expires_on, l.id`;
      return rows.map(({ id }) => id);
    },

    /** @returns the steps that were not recorded before. */
    take: async (
      tx: IdentityTx,
      licenceId: number,
      steps: readonly number[],
      at: Date,
    ): Promise<number[]> => {
      if (steps.length === 0) return [];
      const rows = await readerIn(tx).rows(StepRow)`
        INSERT INTO licence_reminders (licence_id, step, at)
        SELECT ${licenceId}::int, step, ${at}::timestamptz FROM unnest(${[...steps]}::int[]) AS s (step)
        ON CONFLICT DO NOTHING RETURNING step`;
      return rows.map(({ step }) => step);
    },
  };
}

export type RemindersQueries = ReturnType<typeof createRemindersQueries>;
