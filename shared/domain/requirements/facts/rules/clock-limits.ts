import { maskQuotes, type Masked } from '../mask.ts'
import { temporalParts } from '../temporal/read-temporal.ts'
import type { Atom } from '../types.ts'

/** Unit of limits that are times of day: their values are minutes since midnight. */
export const clock = "o'clock"

interface Timed {
  /** What happens or is so at that time: "the order is placed". */
  core: string
  min?: number
  max?: number
  /** What else the phrase says: "on a business day". */
  rest: string
}

const core =
  /^((?:the |an? |each |every |all )?(?:[\w-]+ ){1,4}?(?:(?:is|are|was|were|has been|have been|gets?) (?:[a-z]+(?:ed|en|de|nt|id|ut|ld|ght|own)|in)\b(?: in\b)?|(?:arrives?|calls?|comes? in|starts?|begins?|ends?|leaves?|reaches|occurs?|happens?|takes place)\b))(.*)$/i
const now = /^(?:the )?(?:current |local )?(?:time|clock time|time of day)\s+(?:is|lies)$|^it is$/i

/** A limit of the time of day in a condition: "the order is placed before 14:00". Nothing where the words hold several times, or none as a limit. */
function timed({ raw, masked }: Masked): Timed | undefined {
  if (!/\d|noon/.test(masked) || masked.length > 300) return undefined
  const parts = temporalParts(masked)
  const [part] = parts
  if (!part || parts.length > 1 || part.of !== 'time') return undefined
  const [low, high] = [part.min, part.max].map((end) => (end?.from === 'calendar' ? end.at : undefined))
  if (low !== undefined && high !== undefined && low > high) return undefined
  const before = raw
    .slice(0, part.start)
    .replace(/\s+(?:at|exactly at)?\s*$/i, '')
    .trim()
  const after = raw.slice(part.end).trim()
  const ends = { ...(low === undefined ? {} : { min: low }), ...(high === undefined ? {} : { max: high }) }
  if (now.test(before)) return { core: 'the time', ...ends, rest: '' }
  const found = core.exec(before)
  if (!found?.[1]) return undefined
  const rest = `${found[2] ?? ''} ${after}`.replace(/\s+/g, ' ').trim()
  return /^(?:(?:on|in|during|from|via|by|with|at|for|of)\s.*)?$/i.test(rest)
    ? { core: found[1].trim(), ...ends, rest }
    : undefined
}

/** "the order is placed on a business day before 14:00" as two conditions; any other phrase as it is. */
export function clockPieces(part: Masked): Masked[] {
  const found = timed(part)
  if (!found || found.rest === '') return [part]
  return [maskQuotes(`${found.core} ${wordsOf(found)}`), maskQuotes(`${found.core} ${found.rest}`)]
}

/** The condition on the time of day that a phrase states; undefined where it states none, or something beside it. */
export function clockAtom(part: Masked): Atom | undefined {
  const found = timed(part)
  if (!found || found.rest !== '') return undefined
  const { core: what, min, max } = found
  return {
    subject: what.replace(/^(?:the|an?|each|every)\s+/i, ''),
    verb: what === 'the time' ? 'is' : 'at',
    text: `${what}${what === 'the time' ? ' is' : ''} ${wordsOf(found)}`,
    negated: false,
    number: {
      scale: 0,
      step: 1n,
      unit: clock,
      ...(min === undefined ? {} : { min: { units: BigInt(min) } }),
      ...(max === undefined ? {} : { max: { units: BigInt(max) } }),
    },
  }
}

function wordsOf({ min, max }: Timed): string {
  if (min !== undefined && max !== undefined) return `between ${written(min)} and ${written(max)}`
  return min === undefined ? `at ${written(max ?? 0)} or earlier` : `at ${written(min)} or later`
}

/** Minutes since midnight as "09:05". */
export function written(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
