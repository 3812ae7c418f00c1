/** Accepts a decimal comma; invalid input stays for the rule to reject. */
export const normalizeDecimal = (typed: string): string => typed.trim().replace(',', '.');
