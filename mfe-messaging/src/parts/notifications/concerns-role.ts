import type { NoticeCategory } from '../../generated/graphql';

/** Statements are a clinic's; alerts about new shifts a professional's. */
export function concernsRole(category: NoticeCategory, role: string | null | undefined): boolean {
  if (category === 'statements') return role === 'clinic';
  return category !== 'job_alerts' || role !== 'clinic';
}
