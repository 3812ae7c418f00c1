import type { MessagingDatabase, Statements } from '../../database';
import type { QuietHours } from './quiet-hours';

const FIELDS = { startsAt: true, endsAt: true, timeZone: true, isUrgentHeard: true } as const;

export const quietHoursOf = (db: Statements, userId: number): Promise<QuietHours | null> =>
  db.quietHours.findUnique({ where: { userId }, select: FIELDS });

/** Of those who have some. */
export async function quietHoursOfAll(
  db: Statements,
  userIds: readonly number[],
): Promise<Map<number, QuietHours>> {
  const rows = await db.quietHours.findMany({
    where: { userId: { in: [...userIds] } },
    select: { ...FIELDS, userId: true },
  });
  return new Map(rows.map(({ userId, ...hours }) => [userId, hours]));
}

export const readQuietHours = (
  { prisma }: MessagingDatabase,
  userId: number,
): Promise<QuietHours | null> => quietHoursOf(prisma, userId);

export const saveQuietHours = (
  db: Statements,
  userId: number,
  hours: QuietHours,
  updatedAt: Date,
): Promise<QuietHours> =>
  db.quietHours.upsert({
    where: { userId },
    create: { ...hours, userId, updatedAt },
    update: { ...hours, updatedAt },
    select: FIELDS,
  });

export async function removeQuietHours(db: Statements, userId: number): Promise<void> {
  await db.quietHours.deleteMany({ where: { userId } });
}
