/** Path and query of what is no page: answered by the gateway, or a file. */
export const NO_PAGES: RegExp[] = [
  /^\/(api|graphql|ws|uploads|calendar|assets|releases|icons)(\/|\?|$)/,
  /^[^?]*\.\w+(\?|$)/,
];
