import { monthPattern } from '../english/dates.ts'

/** More than any message of ours; what stands behind is not read. */
const longest = 20_000
/** Enough to tell two failures of one check apart. */
const mostKept = 1_000

// No alternative may open what it has to close: text that only opens would be read again from each place.
const quoted =
  /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|`[^`]*`|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?![\p{L}\p{N}])/gu

/**
 * What stays of the message of a failure when it is met again: lower-case text in which `#` stands for each number, time, date, duration, id and hexadecimal
 * value, `"…"` for each quoted value that the step does not say, and addresses are paths without host, query and fragment. What the page showed instead
 * (`Actual: …`, candidates, advice) is left out; statuses of HTTP and names of network errors stay. `said` is the text of the step: action, expected result,
 * test data. Takes time in proportion to the message, reads 20,000 characters of it and returns at most 1,000.
 */
export function steadyMessage(message: string, said: string): string {
  const known = fold(said)
  const whole = withoutPlaces(message.slice(0, longest))
  let steady = ''
  let from = 0
  for (const { 0: value, index } of whole.matchAll(quoted)) {
    steady += `${withoutValues(whole.slice(from, index))}${inQuotes(value.slice(1, -1), known)}`
    from = index + value.length
  }
  steady += withoutValues(whole.slice(from))
  return fold(withoutSight(steady)).slice(0, mostKept)
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const inQuotes = (value: string, known: string) => {
  const folded = fold(value)
  return folded !== '' && known.includes(folded) ? `"${folded}"` : '"…"'
}

/** Addresses first: their parts look like anything else. The guide's own place may move. */
const withoutPlaces = (text: string) =>
  text
    .replaceAll(/ See \/docs\/\S+/g, '')
    .replaceAll(/\bhttps?:\/\/[^\s/?#"“”«»`']*([^\s?#"“”«»`']*)[^\s"“”«»`']*/gi, (_all, path: string) =>
      path === '' ? '/' : path,
    )

/** What the page showed instead: it ends where the next check is told, or nowhere. */
const withoutSight = (text: string) =>
  text
    .replaceAll(/ ?\bActual: (?:(?! Expected: ).)*/gs, '')
    .replace(/ (?:The closest|They are|Open): .*$/s, '')
    .replace(/ Say which one: .*$/s, '')

const withoutValues = (text: string) =>
  text
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '#')
    .replaceAll(/[\p{L}\p{N}_]+/gu, (word, at: number, all: string) =>
      isValue(word) && !isStatus(word, all.slice(0, at)) ? '#' : word,
    )
    .replaceAll(/[+\-−]?#(?:[.,:'’+\-−/]#)*/g, '#')
    .replaceAll(/# ?(?:am|pm|ms|s|sec|secs|seconds?|min|mins|minutes?|h|hours?|days?)\b/gi, '#')
    .replaceAll(new RegExp(`(?:#\\.? )?\\b${monthPattern}\\b\\.?,? #(?:, #)?`, 'gi'), '#')

/** Digits make a value of a word, and so does being nothing but hexadecimal digits; names of errors are none. */
const isValue = (word: string) =>
  /\p{N}/u.test(word) ? !/^ERR_[A-Z0-9_]+$/.test(word) : /^[0-9a-f]{8,}$/i.test(word)

const isStatus = (word: string, before: string) => /^[1-5]\d\d$/.test(word) && before.endsWith('HTTP ')
