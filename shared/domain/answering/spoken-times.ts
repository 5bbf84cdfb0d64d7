import type { Span } from './sentences.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

/** A time of day that is written in words. */
export interface SpokenTime extends Span {
  /** "19:30", on the clock of 24 hours as far as it is told. */
  canonical: string
}

const leading = wordSet('at until till')
const halves: ReadonlyMap<string, number> = new Map([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', -15],
])
const afternoons = wordSet('afternoon evening night')
const minutesOfDay = 24 * 60

/**
 * Times of day in words: "at seven", "until half past six", "seven o'clock in the evening", "from nine until five". A number that counts something, as in "at seven
 * counters", is none. Costs the length of the tokens.
 */
export const spokenTimesIn = (tokens: readonly Token[]): SpokenTime[] =>
  tokens.flatMap((token, at) => {
    if (!isHour(token)) return []
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const past = halves.get(`${tokens[at - 2]?.word ?? ''} ${before?.word ?? ''}`)
    const isClock = next?.word === "o'clock" || next?.word === 'o’clock'
    const isLed =
      leading.has(before?.word ?? '') || (before?.word === 'from' && leading.has(next?.word ?? ''))
    if (past === undefined && !isClock && !(isLed && countsNothing(token, next))) return []
    const first = past === undefined ? token : (tokens[at - 2] ?? token)
    const last = isClock && next ? next : token
    const isLate = tokens.slice(at + 1, at + 5).some(({ word }) => afternoons.has(word))
    const minutes =
      (Number(token.stem) % 12) * 60 + (isLate || token.word === 'twelve' ? 720 : 0) + (past ?? 0)
    return [{ start: first.start, end: last.end, canonical: onClock(minutes) }]
  })

const isHour = ({ isFigure, word, stem }: Token): boolean =>
  isFigure && /^[a-z]+$/.test(word) && Number(stem) >= 2 && Number(stem) <= 12

/** Nothing stands behind it, or a word that is not counted. */
const countsNothing = ({ end }: Token, next?: Token): boolean =>
  next === undefined || next.isIdle || next.start - end > 1

function onClock(minutes: number): string {
  const within = (minutes + minutesOfDay) % minutesOfDay
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
}
