let servedOrigin = '';

/** Tells the origin where no browser does: on the server. */
export const setSiteOrigin = (origin: string): void => {
  servedOrigin = origin;
};

export const siteOrigin = (): string =>
  typeof window === 'undefined' ? servedOrigin : window.location.origin;
