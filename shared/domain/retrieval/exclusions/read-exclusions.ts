import { connectorAt, leavesOut, namesFrom, thingsIn } from './phrases.ts'
import { type Bounds, boundsAt } from './times.ts'
import { type Frame, type Word, frameOf, sentencesOf } from './words.ts'

/** A question with what it does not want taken out of it. */
export interface Exclusions extends Bounds {
  /** What is left to look for. */
  question: string
  /** Words and phrases that must not stand in what is found. */
  without: string[]
  /** What was taken out, as it stands in the question. */
  excluded: string[]
}

/** What was taken out between two places of the question. */
interface Taken extends Bounds {
  start: number
  end: number
  without: string[]
}

/**
 * Reads what a question leaves out: `except X`, `excluding X`, `but not X`, `other than X`, `not after 2023`, `documents before 2021`, `list … since May 2022`. Takes
 * any text in English; `from` and `to` are milliseconds since the epoch, both included. Silent where a form may mean anything else: "without a password" is a
 * condition, "is it allowed, except on Sundays" asks for the exception itself. What leaves no question leaves nothing out.
 */
export function readExclusions(question: string): Exclusions {
  const sentences = sentencesOf(question)
  const taken = sentences.flatMap((words) => takenFrom(words))
  const rest = without(question, taken)
  if (taken.length === 0 || !/[\p{L}\p{N}]/u.test(rest)) return { question, without: [], excluded: [] }
  const from = taken.flatMap((part) => part.from ?? [])
  const to = taken.flatMap((part) => part.to ?? [])
  return {
    question: rest,
    without: taken.flatMap((part) => part.without),
    ...(from.length > 0 && { from: Math.max(...from) }),
    ...(to.length > 0 && { to: Math.min(...to) }),
    excluded: taken.map(({ start, end }) => question.slice(start, end)),
  }
}

/** Exclusions stand at the end of a sentence, one behind the other: they are read from there. The first words are what is looked for. */
function takenFrom(words: readonly Word[]): Taken[] {
  const frame = frameOf(words)
  if (!leavesOut(frame)) return []
  const taken: Taken[] = []
  let end = words.length
  for (let at = words.length - 1; at > 0; at--) {
    if (!takenAt(words, { at, end, frame })) continue
    // What begins further left says more: `not after` is no `after`.
    const longest = [at - 2, at - 1, at].find(
      (place) => place > 0 && takenAt(words, { at: place, end, frame }),
    )
    const part = takenAt(words, { at: longest ?? at, end, frame })
    at = longest ?? at
    if (part) taken.unshift(part)
    end = words[at - 1]?.text === ',' ? at - 1 : at
    at = end
  }
  return taken
}

function takenAt(words: readonly Word[], place: { at: number; end: number; frame: Frame }): Taken | null {
  const { at, end } = place
  const bounds = boundsAt(words, place)
  if (bounds) return { ...spanOf(words, at, end), ...bounds, without: [] }
  const said = connectorAt(words, at)
  if (said === 0) return null
  const things = thingsIn(words, at + said, end)
  if (things) return { ...spanOf(words, at, end), without: things }
  const names = namesFrom(words, at + said)
  const named = names < end ? thingsIn(words, at + said, names) : null
  return named && { ...spanOf(words, at, names), without: named }
}

const spanOf = (words: readonly Word[], at: number, end: number) => ({
  start: words[at]?.start ?? 0,
  end: words[end - 1]?.end ?? 0,
})

/** The question without what was taken, and without the commas that held it. */
function without(question: string, taken: readonly Taken[]): string {
  let [rest, at] = ['', 0]
  for (const { start, end } of taken) {
    rest += `${question.slice(at, start).trimEnd().replace(/,$/, '')} `
    at = end
  }
  return (rest + question.slice(at).replace(/^\s*,/, ''))
    .replace(/\s+(?=[.,;:!?])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
