import { automationOf, designingBy, writeGherkin } from './designing.ts'
import { isForPerson, withoutStaleProof } from '../test-cases/basis.ts'
import type { Format, TestCase } from '../test-cases/schema.ts'
import { withSentence } from './add-sentence.ts'
import { add, addedSentences, addMore } from './additions.ts'
import { change } from './changes.ts'
import { edit } from './edits.ts'
import { reprioritise } from './priorities.ts'
import { keepAtMost, keepOnly, remove } from './removals.ts'
import { steps } from './steps.ts'
import { changeFormat, changeScope } from './settings.ts'
import { replaceTitles } from './titles.ts'
import type { Draft, Instruction, Refinement, RefinementSession } from './types.ts'

const instructions: Instruction[] = [
  // Before the others, whose words a new text may have.
  edit,
  steps,
  changeFormat,
  changeScope,
  keepAtMost,
  keepOnly,
  addMore,
  reprioritise,
  remove,
  change,
  add,
]
const verbs =
  'add|remove|delete|drop|change|make|set|rename|replace|keep|only|switch|use|raise|lower|mark|more'
const boundary = new RegExp(
  `\\n+|;\\s+|(?<=[.!])\\s+(?=(?:also |then |please )?(?:${verbs})\\b)|,?\\s+and\\s+(?:then\\s+|also\\s+)?(?=(?:${verbs})\\s)`,
  'gi',
)

/** What a message may say, with two examples that hold for this session. */
function help({ testCases: [first, second = first] }: RefinementSession): string {
  const can =
    'I can add, remove or change test cases and their steps, set priorities, add more negative tests for an input, keep only some of them, and change format or scope.'
  return first && second
    ? `${can} For example: “make ${first.id} critical” or “remove step 2 from ${second.id}”.`
    : `${can} For example: “add a test that the age must be at least 18”.`
}

/**
 * Applies a message of a session to its test cases: add … / remove … / change … / reprioritise / "more negative tests for X" / "only X" /
 * change of format or scope. Pure and deterministic. What is not understood is said in `reply`, and nothing is changed by it;
 * `understood` is true when at least one instruction was carried out.
 */
export function refine(message: string, session: RefinementSession): Refinement {
  let draft: Draft = {
    session,
    by: designingBy(session),
    testCases: session.testCases,
    ...(session.scope ? { scope: session.scope } : {}),
    ...(session.format ? { format: session.format } : {}),
  }
  const replies: string[] = []
  let understood = false
  let wholly = true
  for (const words of instructionsIn(message, session.testCases)) {
    const applied = apply(words, draft)
    if ('refused' in applied) {
      wholly = false
      replies.push(applied.refused)
    } else {
      draft = applied.draft
      replies.push(applied.reply)
      understood = true
    }
  }
  if (replies.length === 0) replies.push(`The message is empty. ${help(session)}`)
  const reply = replies.join(' ')
  if (!understood)
    return { testCases: session.testCases, added: [], updated: [], removed: [], reply, understood }
  const { dropped, ...result } = changedTo(session, draft)
  return { ...result, reply: [reply, ...dropped].join(' '), understood, wholly }
}

/** The requirements of a session with what a message may add to them: what is to be marked before it is applied. Undefined where it adds no sentence. */
export function textToMark(
  message: string,
  { requirements, testCases }: RefinementSession,
): string | undefined {
  const sentences = addedSentences(instructionsIn(message, testCases))
  return sentences.length === 0 ? undefined : sentences.reduce(withSentence, requirements)
}

function instructionsIn(message: string, cases: TestCase[]): string[] {
  const text = message.slice(0, 20_000).trim()
  const kept: string[] = []
  const mask = (quote: string) => `⟦${kept.push(quote) - 1}⟧`
  const masked = replaceTitles(text, cases, (_, quoted) => mask(quoted)).replace(
    /["“][^"”]{0,2000}["”]/g,
    mask,
  )
  const parts = /^(?:please\s+)?(?:add|create|also test)\b/i.test(masked)
    ? masked.split(/\n+/)
    : masked.split(boundary)
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/⟦(\d{1,6})⟧/g, (_, index: string) => kept[Number(index)] ?? '')
        .replace(/[.!]+$/, ''),
    )
    .filter((part) => part !== '')
}

