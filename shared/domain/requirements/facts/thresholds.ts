import { numberPattern, parseDecimal } from './decimal.ts'
import type { Masked } from './mask.ts'
import type { ThresholdFact } from './types.ts'

const timed = new RegExp(
  `^(.{2,160}?)\\b(?:loads?|loaded|responds?|respond|returns?|returned|completes?|completed|appears?|display(?:s|ed)?|shown|show|process(?:es|ed)?|finish(?:es|ed)?|starts?|opens?|answers?|answered|sent|updated?s?|available|takes?|rendered?)\\b.{0,80}?\\b(?:within|in less than|in under|in at most|in no more than|no (?:longer|more) than|less than|at most|faster than|under)\\s+(?:${numberPattern})\\s*(?:ms|milliseconds?|s|secs?|seconds?|minutes?)\\b`,
  'i',
)
const load =
  /\b(?:stores?|holds?|handles?|process(?:es)?|serves?|keeps?|retains?|manages?|logs?|records?|buffers?)\s+(?:at least|up to|at most|a minimum of|a maximum of)\s+\d|\b(?:concurrent|simultaneous|parallel)\s+(?:\w+\s+)?(?:users?|sessions?|requests?|connections?)|\b(?:requests?|transactions?|messages?) per (?:second|minute|hour)\b|\b(?:uptime|availability|available)\b.{0,40}\d+(?:\.\d+)?\s?%/i
const attempts = new RegExp(
  `\\bafter\\s+(${numberPattern})\\s+(?:consecutive\\s+|successive\\s+)?(?:failed|wrong|unsuccessful|incorrect|invalid|false)\\s+((?:[\\w-]+\\s+){0,3}?)(attempts?|tries|(?:log|sign)-?ins?(?!\\s+(?:attempts?|tries))|entries)\\b(?:\\s+(?:to|at|in a row)[\\w\\s-]{0,30}?)?,?\\s+(.{3,300}?)\\.?$`,
  'i',
)

/** Reads limits that are measured rather than typed: response times, load, and what happens after so many failed attempts. */
export function readThresholds({ raw, masked }: Masked): ThresholdFact[] {
  const statement = raw.trim().replace(/\s+/g, ' ')
  const failed = attempts.exec(masked)
  if (failed?.[1] && failed[4]) {
    const at = masked.lastIndexOf(failed[4])
    const tried = triedIn(failed[2]?.trim() ?? '', failed[3] ?? '')
    const outcome = raw
      .slice(at, at + failed[4].length)
      .replace(/^(?:the system|the application) (?:shall|must|will) /i, '')
      .trim()
    return [
      {
        kind: 'threshold',
        subject: 'failed attempts',
        statement,
        attempts: Number(parseDecimal(failed[1]).digits),
        outcome,
        ...(tried === '' ? {} : { tried }),
      },
    ]
  }
  const measured = timed.exec(masked)
  if (measured?.[1]) return [{ kind: 'threshold', subject: measured[1].trim(), statement }]
  return load.test(masked) ? [{ kind: 'threshold', subject: 'load', statement }] : []
}

/** What is entered wrongly: a log-in fails by its password. */
function triedIn(words: string, noun: string): string {
  return /^(?:log|sign)[- ]?ins?$/i.test(words === '' ? noun : words) ? 'password' : words
}
