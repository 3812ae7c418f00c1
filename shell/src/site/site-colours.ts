/** Of the bars that a browser or device draws around the site: the canvas of both themes. */
export const SITE_COLOURS = { light: '#f3f6f4', dark: '#0e1514' } as const;
