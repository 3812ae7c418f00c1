import { encodeCursor, toConnection } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { MAILBOX_LIST } from './mail.service';
import type { MailboxMail } from './mailbox.queries';

const cursorOf = ({ id }: MailboxMail) => encodeCursor(MAILBOX_LIST, [id]);

export const mailResolvers: Resolvers = {
  Query: {
    mailbox: async (_, args, { info, services }) => {
      const { rows, limit, isContinued } = await services.mail.mailbox(info, args);
      return toConnection(rows, limit, cursorOf, isContinued);
    },
  },
  MailboxMail: {
    id: ({ id }) => String(id),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
};
