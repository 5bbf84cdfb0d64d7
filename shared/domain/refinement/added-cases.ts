import type { TestCase } from '../test-cases/schema.ts'
import { listed } from './listed.ts'
import type { Draft, Instruction, MoreCases } from './types.ts'

/** The words that ask for each kind of case. */
export const kindWords = {
  negative: ['negative', 'invalid', 'error'],
  positive: ['positive', 'valid', 'happy'],
}
export type Kind = keyof typeof kindWords

const negative = new RegExp(`\\b(?:${kindWords.negative.join('|')})\\b`, 'i')
const positive = new RegExp(`\\b(?:${kindWords.positive.join('|')})\\b`, 'i')

/** The kind of case that a phrase asks for. */
export function kindOf(words: string): Kind | undefined {
  if (negative.test(words)) return 'negative'
  return positive.test(words) ? 'positive' : undefined
}

export const ofKind = (cases: TestCase[], kind: Kind | undefined): TestCase[] =>
  kind === undefined ? cases : cases.filter(({ tags = [] }) => tags.includes(kind))

/** The refusal of words that name no value to enter, with an example for a label. */
export function notKnown(words: string, draft: Draft, label?: string): string {
  const [first] = draft.by.labelsIn(draft.session.requirements)
  return `I cannot tell what to enter for “${words}”, so nothing was added. Say the value: add a test with ${label ?? first ?? 'Age'} "…".`
}

/** A request for as many new cases as the session has room for. */
export function request({ session, testCases, format }: Draft): MoreCases {
  return {
    requirements: session.requirements,
    existing: testCases,
    format: format ?? 'standard',
    max: roomIn(session, testCases),
  }
}

function roomIn({ maxTestCases = 200 }: Draft['session'], cases: TestCase[]): number {
  return Math.max(0, Math.min(200, maxTestCases) - cases.length)
}

/** The draft with the candidates for which there is room. `what` completes the reply: " for Age". */
export function added(candidates: TestCase[], draft: Draft, what: string): ReturnType<Instruction> {
  const room = roomIn(draft.session, draft.testCases)
  if (room === 0)
    return { refused: `The session already holds ${draft.testCases.length} test cases, its maximum.` }
  const fresh = candidates.slice(0, room)
  if (fresh.length === 0)
    return { refused: `I found no further literal or condition${what} that is not tested yet.` }
  const cut = candidates.length > room ? ` ${candidates.length - room} more would exceed the maximum.` : ''
  return {
    draft: { ...draft, testCases: [...draft.testCases, ...fresh] },
    reply: `Added ${listed(fresh.map(({ id }) => id))}${what}.${cut}`,
  }
}
