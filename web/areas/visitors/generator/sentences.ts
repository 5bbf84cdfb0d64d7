import type { Cases, SessionView } from './session.ts'

export type Fate = 'tested' | 'gap' | 'untestable' | 'context' | 'notRead'
export const fates: readonly Fate[] = ['tested', 'gap', 'untestable', 'context', 'notRead']

/** A sentence of the text, with what became of it. Offsets are UTF-16. */
export interface Sentence {
  start: number
  end: number
  fate: Fate
  /** What its author is asked. A sentence that is tested may leave something open, too. */
  questions: readonly string[]
  reason?: string
  requirementRef?: string
  testCaseIds: readonly string[]
}

/** A stretch of the text: a sentence, or what stands between two (`sentence` null). */
export interface Segment {
  text: string
  sentence: number | null
}

/** Cuts the text into sentences and what stands between them. What overlaps or lies outside of the text is left out. */
export function segments(
  text: string,
  sentences: readonly Pick<Sentence, 'start' | 'end'>[],
): readonly Segment[] {
  const ordered = sentences
    .map(({ start, end }, sentence) => ({ start, end, sentence }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const made: Segment[] = []
  let at = 0
  for (const { start, end, sentence } of ordered) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) made.push({ text: text.slice(at, start), sentence: null })
    made.push({ text: text.slice(start, end), sentence })
    at = end
  }
  if (at < text.length) made.push({ text: text.slice(at), sentence: null })
  return made
}

type Told = Record<string, unknown>
const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null
const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const words = (value: unknown) => (Array.isArray(value) ? value.flatMap((each) => word(each) ?? []) : [])
const listed = (value: unknown) => (Array.isArray(value) ? value.filter(isTold) : [])

/** What is read of a session here. A session that was made elsewhere may tell nothing of its sentences. */
type Source = Pick<SessionView, 'events' | 'testCases'> & { sentences?: unknown; gaps?: unknown }

/** What became of each sentence of the text, and what its author is asked. */
export function sentencesOf(view: Source): readonly Sentence[] {
  const told = listed(view.sentences)
  return told.length > 0 ? told.flatMap((each) => sentenceOf(each, listed(view.gaps))) : fromEvents(view)
}

const fateOf = (status: unknown): Fate =>
  status === 'not_read' ? 'notRead' : (fates.find((fate) => fate === status) ?? 'context')

function sentenceOf(told: Told, gaps: readonly Told[]): Sentence[] {
  const { source = 'requirements', start, end, status } = told
  if (source !== 'requirements') return []
  const fate = fateOf(status)
  const [reason, requirementRef] = [word(told['reason']), word(told['requirementRef'])]
  const open = gaps.filter((gap) => requirementRef !== undefined && gap['requirementRef'] === requirementRef)
  return [
    {
      start: Number(start),
      end: Number(end),
      fate,
      questions: [
        ...words(open.map(({ description }) => description)),
        ...(fate === 'notRead' && reason ? [reason] : []),
      ],
      testCaseIds: words(told['testCaseIds']),
      ...(reason !== undefined && { reason }),
      ...(requirementRef !== undefined && { requirementRef }),
    },
  ]
}

/** The same from the events of the run that read the text, as far as they say it. */
function fromEvents({ events, testCases }: Source): readonly Sentence[] {
  const result = events.findLast(({ type }) => type === 'result')
  const gaps = listed(result?.['gaps'])
  return listed(result?.['requirements']).map(({ id, start, end, testability, testabilityNotes }) => {
    const open = gaps.filter(({ requirementRef }) => requirementRef === id)
    // A gap that names the requirement itself says that nothing of it is tested.
    const isUntested = open.some(({ coverageItem }) => coverageItem === id)
    const reason = word(testabilityNotes)
    return {
      start: Number(start),
      end: Number(end),
      fate: !isUntested ? 'tested' : testability === 'low' ? 'untestable' : 'gap',
      questions: words(open.map(({ description }) => description)),
      requirementRef: String(id),
      testCaseIds: testCases.filter(({ requirementRef }) => requirementRef === id).map((each) => each.id),
      ...(reason && isUntested && { reason }),
    }
  })
}

/** The cases of a sentence that are still there, with those that name its requirement. */
export function casesOf({ testCaseIds, requirementRef }: Sentence, cases: Cases): readonly string[] {
  const named = new Set(testCaseIds)
  return cases
    .filter(
      (each) =>
        named.has(each.id) || (requirementRef !== undefined && each.requirementRef === requirementRef),
    )
    .map(({ id }) => id)
}

/** The sentences that a case is about. */
export function sentencesOfCase(id: string, sentences: readonly Sentence[], cases: Cases): readonly number[] {
  const requirementRef = cases.find((each) => each.id === id)?.requirementRef
  return sentences.flatMap((sentence, index) =>
    sentence.testCaseIds.includes(id) ||
    (requirementRef !== undefined && sentence.requirementRef === requirementRef)
      ? [index]
      : [],
  )
}

/** How many sentences have each fate. */
export function countFates(sentences: readonly Sentence[]): Record<Fate, number> {
  const counts = { tested: 0, gap: 0, untestable: 0, context: 0, notRead: 0 }
  for (const { fate } of sentences) counts[fate]++
  return counts
}

/** The text with a sentence that its author adds behind another one, on a line of its own. */
export function withSentence(text: string, added: string, after: number): string {
  const line = text.indexOf('\n', after)
  const at = line < 0 ? text.length : line
  const start = text.lastIndexOf('\n', Math.max(0, after - 1)) + 1
  // Under a list item it becomes one, too.
  const bullet = /^[ \t]*[-*+] /.exec(text.slice(start, at))?.[0] ?? ''
  return `${text.slice(0, at)}\n${bullet}${added.trim()}${text.slice(at)}`
}
