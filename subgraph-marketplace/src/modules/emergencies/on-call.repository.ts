import { EMERGENCY_TERMS, type OnCallValues } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { OnCall } from './emergencies.types';

const SELECTED = {
  id: true,
  isOnCall: true,
  emergencyRadius: true,
  emergencyAvailable: true,
  onCallHours: true,
} as const;

type Stored = Omit<OnCall, 'hours'> & { onCallHours: unknown };

const toOnCall = ({ onCallHours, ...row }: Stored): OnCall => ({
  ...row,
  hours: onCallHours as OnCall['hours'],
});

/** Before identity has published the account. */
const unknownPerson = (id: number): OnCall => ({
  ...{ id, isOnCall: false, emergencyAvailable: false, hours: [] },
  emergencyRadius: EMERGENCY_TERMS.onCallRadiusDefault,
});

export const createOnCallRepository = ({ prisma }: MarketplaceDatabase) => ({
  async read(id: number): Promise<OnCall> {
    const row = await prisma.person.findUnique({ where: { id }, select: SELECTED });
    return row ? toOnCall(row) : unknownPerson(id);
  },

  async write(tx: MarketplaceTx, id: number, values: OnCallValues): Promise<OnCall> {
    const { isOnCall, emergencyRadius, emergencyAvailable, hours } = values;
    const row = await tx.person.update({
      where: { id },
      data: {
        isOnCall: isOnCall ?? undefined,
        emergencyRadius: emergencyRadius ?? undefined,
        emergencyAvailable: emergencyAvailable ?? undefined,
        onCallHours: hours ?? undefined,
      },
      select: SELECTED,
    });
    return toOnCall(row);
  },
});
