import { createHash, randomBytes } from 'node:crypto';
import {
  CHOSEN_CATEGORIES,
  type ChosenCategory,
  type NoticeCategory,
  type NoticeChannel,
} from '@tbt/contracts';
import {
  idempotent,
  notFound,
  parseInput,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, Reading, Statements } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import type { Workflow } from '../workflows';
import { setPreferenceInput, unsubscribeInput } from './preferences.inputs';
import { channelsOf, isWanted, type Choice } from './preferences.policy';
import { choicesOf, saveChoice, saveToken, tokenByHash } from './preferences.repository';
import { userRecipient, type Recipient } from './recipients';

const TOKEN_BYTES = 24;

/** One switch: a category that members can switch off, and a way in which it comes. */
export type Preference = { category: ChosenCategory; channel: NoticeChannel; isOn: boolean };

type Dependencies = { database: MessagingDatabase; clock: Clock; rateLimits: MessagingRateLimits };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const SWITCHES = CHOSEN_CATEGORIES.flatMap((category) =>
  channelsOf(category).map((channel) => ({ category, channel })),
);

const preferencesFrom = (choices: readonly Choice[]): Preference[] =>
  SWITCHES.map((place) => {
    const { category, channel } = place;
    const own = choices.find((each) => each.category === category && each.channel === channel);
    return { ...place, isOn: own?.isOn ?? true };
  });

export type PreferencesService = ReturnType<typeof createPreferencesService>;

/** Who gets which category in which way, and the links that end one without log-in. */
export function createPreferencesService({ database, clock, rateLimits }: Dependencies) {
  return {
    /** The viewer's switches, in the order of the categories. */
    async mine(info: RequestInfo): Promise<Preference[]> {
      const { userId } = requireViewer(info);
      return preferencesFrom(await choicesOf(database.reader, [userRecipient(userId)]));
    },

    /** @returns the viewer's switches afterwards. */
    async set(info: RequestInfo, input: unknown): Promise<Preference[]> {
      const { userId } = requireViewer(info);
      const choice = parseInput(setPreferenceInput, input);
      await rateLimits.consume('writes', userId);
      const recipient = userRecipient(userId);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setNotificationPreference', input }, async () => {
          await saveChoice(tx, { ...choice, recipient }, clock.now());
          return preferencesFrom(await choicesOf(tx, [recipient]));
        }),
      );
    },

    /**
     * Ends the mail of the category that a mailed link is for, as often as it is used.
     * @throws DomainError NOT_FOUND for an unknown link.
     */
    async unsubscribe(info: RequestInfo, input: unknown): Promise<NoticeCategory> {
      const { token } = parseInput(unsubscribeInput, input);
      await rateLimits.consume('unsubscribes', info.address ?? 'unknown');
      return database.transaction(async (tx) => {
        const found = await tokenByHash(tx, hashOf(token));
        if (!found) throw notFound();
        await saveChoice(tx, { ...found, channel: 'email', isOn: false }, clock.now());
        return found.category as NoticeCategory;
      });
    },

    /** Which of these recipients want a notice in this way; one statement. */
    async wanting(
      db: Reading,
      workflow: Workflow,
      channel: NoticeChannel,
      recipients: readonly Recipient[],
    ): Promise<Set<Recipient>> {
      if (!workflow.channels.includes(channel) || recipients.length === 0) return new Set();
      if (workflow.critical) return new Set(recipients);
      const choices = await choicesOf(db, recipients);
      const isFor = (recipient: Recipient) =>
        choices.filter((choice) => choice.recipient === recipient);
      return new Set(recipients.filter((each) => isWanted(workflow, channel, isFor(each))));
    },

    /** A link's token for one mail; only its hash is kept, so that no key's age matters. */
    async issueToken(db: Statements, recipient: Recipient, category: string): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await saveToken(db, { tokenHash: hashOf(token), recipient, category }, clock.now());
      return token;
    },
  };
}