function apply(words: string, draft: Draft): Exclude<ReturnType<Instruction>, undefined> {
  for (const instruction of instructions) {
    const applied = instruction(words, draft)
    if (applied) return applied
  }
  return {
    refused: `I did not understand “${words.length > 200 ? `${words.slice(0, 197)}…` : words}”, so nothing was changed by it. ${help(draft.session)}`,
  }
}

/** What a session comes to with other cases: what is derived of them is brought in line, and what they no longer prove is told in `dropped`. */
export function changedTo(
  session: RefinementSession,
  { by = designingBy(session), ...changed }: Pick<Draft, 'testCases'> & Partial<Draft>,
): Omit<Refinement, 'reply' | 'understood'> & { dropped: string[] } {
  const { testCases: before } = session
  const draft: Draft = { session, by, ...changed }
  const old = new Map(before.map((one) => [one.id, one]))
  const proved = rechecked(draft, old)
  const testCases = draft.testCases.map((one) =>
    one === old.get(one.id) && draft.format === draft.session.format
      ? one
      : finished(withoutStaleProof(proved.get(one.id) ?? one, old.get(one.id)), draft.format),
  )
  const ids = new Set(testCases.map(({ id }) => id))
  return {
    testCases,
    added: testCases.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    updated: testCases
      .filter((one) => old.has(one.id) && JSON.stringify(old.get(one.id)) !== JSON.stringify(one))
      .map(({ id }) => id),
    removed: before.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    ...(draft.scope ? { scope: draft.scope } : {}),
    ...(draft.format ? { format: draft.format } : {}),
    dropped: draft.testCases.flatMap((one) => lost(one, proved.get(one.id))),
  }
}

/** Cases that do something else than before, with the claims that still hold. */
function rechecked({ testCases, session, by }: Draft, old: Map<string, TestCase>): Map<string, TestCase> {
  const changed = testCases.filter((one) => {
    const before = old.get(one.id)
    return before !== undefined && JSON.stringify(deed(before)) !== JSON.stringify(deed(one))
  })
  return new Map(by.recheckClaims(session.requirements, changed).map((one) => [one.id, one]))
}

const deed = ({ preconditions, steps, expectedResult }: TestCase) => [preconditions, steps, expectedResult]

/** A sentence for a case that proves less than it claimed. */
function lost({ id, coverageItems = [] }: TestCase, proved: TestCase | undefined): string[] {
  const kept = new Set(proved?.coverageItems?.map((item) => item.id))
  const gone = proved ? coverageItems.filter((item) => !kept.has(item.id)) : []
  if (gone.length === 0) return []
  const named = gone.slice(0, 3).map((item) => `“${item.id.slice(0, 120)}”`)
  return [
    `${id} no longer covers ${named.join(', ')}${gone.length > 3 ? ` and ${gone.length - 3} more` : ''}.`,
  ]
}

/** Brings what is derived from a case in line with it. */
function finished({ gherkin, ...testCase }: TestCase, format: Format | undefined): TestCase {
  // Why an idea or an outline is for a person, compiling its steps does not find.
  const derived =
    testCase.steps && !isForPerson(testCase)
      ? {
          ...testCase,
          automation: automationOf(testCase, {
            known: reasonsKept(testCase),
          }),
        }
      : testCase
  if (format === undefined) return gherkin === undefined ? derived : { ...derived, gherkin }
  return format === 'standard' ? derived : { ...derived, gherkin: writeGherkin(derived, format) }
}

/** Reasons that compiling cannot find again, such as a precondition. */
function reasonsKept({ automation }: TestCase): string[] {
  return (automation?.reasons ?? []).filter((reason) => reason.startsWith('precondition'))
}
