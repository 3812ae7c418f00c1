import { createLoader } from '@tbt/service-kit';
import type { Regulator, RegulatorsRepository } from './regulators.repository';

/** By `province/role`; the whole list is small and read at once. */
export const createRegulatorLoader = (regulators: RegulatorsRepository) =>
  createLoader<string, Regulator>(
    () => regulators.all(),
    ({ province, role }) => `${province}/${role}`,
  );

export type RegulatorLoader = ReturnType<typeof createRegulatorLoader>;
