/** Attribute of the document element: milliseconds the services' clock is ahead of the browser's. */
export const CLOCK_AHEAD_ATTRIBUTE = 'data-clock-ahead';
