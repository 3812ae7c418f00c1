export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
