import * as z from 'zod/mini';
import { exceedsMaxId, MAX_ID, NO_ID, parseId } from '../ids';
import type { PageMessageKey } from '../messages';
import { isProvince, PROVINCES } from '../places';
import { spellTown } from '../town-name';
import { holdsContact } from './contact-details';
import { ruleError } from './issue';
import { isCalendarDate, readDecimal } from './plain-values';

const missingOr =
  (...error: Parameters<typeof ruleError>) =>
  (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null
      ? ruleError('validation.required')
      : ruleError(...error);

/** PostgreSQL cannot store NUL and lone surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

export const storable = () =>
  z.refine<string>((value) => !UNSTORABLE.test(value), { error: ruleError('validation.invalid') });

export const text = () => z.string({ error: missingOr('validation.text') }).check(storable());

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/gu;

const visibleLength = (value: string): number => [...value.replace(UNSEEN, '')].length;

export const isSeen = (value: string): boolean => visibleLength(value) > 0;

/** Refuses invisible text; the length check refuses empty text. */
const seen = () =>
  z.refine<string>((value) => value === '' || isSeen(value), {
    error: ruleError('validation.required'),
  });

/** Embeddings, overrides and isolates change the direction of the text around them. */
const BIDI_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;
const CONTROLS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/u;

/** Refuses direction marks where the text is kept as it was written. */
export const undirected = () =>
  z.refine<string>((value) => !CONTROLS_OF_DIRECTION.test(value), {
    error: ruleError('validation.direction'),
  });

/** Right-to-left scripts need none of these characters. */
const withoutBidiMarks = () => z.overwrite<string>((value) => value.replace(BIDI_MARKS, ''));

const sized = (max: number) =>
  [
    z.trim(),
    z.minLength(1, { error: ruleError('validation.required') }),
    seen(),
    z.maxLength(max, { error: ruleError('validation.tooLong', { max }) }),
  ] as const;

/** Trimmed, visible, 1 to `max` characters, without direction marks. */
export const requiredText = (max: number) => text().check(withoutBidiMarks(), ...sized(max));

/** As `requiredText`, of at least `min` visible characters. */
export const explainedText = (min: number, max: number) =>
  requiredText(max).check(
    z.refine<string>((value) => !isSeen(value) || visibleLength(value) >= min, {
      error: ruleError('validation.tooShort', { min }),
    }),
  );

/** Line breaks, other controls and direction marks. */
export const CONTROLS_AND_BIDI_MARKS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** NFC, so that names and passwords compare as they are read. */
export const composed = () => z.overwrite<string>((value) => value.normalize('NFC'));

const inOneLine = () =>
  z.refine<string>((value) => !CONTROLS_AND_BIDI_MARKS.test(value), {
    error: ruleError('validation.oneLine'),
  });

export const singleLineText = (max: number) => text().check(...sized(max), inOneLine());

/** The name of a town, with its capitals. */
export const spelledTown = () => z.overwrite<string>(spellTown);

const optionalSized = (max: number) =>
  [
    withoutBidiMarks(),
    z.trim(),
    z.maxLength(max, { error: ruleError('validation.tooLong', { max }) }),
  ] as const;

const visibleOrNull = () =>
  z.transform((value: string | null | undefined) => (value && isSeen(value) ? value : null));

export const optionalText = (max: number) =>
  z.pipe(z.nullish(text().check(...optionalSized(max))), visibleOrNull());

/** For what everyone can read. */
export const withoutContact = <Text extends string | null>() =>
  z.refine<Text>((value) => !value || !holdsContact(value), {
    error: ruleError('validation.contact'),
  });

/** As `optionalText`, for what everyone can read. */
export const publicText = (max: number) => optionalText(max).check(withoutContact());

export const optionalTown = (max: number) =>
  z
    .pipe(z.nullish(text().check(...optionalSized(max), spelledTown())), visibleOrNull())
    .check(withoutContact());

export const optionalSingleLineText = (max: number) =>
  z.pipe(
    z.nullish(
      text().check(
        z.trim(),
        inOneLine(),
        z.maxLength(max, { error: ruleError('validation.tooLong', { max }) }),
      ),
    ),
    z.transform((value) => (value && isSeen(value) ? value : null)),
  );

const PHONE = /^[+(]?\d[\d\s().\-/]{5,}\d(?:\s*(?:x|ext\.?|poste)\s*\d{1,6})?$/iu;

/** Absent, or a number with at least seven digits; written as people write it. */
export const optionalPhone = (max: number) =>
  optionalSingleLineText(max).check(
    z.refine((value) => value === null || PHONE.test(value), {
      error: ruleError('validation.phone'),
    }),
  );

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === null || issue.input === ''
        ? ruleError('validation.required')
        : ruleError('validation.option', { allowed: values.join(', ') }),
  });

