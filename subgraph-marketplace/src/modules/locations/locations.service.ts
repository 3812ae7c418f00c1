import {
  addClinicLocationRule,
  clinicLocationRule,
  editClinicLocationRule,
  isPostalCodeIn,
  isProvince,
  LIMITS,
  parseId,
  type RuleIssue,
} from '@tbt/contracts';
import {
  conflict,
  notFound,
  parseInput,
  requireClinic,
  requireClinicPermission,
  validationFailed,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { PeopleQueries } from '../people';
import { placeKey } from '../places';
import type { LocationsRepository } from './locations.repository';
import type { ClinicLocation } from './locations.types';

type Office = { province: string | null; city: string | null; postalArea: string | null };
/** Null: wherever the office is. */
type PlacedShift = { locationId: number | null; province: string | null; city: string | null };

const AREA_LENGTH = 3;

const officeAt = ({ province, city, postalCode }: ClinicLocation): Office => ({
  ...{ province, city },
  postalArea: postalCode.slice(0, AREA_LENGTH),
});

function officeManager(info: RequestInfo, named: number | null | undefined): number {
  const clinicId = requireClinicPermission(info, 'editLocations');
  if (typeof named === 'number' && named !== clinicId) throw notFound();
  return clinicId;
}

type Deps = {
  locations: LocationsRepository;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
  /** Moves coming shifts to a new address, in the same transaction. */
  onMoved: (tx: MarketplaceTx, locationId: number, office: Office) => Promise<void>;
};

export type LocationsService = ReturnType<typeof createLocationsService>;

/** Errors: DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED, NOT_FOUND for those of other clinics. */
export function createLocationsService(deps: Deps) {
  const { locations, people, commands, clock, onMoved } = deps;

  const lockOwn = async (tx: MarketplaceTx, clinicId: number, id: number) => {
    const found = await locations.lock(tx, id);
    if (found?.clinicId !== clinicId) throw notFound();
    return found;
  };

  const change = async (
    info: RequestInfo,
    operation: string,
    input: { locationId: number; clinicId?: number | null },
    act: (tx: MarketplaceTx, location: ClinicLocation) => Promise<ClinicLocation>,
  ): Promise<ClinicLocation> => {
    const clinicId = officeManager(info, input.clinicId);
    return commands.run(info, { operation, input }, async (tx) =>
      act(tx, await lockOwn(tx, clinicId, input.locationId)),
    );
  };

  return {
    /** Where distances of the clinic start. @returns null for a location that is not its own. */
    async officeFrom(clinicId: number, locationId: number | null): Promise<Office | null> {
      if (locationId === null) return (await people.placesOf([clinicId]))[0] ?? null;
      const [location] = await locations.byIds([locationId]);
      return location?.clinicId === clinicId ? officeAt(location) : null;
    },

    /** @param clinicId the acting clinic, when given. */
    async list(info: RequestInfo, clinicId: string | null = null): Promise<ClinicLocation[]> {
      const acting = requireClinic(info);
      if (clinicId !== null && parseId(clinicId) !== acting) throw notFound();
      return locations.list(acting);
    },

    /** @throws DomainError CONFLICT `name_taken`, `too_many`. */
    async add(info: RequestInfo, input: object): Promise<ClinicLocation> {
      await commands.consumeWriteQuota(info);
      const { clinicId: named, ...values } = parseInput(addClinicLocationRule, input);
      const clinicId = officeManager(info, named);
      return commands.run(info, { operation: 'addClinicLocation', input }, async (tx) => {
        await people.lock(tx, clinicId);
        const max = LIMITS.clinicLocationsMax;
        if ((await locations.count(tx, clinicId)) >= max)
          throw conflict('location.tooMany', { values: { max }, reasons: ['too_many'] });
        return locations.insert(tx, clinicId, values);
      });
    },

    /** @throws DomainError CONFLICT `name_taken`. */
    async edit(info: RequestInfo, input: object): Promise<ClinicLocation> {
      await commands.consumeWriteQuota(info);
      const { clinicId, locationId, ...details } = parseInput(editClinicLocationRule, input);
      const call = { ...input, clinicId, locationId };
      return change(info, 'editClinicLocation', call, async (tx, before) => {
        const { province } = before;
        if (isProvince(province) && !isPostalCodeIn(province, details.postalCode)) {
          const issue = { key: 'validation.postalCodeProvince', values: { province } } as const;
          throw validationFailed([{ path: ['postalCode'], ...issue }]);
        }
        const after = await locations.update(tx, before.id, details);
        if (after.postalCode !== before.postalCode) await onMoved(tx, after.id, officeAt(after));
        return after;
      });
    },

    /** @throws DomainError CONFLICT `coming_shifts`. */
    async close(info: RequestInfo, input: object): Promise<ClinicLocation> {
      await commands.consumeWriteQuota(info);
      return change(
        info,
        'closeClinicLocation',
        parseInput(clinicLocationRule, input),
        async (tx, location) => {
          if (location.closedAt) return location;
          const shifts = (await locations.comingShifts([location.id], tx)).get(location.id);
          if (shifts)
            throw conflict('location.hasShifts', {
              values: { shifts },
              reasons: ['coming_shifts'],
            });
          return locations.update(tx, location.id, { closedAt: clock.now() });
        },
      );
    },

    /** @throws DomainError CONFLICT `name_taken`. */
    async reopen(info: RequestInfo, input: object): Promise<ClinicLocation> {
      await commands.consumeWriteQuota(info);
      return change(
        info,
        'reopenClinicLocation',
        parseInput(clinicLocationRule, input),
        async (tx, { id }) => locations.update(tx, id, { closedAt: null }),
      );
    },

    /**
     * The office whose postal code places a shift: the location's, held until the transaction ends, else the clinic's.
     * @throws DomainError VALIDATION_FAILED on `locationId` for one that is unknown, closed or in another town.
     */
    async officeOf(
      tx: MarketplaceTx,
      clinicId: number,
      shift: PlacedShift,
    ): Promise<Office | null> {
      const { locationId, province, city } = shift;
      if (locationId === null) return (await people.placesOf([clinicId], tx))[0] ?? null;
      const refuse = (issue: Pick<RuleIssue, 'key' | 'values'>) =>
        validationFailed([{ path: ['locationId'], ...issue }]);
      const location = await locations.lock(tx, locationId);
      if (location?.clinicId !== clinicId) throw refuse({ key: 'validation.invalid', values: {} });
      if (location.closedAt) throw refuse({ key: 'location.closed', values: {} });
      const isThere =
        (province === null || location.province === province) &&
        (city === null || placeKey(location.city) === placeKey(city));
      if (!isThere)
        throw refuse({
          key: 'location.otherTown',
          values: { city: location.city, province: location.province },
        });
      return officeAt(location);
    },
  };
}
