import { loader, viewerOf } from '@tbt/stack/demo-world/callers';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';
import { asAdministrator } from './shift-makers';

export const CONTACT = {
  ...{ name: 'Robin Roy', email: 'robin@bench.test', subject: 'A question', userType: 'other' },
  message: 'How do I change my province?',
};

/** Feedback, contact messages and reports for the desks; devices. */
export const createSupportMakers = ({ services: { messaging } }: Pick<BenchStack, 'services'>) => ({
  async feedback(author: Person): Promise<number> {
    const words = { toothRating: 4, feedback: 'The calendar is clear.' };
    return (await messaging.feedback.send(viewerOf(author), words)).id;
  },
  /** @returns the message that is due first, after another one came. */
  async contactMessage(admin: Person): Promise<number> {
    await messaging.contactMessages.send(loader, CONTACT);
    const { edges } = await messaging.contactDesk.page(asAdministrator(admin), { first: 1 });
    const [first] = edges;
    if (!first) throw new Error('No contact message waits');
    return first.node.id;
  },
  /** A browser of the member. */
  async pushDevice(member: Person, subscription: object): Promise<string> {
    return String((await messaging.push.add(viewerOf(member), subscription)).id);
  },
  async report(reporter: Person, about: Person): Promise<number> {
    const input = { subject: 'user', id: about.id, reason: 'spam' };
    return (await messaging.reports.send(viewerOf(reporter), input)).id;
  },
});
