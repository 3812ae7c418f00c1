export { impersonal, KIT_TABLES } from './personal-table';
export type { DataSubject, PersonalTable } from './personal-table';
export { erasePerson, exportPerson } from './person-data';
export type { ExportedRow, ExportedTables } from './person-data';
export { ERASED_EMAIL, exportPartKey, servePrivacy } from './privacy-part';
export type { PrivacyPart } from './privacy-part';
export { applyRetention, KIT_RETENTION } from './retention';
export type { RetentionRule } from './retention';
export { registerProblems } from './table-register';
