import { readAttempts } from './attempts.ts'
import { numberPattern } from '../../../numbers/decimal.ts'
import type { Masked } from '../mask.ts'
import type { ThresholdFact } from '../types.ts'

const timed = new RegExp(
  `^(.{2,160}?)\\b(?:loads?|loaded|responds?|respond|returns?|returned|completes?|completed|appears?|display(?:s|ed)?|shown|show|process(?:es|ed)?|finish(?:es|ed)?|starts?|opens?|answers?|answered|sent|updated?s?|available|takes?|rendered?)\\b.{0,80}?\\b(?:within|in less than|in under|in at most|in no more than|no (?:longer|more) than|less than|at most|faster than|under)\\s+(?:${numberPattern})\\s*(?:ms|milliseconds?|s|secs?|seconds?|minutes?)\\b`,
  'i',
)
const timedWords =
  /\b(?:within|than|under|most)\s.*(?<![a-z])(?:ms|milliseconds?|s|secs?|seconds?|minutes?)\b/is
const load =
  /\b(?:stores?|holds?|handles?|process(?:es)?|serves?|keeps?|retains?|manages?|logs?|records?|buffers?)\s+(?:at least|up to|at most|a minimum of|a maximum of)\s+\d(?![\d,.]*[\s-]*(?:characters?|chars?|letters?|digits?|words?|lines?|symbols?|signs?|decimals?)\b)|\b(?:concurrent|simultaneous|parallel)\s+(?:\w+\s+)?(?:users?|sessions?|requests?|connections?)|\b(?:requests?|transactions?|messages?) per (?:second|minute|hour)\b|\b(?:uptime|availability|available)\b.{0,40}\d+(?:\.\d+)?\s?%/i
/** Reads limits that are measured rather than typed: response times, load, and what happens after so many failed attempts. */
export function readThresholds(part: Masked): ThresholdFact[] {
  const attempts = readAttempts(part)
  if (attempts.length > 0) return attempts
  const { raw, masked } = part
  const statement = raw.trim().replace(/\s+/g, ' ')
  const measured = timedWords.test(masked) ? timed.exec(masked) : undefined
  if (measured?.[1]) return [{ kind: 'threshold', subject: measured[1].trim(), statement }]
  return load.test(masked) ? [{ kind: 'threshold', subject: 'load', statement }] : []
}
