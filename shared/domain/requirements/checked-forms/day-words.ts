import { isoDate } from '../facts/temporal/calendar.ts'
import { readTemporal, temporalLeft } from '../facts/temporal/read-temporal.ts'
import type { Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const dated = /\b(?:dates?|days?|deadline|birthday|arrival|departure)\b|\bborn\b/i
const fillers =
  /\b(?:both|days?|dates?|ends|first|last|included|inclusive|including|lies?|in|within|of|the|season|period|year|range)\b/gi

/** Fixed days as limits of an input whose label speaks of a day; "1 March to 30 June 2025, both included". Today's are for other readers. */
export function readDays(condition: Condition, label: string, right: boolean): Wrong[] {
  if (!dated.test(label) || !/\b(?:19|20)\d\d\b/.test(condition.words)) return []
  const told = right ? undefined : temporalLeft(condition.words)
  const read = readTemporal(condition.words)
  const range = told ?? (right ? read?.range : undefined)
  if (!range || range.of !== 'date' || !read) return []
  const { min, max } = range
  if (min?.from === 'today' || max?.from === 'today') return []
  condition.words = read.rest.replace(fillers, ' ')
  return [
    {
      wrong: 'days',
      ...(min ? { min: isoDate(min.at) } : {}),
      ...(max ? { max: isoDate(max.at) } : {}),
    },
  ]
}
