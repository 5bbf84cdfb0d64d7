import { texts } from '../../texts/en/parts.ts'

/** A share (0 to 1) that was done at a time in milliseconds. */
export interface Sample {
  at: number
  share: number
}

const leastElapsedMs = 4_000
const leastGain = 0.1

/** Adds a sample; one that says nothing new is left out, and work that began anew forgets what was before. */
export function withSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last && next.share < last.share) return [next]
  return last && next.share === last.share ? samples : [...samples.slice(-49), next]
}

/** How long the rest takes at the rate so far, in milliseconds; undefined where too little is known to say so, or the work has come to a stand. */
export function remainingMs(samples: readonly Sample[], now: number): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return undefined
  const [elapsed, gain] = [last.at - first.at, last.share - first.share]
  if (elapsed < leastElapsedMs || gain < leastGain || last.share >= 1) return undefined
  const left = ((1 - last.share) * elapsed) / gain - (now - last.at)
  return left > 0 ? left : undefined
}

/** In words that promise no more than is known. */
export function remainingWords(ms: number | undefined): string {
  if (ms === undefined) return ''
  const seconds = ms / 1000
  if (seconds < 10) return texts.secondsLeft
  if (seconds < 50) return texts.aboutSecondsLeft(Math.round(seconds / 10) * 10)
  return texts.aboutMinutesLeft(Math.max(1, Math.round(seconds / 60)))
}

/** Each quarter is told once to who does not see the bar. */
export const quarter = (share: number): number => Math.floor(share * 4)
