import { randomUUID } from 'node:crypto';
import { STORED_UPLOAD_PURPOSE } from '@tbt/contracts';
import type { Calendar } from '@tbt/build-kit/demo-world/calendar';
import { viewerOf, loader } from '@tbt/build-kit/demo-world/callers';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';

type Parts = { next: () => number; calendar: Calendar; password: string };

const SOON_DAYS = 30;

export function createReviewMakers(
  { services: { identity }, deployment }: Pick<BenchStack, 'services' | 'deployment'>,
  { next, calendar, password }: Parts,
) {
  const waiting = new Map<number, number>();

  const document = async (owner: Person): Promise<string> => {
    const hex = randomUUID().replaceAll('-', '');
    const file = { kind: 'document', key: `documents/${hex}`, sha256: hex + hex };
    const stored = { ...file, ownerId: owner.id, mediaType: 'application/pdf', size: 5 };
    const receipt = await deployment.sealer.seal(STORED_UPLOAD_PURPOSE, stored, 60);
    const upload = await identity.uploads.register(viewerOf(owner), { receipt });
    return identity.uploads.urlOf(upload);
  };
  const addLicence = async (owner: Person, province: string) => {
    const values = { province, number: `N-${next()}`, documentUrl: await document(owner) };
    return identity.licences.addOwn(viewerOf(owner), values);
  };
  /** Rejects the pending review, so that the next one can be sent. */
  const clear = async (owner: Person): Promise<void> => {
    const id = waiting.get(owner.id);
    if (!id) return;
    waiting.delete(owner.id);
    await identity.documents.decide(loader, { id, status: 'rejected', reason: 'Unreadable' });
  };

  return {
    async admin(): Promise<Person> {
      const email = `person-${next()}@bench.test`;
      const account = { firstName: 'Ada', lastName: 'Morin', email, password };
      const { id } = await identity.admin.create(loader, account);
      return { id, email, role: null };
    },
    document,
    async somethingToReview(owner: Person): Promise<void> {
      await addLicence(owner, 'Yukon');
      const { id } = await addLicence(owner, 'Alberta');
      await identity.licences.approve(loader, id, { expiresOn: calendar.day(SOON_DAYS) });
    },
    pendingLicence: async (owner: Person): Promise<number> =>
      (await addLicence(owner, 'Nunavut')).id,
    async pendingDocument(owner: Person): Promise<number> {
      await clear(owner);
      const sent = { documentType: 'insurance', documentUrl: await document(owner) };
      const { id } = await identity.documents.submit(viewerOf(owner), sent);
      waiting.set(owner.id, id);
      return id;
    },
  };
}
