import type { Clock } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MailTransport } from './mail-transport';
import { storeMail } from './mailbox.queries';

export const createMailboxTransport = (
  { prisma }: Pick<MessagingDatabase, 'prisma'>,
  clock: Clock,
): MailTransport => ({
  send: async (mail) => {
    await storeMail(prisma, mail, clock.now());
    return null;
  },
  close: () => undefined,
});
