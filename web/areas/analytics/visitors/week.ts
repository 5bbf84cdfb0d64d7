/** The weekdays as weeks are read here; the service begins with Sunday. */
export const fromMonday: readonly number[] = [1, 2, 3, 4, 5, 6, 0]

/** At which hour of which weekday most visitors come: the first of those with as many, from Monday on. */
export function busiest(hours: readonly (readonly number[])[]) {
  let found = { day: 1, hour: 0, many: 0 }
  for (const day of fromMonday)
    for (const [hour, many] of (hours[day] ?? []).entries())
      if (many > found.many) found = { day, hour, many }
  return found
}
