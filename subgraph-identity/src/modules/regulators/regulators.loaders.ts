import { createLoader } from '@tbt/service-kit';
import type { Regulator, RegulatorsRepository } from './regulators.repository';

/** Keyed by `province/role`; reads the whole, small list at once. */
export const createRegulatorLoader = (regulators: RegulatorsRepository) =>
  createLoader<string, Regulator>(
    () => regulators.all(),
    ({ province, role }) => `${province}/${role}`,
  );

export type RegulatorLoader = ReturnType<typeof createRegulatorLoader>;
