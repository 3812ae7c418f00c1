import type { Person } from './accounts';
import { viewerOf } from './callers';
import type { Candidacy, Stage } from './marketplace-scenes';
import { FRENCH_TALKS, TALKS, type Line } from './talk';

const CONVERSATIONS = 16;
const MINUTE_MS = 60 * 1000;

/** A conversation; all but the last messages are read. */
type Scene = { candidacy: Candidacy; lines: readonly Line[]; isReadByClinic: boolean };

function scenesOf(
  { random }: Stage,
  named: readonly Candidacy[],
  others: readonly Candidacy[],
): Scene[] {
  const seen = new Set<string>();
  const pairs = [...named, ...random.some(others, others.length)].filter(({ temp, shift }) => {
    const pair = `${temp.id}/${shift.clinic.id}`;
    return seen.has(pair) ? false : seen.add(pair);
  });
  return pairs.slice(0, CONVERSATIONS).map((candidacy, index) => ({
    candidacy,
    lines: pickTalk(candidacy.shift.clinic, index),
    isReadByClinic: index % 3 !== 1,
  }));
}

function pickTalk(clinic: Person, index: number): readonly Line[] {
  const talks = clinic.place.province === 'Quebec' ? FRENCH_TALKS : TALKS;
  return talks[index % talks.length] ?? [];
}

/** Applicants write, clinics answer; some last messages stay unread. */
export async function playConversations(
  stage: Stage,
  named: readonly Candidacy[],
  others: readonly Candidacy[],
): Promise<number> {
  const { services, calendar, random } = stage;
  const { messages, conversations } = services.messaging;
  // Newest last: the named accounts' conversations are on top.
  const scenes = scenesOf(stage, named, others).reverse();
  for (const [index, { candidacy, lines, isReadByClinic }] of scenes.entries()) {
    const { temp, shift } = candidacy;
    const sides = { clinic: shift.clinic, temp };
    services.clock.set(new Date(calendar.ago(0, 6).getTime() + index * 20 * MINUTE_MS));
    for (const { from, text } of lines) {
      const [writer, reader] = from === 'clinic' ? [sides.clinic, temp] : [temp, sides.clinic];
      await conversations.markRead(viewerOf(writer), { otherUserId: reader.id });
      await messages.send(viewerOf(writer), {
        recipientId: reader.id,
        content: text,
        jobId: shift.id,
      });
      services.clock.advance(random.between(1, 6) * MINUTE_MS);
    }
    if (isReadByClinic) {
      await conversations.markRead(viewerOf(sides.clinic), { otherUserId: temp.id });
    }
  }
  return scenes.length;
}
