import { randomBytes } from 'node:crypto';
import { LIMITS, UPLOAD_PROOF_PURPOSE } from '@tbt/contracts';
import { loader, viewerOf } from '@tbt/stack/demo-world/callers';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';
import { asAdministrator } from './shift-makers';

export const CONTACT = {
  ...{ name: 'Robin Roy', email: 'robin@bench.test', subject: 'A question', userType: 'other' },
  message: 'How do I change my province?',
};

/** Feedback, contact messages and reports for the desks; devices. */
export const createSupportMakers = ({
  services: { messaging },
  deployment: { sealer },
}: Pick<BenchStack, 'services' | 'deployment'>) => ({
  /** At least `count`. */
  async sendFiles(from: Person, to: Person, count: number): Promise<void> {
    const proof = () => {
      const key = `documents/${randomBytes(16).toString('hex')}`;
      const facts = { ownerId: from.id, kind: 'document', key, mediaType: 'application/pdf' };
      return sealer.seal(UPLOAD_PROOF_PURPOSE, { ...facts, size: 1_200 }, 600);
    };
    for (let sent = 0; sent < count; sent += LIMITS.messageAttachmentsMax) {
      const proofs = Array.from({ length: LIMITS.messageAttachmentsMax }, proof);
      const attachments = (await Promise.all(proofs)).map((each) => ({ proof: each }));
      const input = { recipientId: to.id, content: '', attachments };
      await messaging.messages.send(viewerOf(from), input);
    }
  },
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
  async pushDevice(member: Person, subscription: object): Promise<string> {
    return String((await messaging.push.add(viewerOf(member), subscription)).id);
  },
  async report(reporter: Person, about: Person): Promise<number> {
    const input = { subject: 'user', id: about.id, reason: 'spam' };
    return (await messaging.reports.send(viewerOf(reporter), input)).id;
  },
});