export const optionalOneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.pipe(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(oneOf(values)),
    ),
    z.transform((value) => value),
  );

/** Counts before it parses the items. */
export const boundedList = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.pipe(
    z
      .array(z.unknown(), { error: ruleError('validation.list') })
      .check(z.maxLength(max, { error: ruleError('validation.tooMany', { max }) })),
    z.array(item),
  );

/** Distinct values; absent is the empty list. */
export const listOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.pipe(
    z.nullish(
      boundedList(
        z.enum(values, { error: ruleError('validation.options', { allowed: values.join(', ') }) }),
        values.length,
      ),
    ),
    z.transform((list) => [...new Set(list ?? [])]),
  );

export const province = text().check(
  z.minLength(1, { error: ruleError('validation.required') }),
  z.refine(isProvince, {
    error: ruleError('validation.province', { allowed: PROVINCES.join(', ') }),
  }),
);

/** @param missing - key of the message for an absent id. */
export const idOr = (missing: PageMessageKey) =>
  z.pipe(
    z.union([z.number(), z.string()], {
      error: ({ input }) =>
        ruleError(input === undefined || input === null ? missing : 'validation.id'),
    }),
    z.transform((value, context) => {
      const parsed = exceedsMaxId(value) ? NO_ID : parseId(value);
      if (parsed === null) {
        context.issues.push({ code: 'custom', input: value, message: ruleError('validation.id') });
        return z.NEVER;
      }
      return parsed;
    }),
  );

/** Number or text; `NO_ID` for one above `MAX_ID`. */
export const id = idOr('validation.required');

/** Position of a message in its conversation; 0 is before the first. */
export const seqNumber = z
  .int({ error: ruleError('validation.seq') })
  .check(
    z.minimum(0, { error: ruleError('validation.seq') }),
    z.maximum(MAX_ID, { error: ruleError('validation.seq') }),
  );

export const flag = z.pipe(
  z.nullish(z.boolean({ error: ruleError('validation.boolean') })),
  z.transform((value) => value ?? false),
);

/** Of a number, with what is said outside of it, below zero as well. */
interface DecimalRange {
  min: number;
  max: number;
  error: string;
}

/** Number or text to text with `scale` decimals ("52.5" → "52.50"); refuses exponents, commas and signs. */
export const decimal = (scale: number, range?: DecimalRange) =>
  z.pipe(
    z.union([z.number(), z.string()], { error: missingOr('validation.decimal', { scale }) }),
    z.transform((value, context) => {
      const written = String(value).trim();
      const fail = (message: string) => {
        context.issues.push({ code: 'custom', input: value, message });
        return z.NEVER;
      };
      if (written === '') return fail(ruleError('validation.required'));
      const sign = range && written.startsWith('-') ? '-' : '';
      const read = readDecimal(written.slice(sign.length), scale);
      if (read === null) return fail(ruleError('validation.decimal', { scale }));
      const amount = Number(sign + read);
      const isWithin = !range || (amount >= range.min && amount <= range.max);
      return isWithin ? read : fail(range.error);
    }),
  );

/** What a search asks for at least, in dollars an hour: as far as the column of alerts goes. */
export const minimumRate = decimal(2, {
  ...{ min: 0, max: 9999.99 },
  error: ruleError('validation.minimumRate'),
});

export const calendarDate = text().check(
  z.minLength(1, { error: ruleError('validation.required') }),
  z.refine(isCalendarDate, { error: ruleError('validation.date') }),
);

export const timeOfDay = text().check(
  z.minLength(1, { error: ruleError('validation.required') }),
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: ruleError('validation.time') }),
);

export const uuid = text().check(
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i, {
    error: ruleError('validation.uuid'),
  }),
);
