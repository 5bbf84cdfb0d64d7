import { type Time, dateAt } from './dates.ts'
import type { Frame, Word } from './words.ts'

/** What a time is restricted to, in milliseconds since the epoch, both ends included. */
export interface Bounds {
  from?: number
  to?: number
}

/** Words that restrict a time, the longest first; sure ones cannot be said of anything else than what is looked for. */
const restrictions: readonly { words: string; sure: boolean; bounds: (time: Time) => Bounds }[] = [
  { words: 'but not after', sure: true, bounds: ({ last }) => ({ to: last }) },
  { words: 'but not before', sure: true, bounds: ({ first }) => ({ from: first }) },
  { words: 'not later than', sure: true, bounds: ({ last }) => ({ to: last }) },
  { words: 'no later than', sure: true, bounds: ({ last }) => ({ to: last }) },
  { words: 'not older than', sure: true, bounds: ({ first }) => ({ from: first }) },
  { words: 'not newer than', sure: true, bounds: ({ last }) => ({ to: last }) },
  { words: 'nothing after', sure: true, bounds: ({ last }) => ({ to: last }) },
  { words: 'nothing before', sure: true, bounds: ({ first }) => ({ from: first }) },
  { words: 'not after', sure: true, bounds: ({ last }) => ({ to: last }) },
  { words: 'not before', sure: true, bounds: ({ first }) => ({ from: first }) },
  { words: 'not since', sure: true, bounds: ({ first }) => ({ to: first - 1 }) },
  { words: 'before', sure: false, bounds: ({ first }) => ({ to: first - 1 }) },
  { words: 'until', sure: false, bounds: ({ last }) => ({ to: last }) },
  { words: 'after', sure: false, bounds: ({ last }) => ({ from: last + 1 }) },
  { words: 'since', sure: false, bounds: ({ first }) => ({ from: first }) },
]

/** What happens to documents, and how they are called: a time behind these is theirs. */
const ofDocuments = new Set(
  `changed updated written published dated issued created added revised uploaded modified edited
  documents document files file reports report versions version papers articles pages policies contracts invoices minutes notes releases`.split(
    /\s+/,
  ),
)

/** A restriction of time that is all that stands between `at` and `end`; null where none does, or where the time may be that of an event. */
export function boundsAt(
  words: readonly Word[],
  { at, end, frame }: { at: number; end: number; frame: Frame },
): Bounds | null {
  for (const { words: said, sure, bounds } of restrictions) {
    const parts = said.split(' ')
    if (!parts.every((part, place) => words[at + place]?.plain === part)) continue
    const date = dateAt(words.slice(at + parts.length, end))
    if (!date || at + parts.length + date.words !== end) return null
    return isAsked({ sure, frame, before: words[at - 1] }) ? bounds(date) : null
  }
  return null
}

/** Words that make of a time another one. */
const vague = new Set('just shortly long soon right immediately even ever never not only'.split(' '))

/** Of a question for facts, "before 2021" may say when they were true, and a later document may tell them. */
function isAsked({
  sure,
  frame,
  before,
}: {
  sure: boolean
  frame: Frame
  before: Word | undefined
}): boolean {
  if (frame === 'other' || vague.has(before?.plain ?? '')) return false
  if (sure || frame === 'order' || frame === 'keywords') return true
  return before !== undefined && ofDocuments.has(before.plain)
}
