import * as z from 'zod/mini';
import { composed, text } from './fields';
import { ruleError } from './issue';

/** Published as the pattern of the OpenAPI description. */
const ADDRESS = /^[^\s@<>"]+@[^\s@<>".[\]]+(\.[^\s@<>".[\]]+)+$/;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;
/** Refuses characters that only a quoted local part may hold. */
const ATOM = /^[^()[\]",:;\\]+$/u;
const LABEL = /^(?![-\p{M}])[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
const LAST_LABEL = /^(?!\p{N}+$).{2,}$/u;
const LOCAL_PART_MAX = 64;

const isDeliverable = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  const labels = domain.split('.');
  return (
    !UNSEEN.test(address) &&
    local.length <= LOCAL_PART_MAX &&
    local.normalize('NFKC') === local &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.every((label) => LABEL.test(label) && label.normalize('NFKC') === label) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
};

// The database ignores case in ASCII letters only.
const beyondAscii = () =>
  z.overwrite<string>((value) =>
    value.replace(/[^\0-\x7F]+/gu, (letters) => letters.toLowerCase().normalize('NFC')),
  );

const addressAsTyped = (max: number) =>
  text().check(
    composed(),
    z.trim(),
    z.minLength(1, { error: ruleError('validation.required') }),
    // The patterns below take longer the longer a text is.
    z.maxLength(max, { error: ruleError('validation.email'), abort: true }),
    beyondAscii(),
    z.regex(ADDRESS, { error: ruleError('validation.email') }),
  );

/** An address by which an account is looked for: also one that no new account may have. */
export const knownEmail = (max: number) => addressAsTyped(max).check(z.toLowerCase());

/** Address to write to, in the case it was typed. */
export const emailAsTyped = (max: number) =>
  addressAsTyped(max).check(
    z.refine((address) => !ADDRESS.test(address) || isDeliverable(address), {
      error: ruleError('validation.email'),
    }),
  );

export const email = (max: number) => emailAsTyped(max).check(z.toLowerCase());
