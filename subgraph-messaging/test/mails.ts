import type { Viewer } from '@tbt/service-kit';
import type { World } from './factories';

export type Mail = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
};

export const ADMIN: Viewer = {
  userId: 1,
  sessionId: 1,
  role: null,
  isAdmin: true,
  actingClinicId: null,
};

export const MAILBOX = `{ mailbox { edges { node { id sender recipient subject html text } } } }`;

/** Sends what is due. @returns the local mailbox, newest first. */
export async function mailsOf({ subgraph, run }: World): Promise<Mail[]> {
  await subgraph.mailSender.drain();
  const { data } = await run<{ mailbox: { edges: { node: Mail }[] } }>(ADMIN, MAILBOX);
  return data.mailbox.edges.map(({ node }) => node);
}

export type MailRow = {
  workflow: string;
  state: string;
  attempts: number;
  outcome: string | null;
  params: object;
  sealed: object;
};

/** The mail outbox, oldest first. */
export const mailRows = ({ subgraph }: World): Promise<MailRow[]> =>
  subgraph.database.prisma.mailMessage.findMany({
    orderBy: { createdAt: 'asc' },
    select: {
      workflow: true,
      state: true,
      attempts: true,
      outcome: true,
      params: true,
      sealed: true,
    },
  }) as Promise<MailRow[]>;
