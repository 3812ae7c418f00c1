/** A decimal as typed: half of the country writes 52,50. What is no number stays, for the rule to refuse. */
export const normalizeDecimal = (typed: string): string => typed.trim().replace(',', '.');
