import moment from 'moment-timezone';

type ZoneTable = { abbrs: string[]; offsets: number[]; untils: number[] };

const MINUTE = 60_000;

/** Like -0330. */
function offsetText(minutes: number): string {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(size / 60)}${digits(size % 60)}`;
}

const localText = (instant: number, offset: number): string =>
  new Date(instant + offset * MINUTE).toISOString().slice(0, 19).replace(/[-:]/g, '');

type Observance = { start: string; from: number; to: number; name: string };

function observanceLines({ start, from, to, name }: Observance): string[] {
  // Daylight time has a D in the names of all Canadian zones: EDT, NDT.
  const kind = /DT$/.test(name) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ];
}

/** VTIMEZONE with every clock change of the years, from the bundled data. */
export function zoneLines(zone: string, from: number, to: number): string[] {
  const { abbrs, offsets, untils } = moment.tz.zone(zone) as unknown as ZoneTable;
  const east = offsets.map((west) => -west);
  const begin = Date.UTC(from, 0, 1);
  const end = Date.UTC(to + 1, 0, 1);
  const first = untils.findIndex((until) => until > begin);
  const changes = untils.flatMap((until, at) => {
    const [before = 0, after = 0] = [east[at], east[at + 1]];
    if (until <= begin || until >= end || at + 1 >= east.length) return [];
    const name = abbrs[at + 1] ?? zone;
    return [{ start: localText(until, before), from: before, to: after, name }];
  });
  const offset = east[first] ?? 0;
  const start = localText(begin, 0);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observanceLines({ start, from: offset, to: offset, name: abbrs[first] ?? zone }),
    ...changes.flatMap(observanceLines),
    'END:VTIMEZONE',
  ];
}
