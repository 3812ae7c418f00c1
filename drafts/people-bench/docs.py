root='.'
open(root+'docs/adr/0028-series-on-wall-time.md','w').write('''# 0028. Series on wall time, and a calendar of one's own

**Decision.** A slot of a schedule repeats by an iCalendar RRULE of days, weeks or months, at most 24 months long. The library `rrule-temporal` says on which **days** it falls, computed in UTC as a calendar without zones; on which **instants** these days begin and end is said by the bundled zone data ([0010](0010-bundled-zone-data.md)). The days of the coming 24 months are written as rows with instants and the version of the zone data, and an exclusion constraint over person and span keeps any two slots apart. A nightly job writes on what the horizon has reached; new zone data and a move to another clock write coming days anew.

- A single slot in a gap of the clock is refused, like a shift. A day of a series in a gap moves forward with the clocks, as RFC 5545 reads it; a day of which nothing is left is left out.
- Nothing can be added behind the horizon, so overlaps are refused when a slot is added. Two series that first meet behind it are found by the nightly job: the later day stays out and is counted in the log.
- The first day belongs to a series also when its rule does not name it.

The feed `/calendar/<secret>.ics` is read by the secret alone: 256 random bits, kept as SHA-256, shown once, replaced or revoked by the person. Logs and metrics name the route, never the address. A series travels as its rule with a full VTIMEZONE of single changes from the bundled data; days that calendar programs are known to compute differently (a gap, an hour that comes twice, another length) travel as entries of their own. Ids of entries stay, the file has an ETag.

**Why.** `rrule` (last release 2023) has no upkeep; `rrule-temporal` is released every month, runs on Node 20 and passes the rules of RFC 5545. Its own zone support rests on the machine's tables, which are older than the rules of 2026, so it is not used. The writer of the file is seventy lines of ours: `ical-generator` was tried and writes DTSTAMP without its Z. The tests read the file back with `ical.js`, which knows nothing of ours, and compare every instant with the rows.

**Not taken.** Expanding rules at query time: no constraint could refuse an overlap, and the search for free people could use no index.
''')
def sub(p,a,b):
    s=open(root+p).read(); assert a in s,(p,a); open(root+p,'w').write(s.replace(a,b,1))
p='subgraph-marketplace/README.md'
s=open(root+p).read()
import re
i=s.index('| `people/`'); j=s.index('\n',i)
s=s[:j+1]+"| `schedule/`     | offered and blocked time: slots, series on wall time, their days as instants, upkeep  |\n| `calendar-feeds/` | a person's calendar as an iCalendar file behind a secret address                   |\n"+s[j+1:]
s=s.replace("- jobs: `marketplace.expire-started-jobs` every minute,","- jobs: `marketplace.expire-started-jobs` every minute, `marketplace.extend-schedules` every night,")
s=s.replace("- Lists are sorted by","- No two slots of a person overlap, whatever their kind; a series is checked day by day ([ADR 0028](../docs/adr/0028-series-on-wall-time.md)).\n- A filter of the search needs an index in the order of the list, a list's option a partial one of its own.\n- Lists are sorted by",1)
open(root+p,'w').write(s)
p='docs/deviations.md'
s=open(root+p).read().rstrip('\n')
rows=[
("Schedule uses the fixed user id 1","the session's own schedule; `recurringPattern` is an iCalendar RRULE, at most 24 months","placeholder, and a field without a stated format"),
("Deleting a slot asks 'Are you sure you want to remove this availability slot?'","asks so, and of a series whether one day or all of them","a series of a year is not removed for one dentist's appointment"),
("Professionals are filtered on the client","the server filters, with a day on which somebody is free besides","a list of a page cannot be filtered whole"),
]
if s.endswith('|'):
    for r in rows: s+='\n| '+' | '.join(r)+' |'
open(root+p,'w').write(s+'\n')
sub('docs/architecture.md',"   ├── subgraph-marketplace   shifts, applications, bookings, people (read model)","   ├── subgraph-marketplace   shifts, applications, bookings, schedules, people (read model)")
