import type { AlertFrequency } from '@tbt/contracts';
import { createHash, randomBytes } from 'node:crypto';
import {
  consumeWriteQuota,
  idempotent,
  notFound,
  parseInput,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import {
  CHOSEN_CATEGORIES,
  hasDigests,
  isOnByDefault,
  type ChosenCategory,
  type NotificationCategory,
  type NotificationChannel,
} from '../workflows';
import type { MessagingDatabase, Reading, Statements } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import type { Workflow } from '../workflows';
import {
  quietHoursInput,
  setPreferenceInput,
  setRhythmInput,
  unsubscribeInput,
} from './preferences.inputs';
import { channelsOf, isForced, isWanted, type Choice } from './preferences.policy';
import {
  choicesOf,
  endDigests,
  saveChoice,
  saveRhythm,
  saveToken,
  tokenByHash,
} from './preferences.queries';
import type { QuietHours } from './quiet-hours';
import { readQuietHours, removeQuietHours, saveQuietHours } from './quiet-hours.repository';
import { userRecipient, type Recipient } from './recipients';

const TOKEN_BYTES = 24;

/** One switch of the settings page. */
export type Preference = {
  category: ChosenCategory;
  channel: NotificationChannel;
  isOn: boolean;
  /** Of mail that may come in digests; null otherwise. */
  rhythm: AlertFrequency | null;
};

export type MailChoice = { isWanted: boolean; rhythm: AlertFrequency; timeZone: string | null };

type Dependencies = { database: MessagingDatabase; clock: Clock; rateLimits: MessagingRateLimits };

const AT_ONCE = 'immediate';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const SWITCHES = CHOSEN_CATEGORIES.flatMap((category) =>
  channelsOf(category).map((channel) => ({ category, channel })),
);

const preferencesFrom = (choices: readonly Choice[]): Preference[] =>
  SWITCHES.map((place) => {
    const { category, channel } = place;
    const own = choices.find((each) => each.category === category && each.channel === channel);
    const isOn = own?.isOn ?? isOnByDefault(category, channel);
    const isPaced = channel === 'email' && hasDigests(category);
    return { ...place, isOn, rhythm: isPaced ? (own?.rhythm ?? AT_ONCE) : null };
  });

export type PreferencesService = ReturnType<typeof createPreferencesService>;

/** Notification settings and unsubscribe links. */
export function createPreferencesService({ database, clock, rateLimits }: Dependencies) {
  return {
    /** In the order of the categories. */
    async mine(info: RequestInfo): Promise<Preference[]> {
      const { userId } = requireViewer(info);
      return preferencesFrom(await choicesOf(database.reader, [userRecipient(userId)]));
    },

    /** @returns the viewer's preferences afterwards. */
    async set(info: RequestInfo, input: unknown): Promise<Preference[]> {
      const { userId } = requireViewer(info);
      const choice = parseInput(setPreferenceInput, input);
      await consumeWriteQuota(rateLimits, info);
      const recipient = userRecipient(userId);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setNotificationPreference', input }, async () => {
          await saveChoice(tx, { ...choice, recipient }, clock.now());
          return preferencesFrom(await choicesOf(tx, [recipient]));
        }),
      );
    },

    /** @returns the viewer's preferences afterwards. */
    async setRhythm(info: RequestInfo, input: unknown): Promise<Preference[]> {
      const { userId } = requireViewer(info);
      const choice = parseInput(setRhythmInput, input);
      await consumeWriteQuota(rateLimits, info);
      const recipient = userRecipient(userId);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setNotificationRhythm', input }, async () => {
          await saveRhythm(tx, { ...choice, recipient }, clock.now());
          return preferencesFrom(await choicesOf(tx, [recipient]));
        }),
      );
    },

    quietHours: (info: RequestInfo): Promise<QuietHours | null> =>
      readQuietHours(database, requireViewer(info).userId),

    async setQuietHours(info: RequestInfo, input: unknown): Promise<QuietHours> {
      const { userId } = requireViewer(info);
      const hours = parseInput(quietHoursInput, input);
      await consumeWriteQuota(rateLimits, info);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setQuietHours', input }, () =>
          saveQuietHours(tx, userId, hours, clock.now()),
        ),
      );
    },

    async removeQuietHours(info: RequestInfo): Promise<void> {
      const { userId } = requireViewer(info);
      await consumeWriteQuota(rateLimits, info);
      await database.transaction((tx) => removeQuietHours(tx, userId));
    },

    /** Idempotent: disables mail of the link's category. @throws DomainError NOT_FOUND for an unknown link. */
    async unsubscribe(info: RequestInfo, input: unknown): Promise<NotificationCategory> {
      const { token } = parseInput(unsubscribeInput, input);
      await rateLimits.consume('unsubscribes', info.address ?? 'unknown');
      return database.transaction(async (tx) => {
        const found = await tokenByHash(tx, hashOf(token));
        if (!found) throw notFound();
        if (found.category === 'digest') await endDigests(tx, found.recipient, clock.now());
        else await saveChoice(tx, { ...found, channel: 'email', isOn: false }, clock.now());
        return found.category as NotificationCategory;
      });
    },

    /** The recipients who have not disabled this channel; one statement. */
    async wanting(
      db: Reading,
      workflow: Workflow,
      channel: NotificationChannel,
      recipients: readonly Recipient[],
    ): Promise<Set<Recipient>> {
      if (!workflow.channels.includes(channel) || recipients.length === 0) return new Set();
      if (isForced(workflow, channel)) return new Set(recipients);
      const choices = await choicesOf(db, recipients);
      const isFor = (recipient: Recipient) =>
        choices.filter((choice) => choice.recipient === recipient);
      return new Set(recipients.filter((each) => isWanted(workflow, channel, isFor(each))));
    },

    /** Whether and when a recipient gets a mail. */
    async mailChoice(db: Reading, workflow: Workflow, recipient: Recipient): Promise<MailChoice> {
      if (isForced(workflow, 'email')) return { isWanted: true, rhythm: AT_ONCE, timeZone: null };
      const choices = await choicesOf(db, [recipient]);
      const own = choices.find(
        ({ category, channel }) => category === workflow.category && channel === 'email',
      );
      return {
        isWanted: isWanted(workflow, 'email', choices),
        rhythm: own?.rhythm ?? AT_ONCE,
        // A digest is of no category of its own; all rhythms have one clock.
        timeZone: choices.find(({ timeZone }) => timeZone !== null)?.timeZone ?? null,
      };
    },

    /** Which of several notifications the recipients want; one statement for all. */
    async choices(db: Reading, recipients: readonly Recipient[]) {
      const chosen = new Map<Recipient, Choice[]>();
      for (const choice of await choicesOf(db, recipients))
        chosen.set(choice.recipient, [...(chosen.get(choice.recipient) ?? []), choice]);
      return (recipient: Recipient, workflow: Workflow, channel: NotificationChannel): boolean =>
        isWanted(workflow, channel, chosen.get(recipient) ?? []);
    },

    /** One token per mail; only its hash is stored, so links outlive key rotation. */
    async issueToken(db: Statements, recipient: Recipient, category: string): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await saveToken(db, { tokenHash: hashOf(token), recipient, category }, clock.now());
      return token;
    },
  };
}
