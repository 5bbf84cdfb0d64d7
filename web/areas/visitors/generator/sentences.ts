import type { Cases, SessionView, TestCase } from './session.ts'

export const fates = [
  'tested',
  'partly',
  'designed',
  'outlined',
  'gap',
  'untestable',
  'context',
  'notRead',
] as const
export type Fate = (typeof fates)[number]

/** What its author is asked, and sentences that would answer it. */
export interface OpenQuestion {
  text: string
  completions: readonly string[]
}

/** A sentence of the text, with what became of it. Offsets are UTF-16. */
export interface Sentence {
  start: number
  end: number
  fate: Fate
  /** What its author is asked. A sentence that is tested may leave something open, too. */
  questions: readonly OpenQuestion[]
  reason?: string
  /** Figures, texts and alternatives that no verified case tries; of a sentence that is tested in part. */
  unused: readonly string[]
  requirementRef?: string
  testCaseIds: readonly string[]
}

/** What became of each sentence of the text, and what its author is asked. Sentences of other texts (an upload, code) have offsets of their own and are left out. */
export function sentencesOf({
  sentences,
  gaps,
}: Pick<SessionView, 'sentences' | 'gaps'>): readonly Sentence[] {
  return sentences
    .filter(({ source }) => source === 'requirements')
    .map(({ start, end, status, requirementRef, reason, unused = [], testCaseIds }) => {
      const fate = status === 'not_read' ? 'notRead' : status
      const open = gaps
        .filter((gap) => gap.requirementRef === requirementRef)
        .map(({ description: text, completions = [] }) => ({ text, completions }))
      return {
        start,
        end,
        fate,
        questions: fate === 'notRead' && reason ? [...open, { text: reason, completions: [] }] : open,
        unused: fate === 'partly' ? unused : [],
        testCaseIds,
        ...(reason && { reason }),
        ...(requirementRef !== null && { requirementRef }),
      }
    })
}

/** The cases of a sentence that are still there, with those that name its requirement. */
export function casesOf({ testCaseIds, requirementRef }: Sentence, cases: Cases): readonly string[] {
  const named = new Set(testCaseIds)
  return cases.filter((each) => named.has(each.id) || isAbout(each, requirementRef)).map(({ id }) => id)
}

/** A case tests the requirement that it names, and those that its tags cite. */
const isAbout = ({ requirementRef, requirementRefs = [], tags = [] }: TestCase, wanted: string | undefined) =>
  wanted !== undefined && [requirementRef, ...requirementRefs, ...tags].includes(wanted)

/** The sentences that a case is about. */
export function sentencesOfCase(id: string, sentences: readonly Sentence[], cases: Cases): readonly number[] {
  const testCase = cases.find((each) => each.id === id)
  return sentences.flatMap(({ testCaseIds, requirementRef }, index) =>
    testCaseIds.includes(id) || (testCase && isAbout(testCase, requirementRef)) ? [index] : [],
  )
}

/** How many sentences have each fate. */
export function countFates(sentences: readonly Sentence[]): Record<Fate, number> {
  const counts = {
    tested: 0,
    partly: 0,
    designed: 0,
    outlined: 0,
    gap: 0,
    untestable: 0,
    context: 0,
    notRead: 0,
  }
  for (const { fate } of sentences) counts[fate]++
  return counts
}
