export { decodeCursor, encodeCursor, listName } from './cursor';
export type { CursorPart, CursorParts, CursorShape, CursorType } from './cursor';
export { pageArgs } from './page-args';
export type { Page, PageInput } from './page-args';
export { toConnection } from './connection';
export type { Connection, PageInfo } from './connection';
