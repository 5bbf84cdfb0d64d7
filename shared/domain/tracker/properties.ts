import { cutText } from './cut-text.ts'
import type { Problem } from './problem.ts'

/** Custom properties of an event or a session: plain JSON of bounded depth and size. */
export type Properties = { [key: string]: PropertyValue }
export type PropertyValue = string | number | boolean | null | PropertyValue[] | Properties

export const propertyLimits = { depth: 5, values: 50, keyLength: 100, textLength: 500 } as const

/**
 * Copies custom properties, refusing what a store could not hold and cutting long texts to 500 characters.
 * Takes any parsed JSON and the path to name in complaints. At most 5 levels, 50 values in all (members of arrays and objects count),
 * keys of 1 to 100 characters, finite numbers. Adds to `problems` and returns null when it refuses.
 * The limits of 50 values and 500 characters are those that Umami documents for its tracker.
 */
export function readProperties(value: unknown, path: string, problems: Problem[]): Properties | null {
  if (!isRecord(value)) {
    problems.push({ path, message: 'Must be an object' })
    return null
  }
  const before = problems.length
  const copy = copyRecord(value, path, 1, { values: 0, problems })
  return problems.length === before ? copy : null
}

interface Progress {
  values: number
  problems: Problem[]
}

function copyRecord(
  record: Record<string, unknown>,
  path: string,
  depth: number,
  progress: Progress,
): Properties {
  const entries: [string, PropertyValue][] = []
  for (const [key, value] of Object.entries(record)) {
    if (key.length === 0 || key.length > propertyLimits.keyLength) {
      refuse(progress, path, `Keys must have 1 to ${propertyLimits.keyLength} characters`)
      break
    }
    entries.push([key.toWellFormed(), copyValue(value, `${path}.${key}`, depth, progress)])
    if (progress.problems.length > 0) break
  }
  // Unlike assignment, this makes a key named __proto__ an ordinary property.
  return Object.fromEntries(entries)
}

function copyValue(value: unknown, path: string, depth: number, progress: Progress): PropertyValue {
  if (++progress.values > propertyLimits.values) {
    refuse(progress, path, `At most ${propertyLimits.values} values are allowed`)
    return null
  }
  if (typeof value === 'string') return cutText(value, propertyLimits.textLength)
  if (typeof value === 'number') {
    // JSON may carry 1e999, which parses to infinity.
    if (!Number.isFinite(value)) refuse(progress, path, 'Must be a finite number')
    return value
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? value : null
  if (depth >= propertyLimits.depth) {
    refuse(progress, path, `At most ${propertyLimits.depth} levels are allowed`)
    return null
  }
  if (!Array.isArray(value)) return copyRecord(value as Record<string, unknown>, path, depth + 1, progress)
  const copies: PropertyValue[] = []
  for (const [index, member] of value.entries()) {
    copies.push(copyValue(member, `${path}.${index}`, depth + 1, progress))
    if (progress.problems.length > 0) break
  }
  return copies
}

function refuse(progress: Progress, path: string, message: string): void {
  progress.problems.push({ path: cutText(path, 200), message })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
