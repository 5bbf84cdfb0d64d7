import type { Part } from './parts.ts'
import type { PlannedField } from './types.ts'
import { typeOfValues } from './values.ts'

/** Where a field is in few files of its type, it is no part of the type: labels that people wrote may be rarer than what only the form tells. */
const leastShare = 0.25
const leastShareOfText = 0.5
const severalShare = 0.3

/** Whether a link of the file at a place leads to another file of the plan. */
type Resolves = (at: number, href: string) => boolean

/** The parts of one file, by its place among those of the type. */
export type PartsOfFiles = readonly (readonly Part[])[]

/**
 * The fields of a type: what at least two of its files show (of a type of one file: its title and text), in the order in which they stand.
 */
export function fieldsOf(files: PartsOfFiles, resolves: Resolves): PlannedField[] {
  const names = [...new Set(files.flatMap((parts) => parts.map(({ machineName }) => machineName)))]
  return names
    .flatMap((machineName) => {
      const found = files.map((parts) => parts.filter((part) => part.machineName === machineName))
      const showing = found.filter((parts) => parts.length > 0).length
      const isText = ['kicker', 'body'].includes(machineName) || machineName.startsWith('text_after_')
      // Which labels are fields was told when they were read (`knownOf`).
      const isLabelled = found.flat().every((part) => part.isLabelled && !part.isLong)
      const share = Math.max(
        Math.min(2, files.length),
        files.length * (isText ? leastShareOfText : leastShare),
      )
      const least = isLabelled ? 1 : share
      if (showing < least || (files.length === 1 && !['title', 'body'].includes(machineName))) return []
      if (isOneForAll(found)) return []
      return [
        { field: fieldOf(machineName, found, { showing, resolves }), place: placeOf(files, machineName) },
      ]
    })
    .sort(
      (one, other) => one.place - other.place || (one.field.machineName < other.field.machineName ? -1 : 1),
    )
    .map(({ field }) => field)
}

const fewestForAll = 3

/** What all files show alike, and nobody gave a label, is said of none of them. */
function isOneForAll(found: PartsOfFiles): boolean {
  const showing = found.filter((parts) => parts.length > 0)
  const [first] = showing[0] ?? []
  return (
    showing.length >= fewestForAll &&
    showing.flat().every(({ text, isLabelled, isLong }) => !isLabelled && !isLong && text === first?.text)
  )
}

function fieldOf(
  machineName: string,
  found: PartsOfFiles,
  { showing, resolves }: { showing: number; resolves: Resolves },
): PlannedField {
  const values = found.flatMap((parts, at) =>
    parts.map((part) => ({
      ...part,
      isInside: part.isLink && part.links.every(({ href }) => resolves(at, href)),
    })),
  )
  const several = found.filter((parts) => parts.length > 1).length
  return {
    name: commonName(values.map(({ name }) => name)),
    machineName,
    type: typeOfValues(values),
    required: showing === found.length && found.length > 1,
    multiple: several >= showing * severalShare && machineName !== 'title',
    confidence: Math.round((showing / found.length) * 100) / 100,
  }
}

const placeOf = (files: PartsOfFiles, machineName: string): number => {
  const places = files.flatMap((parts) => {
    const at = parts.findIndex((part) => part.machineName === machineName)
    return at < 0 ? [] : [at]
  })
  return places.reduce((sum, at) => sum + at, 0) / Math.max(1, places.length)
}

function commonName(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? ''
}
