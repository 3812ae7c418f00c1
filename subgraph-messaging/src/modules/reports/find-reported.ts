import { LIMITS, type ReportSubject } from '@tbt/contracts';
import { conflict, notFound } from '@tbt/service-kit';
import type { MessagingTx } from '../../database';
import { canBeBlocked, type ContactsService } from '../contacts';
import type { JobsService } from '../jobs';
import { lastMessages, messageForReport, otherParticipant } from './reports.queries';
import type { ReportedSubject } from './reports.types';

type Dependencies = {
  contacts: Pick<ContactsService, 'people'>;
  jobs: Pick<JobsService, 'clinicOfSeen'>;
};

type Find = (tx: MessagingTx, id: number, viewerId: number) => Promise<ReportedSubject>;

const ofOneself = () => conflict('support.ownReport', { reasons: ['own_report'] });

/** What a report is about, by subject. @throws DomainError NOT_FOUND for what the viewer cannot see. */
export const createReportedFinder = ({
  contacts,
  jobs,
}: Dependencies): Record<Exclude<ReportSubject, 'review'>, Find> => ({
  async message(tx, id, viewerId) {
    const message = await messageForReport(tx, id, viewerId);
    if (!message) throw notFound();
    return { aboutUserId: message.senderId, messages: [message] };
  },
  async conversation(tx, id, viewerId) {
    const aboutUserId = await otherParticipant(tx, id, viewerId);
    if (aboutUserId === null) throw notFound();
    return { aboutUserId, messages: await lastMessages(tx, id, LIMITS.reportedMessagesMax) };
  },
  async user(tx, id, viewerId) {
    if (id === viewerId) throw ofOneself();
    const people = await contacts.people(tx, [id]);
    if (!canBeBlocked(people.get(id))) throw notFound();
    return { aboutUserId: id, messages: [] };
  },
  async job(tx, id, viewerId) {
    const clinicId = await jobs.clinicOfSeen(tx, id, viewerId);
    if (clinicId === null) throw notFound();
    if (clinicId === viewerId) throw ofOneself();
    return { aboutUserId: clinicId, messages: [] };
  },
});
