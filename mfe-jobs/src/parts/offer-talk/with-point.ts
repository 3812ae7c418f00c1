/** Half of the country writes 52,50. What is no number stays as typed, for the rule to refuse. */
export const withPoint = (typed: string): string => typed.trim().replace(',', '.');
