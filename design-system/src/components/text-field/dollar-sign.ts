/** Where a field of dollars shows their sign: after the amount in French, before it in English. */
export const dollarSign = (locale: string): { prefix?: string; suffix?: string } =>
  locale.startsWith('fr') ? { suffix: '$' } : { prefix: '$' };
