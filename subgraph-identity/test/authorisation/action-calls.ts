import type { Cast } from './cast';

export type Call = { query: string; variables?: Record<string, unknown> };

const errors = 'errors { code message path reasons }';

/** A call of each query and mutation that is right for whoever may make it. */
export const ACTION_CALLS: Readonly<Record<string, (cast: Cast) => Call>> = {
  'Query.me': () => ({ query: '{ me { id } }' }),
  'Query.user': ({ subject }) => ({ query: `{ user(id: ${subject.id}) { id } }` }),
  'Query.promotion': () => ({ query: '{ promotion(code: "FIRST5FREE") { isValid } }' }),
  'Query.sessionViewer': () => ({ query: '{ sessionViewer(token: "none") { userId } }' }),
  'Mutation.signUp': () => ({
    query: `mutation { signUp(input: { firstName: "", lastName: "", email: "", role: "", province: "",
      city: "", password: "" }) { user { id } ${errors} } }`,
  }),
  'Mutation.logIn': () => ({
    query: `mutation { logIn(input: { email: "", password: "" }) { token ${errors} } }`,
  }),
  'Mutation.logOut': () => ({ query: 'mutation { logOut { isLoggedOut } }' }),
  'Mutation.joinWaitlist': () => ({
    query: `mutation { joinWaitlist(input: { name: "", email: "", province: "", role: "" }) {
      entry { id } ${errors} } }`,
  }),
  'Mutation.registerUpload': () => ({
    query: `mutation { registerUpload(input: { receipt: "none" }) { upload { url } ${errors} } }`,
  }),
  'Mutation.changeProfilePicture': () => ({
    query: `mutation { changeProfilePicture(input: { url: "/none" }) { user { id } ${errors} } }`,
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
