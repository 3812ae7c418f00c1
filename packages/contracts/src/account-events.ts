export const LINK_PURPOSES = ['confirm-email', 'reset-password', 'change-email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export type AccountEvents = {
  /** The token is sealed for `account-link`. */
  'account.link-requested': {
    userId: number;
    purpose: LinkPurpose;
    email: string;
    sealed: string;
    expiresAt: string;
    at: string;
  };
  /** Sent whatever the preferences of the user. */
  'account.security-changed': {
    userId: number;
    change: 'password' | 'email';
    /** The address before a change of e-mail, sealed for `former-email` as `{ email }`. */
    sealedFormerEmail: string | null;
    at: string;
  };
  /** The account is closed; services erase or anonymise what they hold. */
  'account.erased': {
    userId: number;
    /** The address of the account, sealed for `erased-email` as `{ email }`. */
    sealedEmail: string;
    at: string;
  };
};
