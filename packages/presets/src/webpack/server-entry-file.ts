/** The one file of a server build, relative to its output folder. */
export const SERVER_ENTRY_FILE = 'server-entry.js';
