import * as z from 'zod/mini';

/** Ids are numbers, decimals are text with the field's scale, instants are UTC. */
export const idField = z.number().check(z.int(), z.positive());
export const decimalField = z.string().check(z.regex(/^\d+\.\d{2}$/));
export const instantField = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));
export const dateField = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
export const timeField = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const maybeText = z.nullable(z.string());
export const texts = z.array(z.string());

export const numberOf = (id: string): number => Number(id);
export const maybeNumberOf = (id: string | null | undefined): number | null =>
  id === null || id === undefined ? null : Number(id);
