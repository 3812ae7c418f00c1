/** Eligibility written from the domain rules alone; shares no code with the ranking under test. */
export type OraclePerson = {
  id: number;
  role: string;
  active: boolean;
  verified: boolean;
  licences: { province: string; status: string; expiresOn: string | null }[];
  languages: string[];
  reach: number | null;
  north: number;
  east: number;
  /** Blocked periods and booked shifts; epoch milliseconds. */
  blocked: { from: number; to: number }[];
  booked: { clinicId: number; from: number; to: number; north: number; east: number }[];
};

export type OracleShift = {
  id: number;
  clinicId: number;
  role: string;
  province: string;
  date: string;
  languages: string[];
  north: number;
  east: number;
  from: number;
  to: number;
};

const BETWEEN_CLINICS = 15 * 60_000;
const EARTH = 6371.0088;
/** Milliseconds per kilometre at 60 km/h. */
const KILOMETRE = 60_000;

/** Kilometres, for a professional without a limit. */
const FARTHEST = 300;

type Spot = { north: number; east: number };

function kilometres(a: Spot, b: Spot): number {
  const rad = Math.PI / 180;
  const cosine =
    Math.sin(a.north * rad) * Math.sin(b.north * rad) +
    Math.cos(a.north * rad) * Math.cos(b.north * rad) * Math.cos((b.east - a.east) * rad);
  return EARTH * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

// Quebec requires no registration of assistants.
function holdsCredential(person: OraclePerson, shift: OracleShift): boolean {
  if (!person.verified) return false;
  if (person.role === 'assistant' && shift.province === 'Quebec') return true;
  for (const licence of person.licences) {
    const isOver = licence.expiresOn !== null && licence.expiresOn < shift.date;
    if (licence.province === shift.province && licence.status === 'approved' && !isOver)
      return true;
  }
  return false;
}

function isFree(person: OraclePerson, shift: OracleShift): boolean {
  for (const time of person.blocked) {
    if (time.from < shift.to && time.to > shift.from) return false;
  }
  for (const booking of person.booked) {
    const isSameClinic = booking.clinicId === shift.clinicId;
    const way = isSameClinic ? 0 : BETWEEN_CLINICS + kilometres(booking, shift) * KILOMETRE;
    if (booking.from < shift.to + way && booking.to + way > shift.from) return false;
  }
  return true;
}

/** @param enemies pairs `professional/clinic` with a block between them. */
export function mayBeRanked(
  person: OraclePerson,
  shift: OracleShift,
  enemies: ReadonlySet<string>,
): boolean {
  if (person.role !== shift.role || !person.active) return false;
  if (enemies.has(`${person.id}/${shift.clinicId}`)) return false;
  if (!holdsCredential(person, shift) || !isFree(person, shift)) return false;
  const limit = person.reach === null || person.reach === 999 ? FARTHEST : person.reach;
  if (kilometres(person, shift) > limit) return false;
  return shift.languages.every((language) => person.languages.includes(language));
}
