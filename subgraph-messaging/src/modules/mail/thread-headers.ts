import { CONTACT_EMAIL } from '@tbt/contracts';
import type { NotificationParams } from '../workflows';

/** Mails of one `threadId` refer to the same message, and are answered to the operator's address. */
export function threadHeaders(
  { threadId }: NotificationParams,
  domain: string,
): Record<string, string> {
  if (typeof threadId !== 'string') return {};
  const root = `<${threadId}@${domain}>`;
  return { 'In-Reply-To': root, References: root, 'Reply-To': CONTACT_EMAIL };
}
