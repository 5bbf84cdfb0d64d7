const hourMs = 3_600_000

/** What clocks of a time zone show; months from 1. */
export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const made = new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone })
  formats.set(timeZone, made)
  return made
}

export function localTime(at: number, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(at)
  const of = (type: keyof Intl.DateTimeFormatPartTypesRegistry) =>
    Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** When a day begins in a time zone, in milliseconds since the epoch. Days out of the month are counted on. */
export function beginOfDay(
  { year, month, day }: Pick<LocalTime, 'year' | 'month' | 'day'>,
  timeZone: string,
) {
  const wanted = Date.UTC(year, month - 1, day)
  let at = wanted
  // The second turn is for a zone whose clocks are changed between the guess and the day.
  for (let turn = 0; turn < 2; turn++) {
    const shown = localTime(at, timeZone)
    at += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  // Where clocks go from 23:59 to 1:00 there is no midnight.
  return localTime(at, timeZone).hour === 23 ? at + hourMs : at
}
