import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'

/** Of a row of what arrived, in UTF-16 units, each of which takes three bytes at most. */
const arrivedUnits = 600_000

/** Events as JSON in texts that fit a row. */
export function inRows(events: readonly AnalyticsEvent[]): string[] {
  const rows: string[][] = [[]]
  let units = 0
  for (const text of events.map((event) => JSON.stringify(event))) {
    if (units > 0 && units + text.length > arrivedUnits) {
      rows.push([])
      units = 0
    }
    rows.at(-1)?.push(text)
    units += text.length + 1
  }
  return rows.map((texts) => `[${texts.join(',')}]`)
}
