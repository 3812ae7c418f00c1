export const FROM_SEARCH = [
  'role',
  'province',
  'city',
  'minRate',
  'maxDistance',
  'schedule',
] as const;

export function alertAddress(path: string, search: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ new: 'yes' });
  for (const name of FROM_SEARCH) if (search[name]) query.set(name, search[name]);
  return `${path}?${query.toString()}`;
}
