export const SERVER_ENTRY_FILE = 'server-entry.js';
