/** A page without contents or person, shown at any address while the site cannot be reached. */
export const APP_DOCUMENT_PATH = '/app-document';
