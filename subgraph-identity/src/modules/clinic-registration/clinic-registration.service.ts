import {
  completeClinicRule,
  effectiveTier,
  lacksOfficeName,
  missingOfficeFields,
  officeNameParts,
  optionLabel,
  registerClinicRule,
  type OfficePackValues,
} from '@tbt/contracts';
import {
  conflict,
  forbidden,
  idempotent,
  notFound,
  parseInput,
  requireClinic,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { OfficePacksRepository } from '../office-packs';
import type { PromotionsService } from '../promotions';
import type { OpenedSession, SessionsService } from '../sessions';
import type { OpenCheckouts } from '../subscriptions';
import {
  profileChange,
  requireOpen,
  type User,
  type UsersQueries,
  type UsersService,
} from '../users';

type Parts = {
  accounts: Pick<UsersService, 'register'>;
  users: UsersQueries;
  officePacks: OfficePacksRepository;
  promotions: Pick<PromotionsService, 'claim'>;
  checkouts: Pick<OpenCheckouts, 'transaction'>;
  sessions: Pick<SessionsService, 'openWithin' | 'signalEnded'>;
  limits: IdentityLimits;
  clock: Clock;
};

const GUIDE_FIELDS = ['software', 'minutesPerPatient', 'parking', 'scrubs', 'orientation'] as const;
type Guide = Pick<OfficePackValues, (typeof GUIDE_FIELDS)[number]>;

/** As sent: the rules check it. */
type Sent = { readonly [field: string]: unknown };

export type RegisteredClinic = { user: User; opened: Omit<OpenedSession, 'user'> | null };

const EMPTY_PACK: OfficePackValues = {
  ...{ software: null, instruments: null, minutesPerPatient: null, parking: null },
  ...{ phone: null, scrubs: null, radiographs: null, orientation: [], photos: [] },
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What is sent and not saved yet. */
const missingGuide = (saved: OfficePackValues | null, sent: Guide): Partial<Guide> =>
  Object.fromEntries(
    GUIDE_FIELDS.flatMap((field) =>
      isEmpty(saved?.[field]) && !isEmpty(sent[field]) ? [[field, sent[field]]] : [],
    ),
  );

const nameParts = (info: RequestInfo, officeName: string) =>
  officeNameParts(officeName, optionLabel(info.locale, 'role', 'clinic'));

export function createClinicRegistrationService(parts: Parts) {
  const { accounts, users, officePacks, promotions, sessions, limits, checkouts, clock } = parts;

  async function fillGuide(tx: IdentityTx, clinicId: number, sent: Guide): Promise<void> {
    const saved = await officePacks.byClinic(tx, clinicId);
    const added = missingGuide(saved, sent);
    if (Object.keys(added).length === 0) return;
    const { software, instruments, minutesPerPatient, parking, scrubs, radiographs } =
      saved ?? EMPTY_PACK;
    const { phone, orientation, photos } = saved ?? EMPTY_PACK;
    const kept = { software, instruments, minutesPerPatient, parking, scrubs, radiographs };
    const pack = { ...kept, phone, orientation, photos, ...added };
    await officePacks.save(tx, clinicId, pack, clock.now());
  }

  async function create(info: RequestInfo, input: Sent): Promise<RegisteredClinic> {
    const values = parseInput(registerClinicRule, input);
    const { email, password, promotionalCode, referralCode, clinicVibe } = values;
    const { streetAddress, city, province, postalCode } = values;
    const account = {
      ...nameParts(info, values.officeName),
      ...{ email, password, promotionalCode, referralCode, clinicVibe },
      ...{ streetAddress, city, province, postalCode },
      role: 'clinic' as const,
    };
    const { ended, user, ...opened } = await accounts.register(info, account, async (tx, user) => {
      await fillGuide(tx, user.id, values);
      return { ...(await sessions.openWithin(tx, info, user.id, null)), user };
    });
    await sessions.signalEnded(info, ended);
    return { user, opened };
  }

  async function addMissing(
    info: RequestInfo,
    tx: IdentityTx,
    clinic: User,
    input: Sent,
  ): Promise<User> {
    const missing = missingOfficeFields(clinic);
    const kept = {
      ...{ ...input, ...clinic },
      officeName: lacksOfficeName(clinic) ? input.officeName : null,
    };
    for (const field of missing) kept[field] = input[field] as never;
    const { officeName, promotionalCode, clinicVibe, ...values } = parseInput(completeClinicRule, {
      ...kept,
      clinicVibe: clinic.clinicVibe ?? input.clinicVibe,
      promotionalCode: input.promotionalCode,
    });
    const change = {
      ...(officeName && nameParts(info, officeName)),
      ...Object.fromEntries(missing.map((field) => [field, values[field]])),
      ...(clinic.clinicVibe === null && clinicVibe !== null && { clinicVibe }),
    };
    const isChanged = Object.keys(change).length > 0;
    const saved = isChanged
      ? await users.update(tx, clinic, profileChange(clinic, change, clock.now()))
      : clinic;
    await fillGuide(tx, clinic.id, values);
    if (promotionalCode === null) return saved;
    if (effectiveTier(saved, clock.now()) !== null)
      throw conflict('subscription.already', { reasons: ['already_subscribed'] });
    return promotions.claim(tx, saved, promotionalCode);
  }

  async function complete(info: RequestInfo, input: Sent): Promise<RegisteredClinic> {
    const clinicId = requireClinic(info);
    if (requireViewer(info).userId !== clinicId)
      throw forbidden('access.role', { values: { roles: 'clinic' } });
    await limits.consumeWriteQuota(info);
    const call = { operation: 'registerClinic', input };
    await checkouts.transaction(clinicId, (tx) =>
      idempotent(info, tx, call, async () => {
        const clinic = requireOpen(await users.lock(tx, clinicId));
        await addMissing(info, tx, clinic, input);
        return true;
      }),
    );
    const [user] = await users.byIds([clinicId]);
    if (!user) throw notFound();
    return { user, opened: null };
  }

  return {
    /**
     * Opens a clinic's account and session with everything that was typed, or adds what the signed-in clinic lacks.
     * A code is claimed in the same transaction: when it cannot be, nothing is saved.
     * @throws DomainError VALIDATION_FAILED, FORBIDDEN, CONFLICT, RATE_LIMITED.
     */
    register: (info: RequestInfo, input: Sent): Promise<RegisteredClinic> =>
      info.viewer === null ? create(info, input) : complete(info, input),
  };
}

export type ClinicRegistrationService = ReturnType<typeof createClinicRegistrationService>;
