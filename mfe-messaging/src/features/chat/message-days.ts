import type { MessagePartsFragment } from '../../generated/graphql';

const pad = (value: number) => String(value).padStart(2, '0');

/** Calendar day of an instant in the browser's zone, `YYYY-MM-DD`. */
export const dayOf = (instant: string | Date): string => {
  const at = new Date(instant);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
};

export type MessageDay = { day: string; messages: MessagePartsFragment[] };

/** Messages in order, by calendar day. */
export function messageDays(messages: readonly MessagePartsFragment[]): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
