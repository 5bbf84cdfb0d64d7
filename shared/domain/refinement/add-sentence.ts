import { tokenise } from '../requirement-reading/tokenise.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { added, ofKind, type Kind } from './added-cases.ts'
import type { Draft, Instruction } from './types.ts'

/** Whether words have a verb: a noun phrase alone is no requirement. */
export const isSentence = (words: string): boolean =>
  tokenise(words).some(
    (token) =>
      token.kind === 'word' &&
      (token.classes.includes('auxiliary') || (token.classes[0] === 'verb' && !token.participle)),
  )

/** Requirements with a sentence more, as a text of their own. */
export const withSentence = (requirements: string, sentence: string): string =>
  `${requirements.trimEnd()}\n\n${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/[.\s]*$/, '')}.`

/** Adds the cases that the session has not yet, once a sentence is appended to its requirements. */
export function fromSentence(
  sentence: string,
  kind: Kind | undefined,
  draft: Draft,
): ReturnType<Instruction> {
  if (sentence.split(/\s+/).length < 3)
    return {
      refused: `${sentence === '' ? 'That' : `“${sentence}”`} is too short to be read as a requirement. Say what the test enters or does, for example “add a test with Age 65”.`,
    }
  const { requirements } = draft.by.generateTests({
    requirements: draft.session.requirements,
    mode: 'extract-requirements',
  })
  const before = new Set(requirements.map(({ id }) => id))
  const text = withSentence(draft.session.requirements, sentence)
  const { testCases } = draft.by.generateTests({
    requirements: text,
    mode: 'generate',
    format: draft.format ?? 'standard',
    maxTestCases: 200,
    existingTestCases: draft.testCases,
  })
  const after = draft.by
    .generateTests({ requirements: text, mode: 'extract-requirements' })
    .requirements.map(({ id }) => id)
  const fresh = new Set(after.filter((id) => !before.has(id)))
  const isNew = ({ requirementRef = '', tags = [] }: TestCase) =>
    [requirementRef, ...tags].some((ref) => fresh.has(ref))
  const existing = new Set(draft.testCases.map(signature))
  const candidates = ofKind(
    testCases.filter((one) => isNew(one) && !existing.has(signature(one))),
    kind,
  )
  if (candidates.length === 0)
    return {
      refused: `I read “${sentence}” as a requirement, but it names no input, action or outcome that a new test could use.`,
    }
  const first = nextNumber(draft.testCases)
  const titled = withFreeTitles(candidates, draft.testCases)
  return added(
    titled.map((one, index) => ({ ...one, id: `TC-${String(first + index).padStart(3, '0')}` })),
    draft,
    ` for “${sentence}”`,
  )
}

function withFreeTitles(candidates: TestCase[], existing: TestCase[]): TestCase[] {
  const base = new Set(existing.map(({ title }) => title))
  return candidates.filter(({ title }) => !base.has(title))
}

function nextNumber(cases: TestCase[]): number {
  return (
    1 + cases.reduce((highest, { id }) => Math.max(highest, Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0)), 0)
  )
}

function signature({ steps = [], expectedResult = '' }: TestCase): string {
  return JSON.stringify([steps.map(({ action }) => action), expectedResult])
}
