/** Reads of values of which nothing is certain. None of them follows a value further than it looks, so cyclic ones do no harm. */

/** A property of an object, undefined of anything else. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** The text of a string, number or boolean, at most `most` characters; empty of anything else. */
export function textOf(value: unknown, most: number): string {
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}

/** At most `most` elements of a list; a single value is a list of one. */
export function listOf(value: unknown, most: number): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.slice(0, most) : [value]
}

/** `wanted`, where a value says so, whatever its case. */
export const choiceOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === textOf(value, 40).toLowerCase())
