import type { WrittenStory } from '../types.ts'

type Priority = WrittenStory['priority']

const marks: [Priority, RegExp][] = [
  ['critical', /^(?:critical|highest|blocker|p0|urgent|very high)$/i],
  ['high', /^(?:must(?: have)?|high|p1|m|mandatory|required|essential)$/i],
  ['medium', /^(?:should(?: have)?|medium|normal|p2|s)$/i],
  ['low', /^(?:could(?: have)?|low|lowest|p3|p4|c|optional|nice to have|may)$/i],
]
const words: [Priority, RegExp][] = [
  ['critical', /\b(?:critical|urgent(?:ly)?|asap|top priority|highest priority|vital|blocker)\b/i],
  ['low', /\b(?:nice to have|could have|low priority|would be nice|optional(?:ly)? feature)\b/i],
  [
    'high',
    /\b(?:must|mustn|shall|mandatory|high priority|essential|crucial|has to|have to|needs? to|never)\b/i,
  ],
  ['low', /\bcould\b/i],
]

/** How pressing the text itself calls it: by its mark, else by the strength of its words; "medium" where it says nothing. */
export function priorityOf(text: string, mark?: string): Priority {
  const marked = mark === undefined ? undefined : marks.find(([, pattern]) => pattern.test(mark.trim()))
  return (marked ?? words.find(([, pattern]) => pattern.test(text)))?.[0] ?? 'medium'
}

export const byUrgency: readonly Priority[] = ['critical', 'high', 'medium', 'low']

/** The most pressing of some. */
export const mostPressing = (all: readonly Priority[]): Priority =>
  byUrgency.find((one) => all.includes(one)) ?? 'medium'

/** What kind of work it is, where its words say so. */
export function typeOf(title: string): WrittenStory['type'] {
  if (/^(?:fix|repair|mend)\b|\bbugs?\b/i.test(title)) return 'bug'
  if (/^(?:investigate|evaluate|explore|research|prototype|find out|spike)\b/i.test(title)) return 'spike'
  return /^(?:migrate|install|upgrade|set up|rename|refactor|document|clean up|archive the old)\b/i.test(
    title,
  )
    ? 'task'
    : 'feature'
}
