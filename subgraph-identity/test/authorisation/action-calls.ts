import type { Cast } from './cast';

export type Call = { query: string; variables?: Record<string, unknown> };

const errors = 'errors { code message path reasons }';

/** A valid call of each query and mutation. */
export const ACTION_CALLS: Readonly<Record<string, (cast: Cast) => Call>> = {
  'Query.me': () => ({ query: '{ me { id } }' }),
  'Query.user': ({ subject }) => ({ query: `{ user(id: ${subject.id}) { id } }` }),
  'Query.promotion': () => ({ query: '{ promotion(code: "FIRST5FREE") { isValid } }' }),
  'Query.plans': () => ({ query: '{ plans(province: "Ontario") { key } }' }),
  'Query.referralLink': () => ({ query: '{ referralLink(code: "kx7") { status } }' }),
  'Query.myReferral': () => ({ query: '{ myReferral { code } }' }),
  'Query.mySubscription': () => ({ query: '{ mySubscription { status } }' }),
  'Query.planChange': () => ({ query: '{ planChange(tier: "pro") { dueNow } }' }),
  'Query.deskSubscriptions': () => ({ query: '{ deskSubscriptions { edges { cursor } } }' }),
  'Query.deskSubscription': ({ viewers }) => ({
    query: `{ deskSubscription(clinicId: ${String(viewers.clinic?.userId)}) { status } }`,
  }),
  'Query.deskPromotions': () => ({ query: '{ deskPromotions { code } }' }),
  'Mutation.refundPlanInvoice': () => ({
    query: `mutation { refundPlanInvoice(input: { clinicId: 1, invoiceId: "", amount: "",
      refundedBefore: "", reason: "" }) { ${errors} } }`,
  }),
  'Mutation.setGivenPlan': () => ({
    query: `mutation { setGivenPlan(input: { clinicId: 1, tier: "none", reason: "" }) { ${errors} } }`,
  }),
  'Mutation.setPromotionOpen': () => ({
    query: `mutation { setPromotionOpen(input: { code: "", isOpen: false, reason: "" }) { ${errors} } }`,
  }),
  'Mutation.startCheckout': () => ({
    query: `mutation { startCheckout(input: { tier: "none" }) { url ${errors} } }`,
  }),
  'Mutation.changeSubscription': () => ({
    query: `mutation { changeSubscription(input: { tier: "none" }) { ${errors} } }`,
  }),
  'Mutation.cancelSubscription': () => ({
    query: `mutation { cancelSubscription(input: { reason: "none" }) { ${errors} } }`,
  }),
  'Mutation.resumeSubscription': () => ({
    query: `mutation { resumeSubscription { ${errors} } }`,
  }),
  'Mutation.updatePaymentCard': () => ({ query: `mutation { updatePaymentCard { ${errors} } }` }),
  'Mutation.playTestPayment': () => ({
    query: `mutation { playTestPayment(input: { scenario: "none" }) { ${errors} } }`,
  }),
  'Mutation.receivePaymentEvent': () => ({
    query: `mutation { receivePaymentEvent(payload: "{}", signature: "none") { ${errors} } }`,
  }),
  'Query.sessionViewer': () => ({ query: '{ sessionViewer(token: "none") { userId } }' }),
  'Mutation.signUp': () => ({
    query: `mutation { signUp(input: { firstName: "", lastName: "", email: "", role: "", province: "",
      city: "", password: "" }) { user { id } ${errors} } }`,
  }),
  'Mutation.logIn': () => ({
    query: `mutation { logIn(input: { email: "", password: "" }) { token ${errors} } }`,
  }),
  'Mutation.logOut': () => ({ query: 'mutation { logOut { isLoggedOut } }' }),
  'Mutation.endSession': () => ({
    query: `mutation { endSession(input: { sessionId: "none" }) { user { id } ${errors} } }`,
  }),
  'Mutation.endOtherSessions': () => ({
    query: `mutation { endOtherSessions { user { id } ${errors} } }`,
  }),
  'Mutation.changeLanguage': () => ({
    query: `mutation { changeLanguage(input: { locale: "none" }) { user { id } ${errors} } }`,
  }),
  'Mutation.requestPasswordReset': () => ({
    query: `mutation { requestPasswordReset(input: { email: "" }) { email ${errors} } }`,
  }),
  'Mutation.resetPassword': () => ({
    query: `mutation { resetPassword(input: { token: "none", password: "" }) { email ${errors} } }`,
  }),
  'Mutation.confirmEmail': () => ({
    query: `mutation { confirmEmail(input: { token: "none" }) { email ${errors} } }`,
  }),
  'Mutation.changePassword': () => ({
    query: `mutation { changePassword(input: { currentPassword: "", password: "" }) {
      user { id } ${errors} } }`,
  }),
  'Mutation.requestEmailConfirmation': () => ({
    query: `mutation { requestEmailConfirmation { email ${errors} } }`,
  }),
  'Mutation.requestEmailChange': () => ({
    query: `mutation { requestEmailChange(input: { newEmail: "", currentPassword: "" }) {
      user { id } ${errors} } }`,
  }),
  'Query.clinicMembers': ({ team }) => ({
    query: `{ clinicMembers(clinicId: ${team.clinicId}) { id } }`,
  }),
  'Query.clinicInvitation': () => ({ query: '{ clinicInvitation(token: "none") { email } }' }),
  'Mutation.inviteClinicMember': ({ team }) => ({
    query: `mutation { inviteClinicMember(input: { clinicId: ${team.clinicId}, role: "viewer",
      email: "another@example.test" }) { member { id } ${errors} } }`,
  }),
  'Mutation.changeClinicMember': ({ team }) => ({
    query: `mutation { changeClinicMember(input: { clinicId: ${team.clinicId}, role: "manager",
      memberId: ${team.memberId} }) { member { id } ${errors} } }`,
  }),
  'Mutation.removeClinicMember': ({ team }) => ({
    query: `mutation { removeClinicMember(input: { clinicId: ${team.clinicId},
      memberId: ${team.memberId} }) { removedId ${errors} } }`,
  }),
  'Mutation.acceptClinicInvitation': () => ({
    query: `mutation { acceptClinicInvitation(input: { token: "none" }) { ${errors} } }`,
  }),
  'Mutation.joinClinic': () => ({
    query: `mutation { joinClinic(input: { token: "none", firstName: "A", lastName: "B",
      password: "a fine password" }) { email ${errors} } }`,
  }),
  'Mutation.actForClinic': () => ({
    query: `mutation { actForClinic(input: { clinicId: null }) { ${errors} } }`,
  }),
  'Query.licenceHolders': () => ({ query: '{ licenceHolders(number: "N-1") { id } }' }),
  'Query.regulators': () => ({ query: '{ regulators { abbreviation } }' }),
  'Query.verificationQueue': () => ({ query: '{ verificationQueue { edges { cursor } } }' }),
  'Query.comingExpiries': () => ({ query: '{ comingExpiries { edges { cursor } } }' }),
  'Query.auditIntegrity': () => ({ query: '{ auditIntegrity { __typename } }' }),
  'Mutation.createProfile': () => ({
    query: `mutation { createProfile(input: { firstName: "", lastName: "", email: "", role: "",
      password: "" }) { user { id } ${errors} } }`,
  }),
  'Mutation.registerClinic': () => ({
    query: `mutation { registerClinic(input: { city: "" }) { user { id } ${errors} } }`,
  }),
  'Mutation.updateProfile': () => ({
    query: `mutation { updateProfile(input: { city: "" }, expectedVersion: 1) {
      user { id } ${errors} } }`,
  }),
  'Mutation.updateOfficePack': () => ({
    query: `mutation { updateOfficePack(input: { minutesPerPatient: 1 }, expectedVersion: 0) {
      user { id } ${errors} } }`,
  }),
  'Mutation.addLicence': () => ({
    query: `mutation { addLicence(input: { province: "", number: "" }) { user { id } ${errors} } }`,
  }),
  'Mutation.editLicence': ({ licenceId }) => ({
    query: `mutation { editLicence(input: { licenceId: "${licenceId}", province: "Ontario", number: "CDHO-1" }) {
      user { id } ${errors} } }`,
  }),
  'Mutation.removeLicence': ({ licenceId }) => ({
    query: `mutation { removeLicence(input: { licenceId: "${licenceId}" }) { user { id } ${errors} } }`,
  }),
  'Mutation.submitVerificationDocument': () => ({
    query: `mutation { submitVerificationDocument(input: { documentType: "license", documentUrl: "/uploads/documents/00000000000000000000000000000000" }) {
      document { id } ${errors} } }`,
  }),
  'Mutation.decideVerification': () => ({
    query: `mutation { decideVerification(input: { kind: licence, id: "none", decision: rejected }) {
      item { __typename } ${errors} } }`,
  }),
  'Mutation.editRegulator': () => ({
    query: `mutation { editRegulator(input: { province: "", role: "", abbreviation: "", name: "" }) {
      regulator { abbreviation } ${errors} } }`,
  }),
  'Mutation.joinWaitlist': () => ({
    query: `mutation { joinWaitlist(input: { name: "", email: "", province: "", role: "" }) {
      entry { id } ${errors} } }`,
  }),
  'Mutation.registerUpload': () => ({
    query: `mutation { registerUpload(input: { receipt: "none" }) { upload { url } ${errors} } }`,
  }),
  'Mutation.changeProfilePicture': () => ({
    query: `mutation { changeProfilePicture(input: { profilePicture: "/none" }) { user { id } ${errors} } }`,
  }),
  'Mutation.requestDataExport': () => ({
    query: `mutation { requestDataExport { dataExport { id } ${errors} } }`,
  }),
  'Mutation.setConsent': () => ({
    query: `mutation { setConsent(input: { purpose: marketing_email, isGiven: true }) {
      consent { isGiven } ${errors} } }`,
  }),
  'Mutation.closeAccount': () => ({
    query: `mutation { closeAccount(input: { password: "not the password" }) { isClosed ${errors} } }`,
  }),
};
