/** What a member of a clinic's account is; owners first. */
export const CLINIC_ROLES = ['owner', 'manager', 'scheduler', 'viewer'] as const;
export type ClinicRole = (typeof CLINIC_ROLES)[number];

export const isClinicRole = (value: unknown): value is ClinicRole =>
  CLINIC_ROLES.some((role) => role === value);

/** Who may do what for the clinic: the subgraphs enforce it, the page of members shows it. */
export const CLINIC_PERMISSIONS = {
  read: ['owner', 'manager', 'scheduler', 'viewer'],
  /** Post, edit and close shifts; answer candidates; run bookings; approve hours; write messages. */
  staffing: ['owner', 'manager', 'scheduler'],
  /** Mark invoices as paid and refunds as received, answer disputes, ask for waivers, billing details. */
  payments: ['owner', 'manager'],
  office: ['owner', 'manager'],
  editLocations: ['owner'],
  socialAccounts: ['owner'],
  readPlan: ['owner', 'manager'],
  editPlan: ['owner'],
  readTeam: ['owner', 'manager'],
  editTeam: ['owner'],
} as const satisfies Record<string, readonly ClinicRole[]>;
export type ClinicPermission = keyof typeof CLINIC_PERMISSIONS;

export const CLINIC_PERMISSION_NAMES = Object.keys(CLINIC_PERMISSIONS) as ClinicPermission[];

export const hasClinicPermission = (role: ClinicRole, permission: ClinicPermission): boolean =>
  CLINIC_PERMISSIONS[permission].some((allowed) => allowed === role);

/** `own` acts concern the account, not the clinic; `admin` acts have a check of their own. */
type MutationPermission = ClinicPermission | 'own' | 'admin';

const EXCEPTIONS: Readonly<Record<string, MutationPermission>> = {
  acceptClinicInvitation: 'own',
  addPushSubscription: 'own',
  actForClinic: 'own',
  addLicence: 'own',
  changeLanguage: 'own',
  changePassword: 'own',
  changeProfilePicture: 'own',
  closeAccount: 'own',
  confirmEmail: 'own',
  createCalendarFeed: 'own',
  createProfile: 'own',
  editLicence: 'own',
  endOtherSessions: 'own',
  endSession: 'own',
  joinClinic: 'own',
  joinWaitlist: 'own',
  logIn: 'own',
  logOut: 'own',
  receivePaymentEvent: 'own',
  registerUpload: 'own',
  removeLicence: 'own',
  removePushSubscription: 'own',
  requestDataExport: 'own',
  requestEmailChange: 'own',
  requestEmailConfirmation: 'own',
  requestPasswordReset: 'own',
  resetPassword: 'own',
  revokeCalendarFeed: 'own',
  sendContactMessage: 'own',
  recordPageSpeed: 'own',
  sendFeedback: 'own',
  sendReport: 'own',
  sendTestPush: 'own',
  setConsent: 'own',
  setNotificationPreference: 'own',
  setNotificationRhythm: 'own',
  setShowsPresence: 'own',
  signUp: 'own',
  submitVerificationDocument: 'own',
  unsubscribe: 'own',
  updateProfile: 'own',

  answerHumanReview: 'admin',
  decideReliabilityAppeal: 'admin',
  decideReviewReports: 'admin',
  decideVerification: 'admin',
  decideWaiver: 'admin',
  editRegulator: 'admin',
  liftPostingBlock: 'admin',
  refundPlanInvoice: 'admin',
  ruleDispute: 'admin',
  setGivenPlan: 'admin',
  setPromotionOpen: 'admin',
  registerClinic: 'editTeam',
  setHoliday: 'admin',
  setReliabilityLadder: 'admin',
  setTypicalRate: 'admin',

  // What was read stays marked whichever member read it.
  markAllNotificationsRead: 'read',
  markConversationRead: 'staffing',
  markNotificationsRead: 'read',
  viewRecommendation: 'read',

  answerDispute: 'payments',
  appealRuling: 'payments',
  markInvoicePaid: 'payments',
  markInvoiceReceived: 'payments',
  openDispute: 'payments',
  requestWaiver: 'payments',
  setBillingDetails: 'payments',

  addClinicLocation: 'editLocations',
  closeClinicLocation: 'editLocations',
  editClinicLocation: 'editLocations',
  reopenClinicLocation: 'editLocations',
  startSocialConnection: 'socialAccounts',
  completeSocialConnection: 'socialAccounts',
  chooseSocialPage: 'socialAccounts',
  disconnectSocialAccount: 'socialAccounts',
  publishShift: 'socialAccounts',
  setMatchingWeights: 'office',
  updateOfficePack: 'office',

  cancelSubscription: 'editPlan',
  changeSubscription: 'editPlan',
  playTestPayment: 'editPlan',
  resumeSubscription: 'editPlan',
  startCheckout: 'editPlan',
  updatePaymentCard: 'editPlan',

  // Checked against the named clinic, which need not be the one acted for.
  changeClinicMember: 'own',
  inviteClinicMember: 'own',
  removeClinicMember: 'own',
};

/** What a mutation needs of a member who acts for a clinic; every other one is staffing. */
export const permissionOfMutation = (name: string): MutationPermission =>
  Object.hasOwn(EXCEPTIONS, name) ? (EXCEPTIONS[name] as MutationPermission) : 'staffing';

/** Whether a member of this role may run the mutation for the clinic. */
export function mayRunMutation(role: ClinicRole, name: string): boolean {
  const needed = permissionOfMutation(name);
  return needed === 'own' || needed === 'admin' || hasClinicPermission(role, needed);
}
