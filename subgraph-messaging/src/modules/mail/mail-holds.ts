import type { Digest } from './digests.queries';
import type { Waiting } from './mail-times';

/** Why a mail must not be sent at all. */
export class MailSuppressed extends Error {
  override readonly name = 'MailSuppressed';
}

export class ContactPending extends Error {
  override readonly name = 'ContactPending';
}

/** Sent later, by the recipient's clock. */
export class MailWaits extends Error {
  override readonly name = 'MailWaits';

  constructor(readonly waiting: Waiting) {
    super(waiting.reason);
  }
}

/** Said by the recipient's next digest. */
export class MailCollected extends Error {
  override readonly name = 'MailCollected';

  constructor(readonly digest: Digest) {
    super(digest.workflow);
  }
}
