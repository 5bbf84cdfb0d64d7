import type { PageInventory } from '../../page-inventory/schema.ts'
import { Readings } from '../../step-readings/automation.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { type Reach, beyondReach, reachOf } from '../answer/reach.ts'
import type { AskWriter } from '../types.ts'
import { isLiteral } from './is-literal.ts'
import { mostCasesAsked } from './limits.ts'
import { meaningOf } from './meaning.ts'
import { readRewordings } from './read-rewordings.ts'
import { rewordingPrompt } from './rewording-prompt.ts'
import { proseText, wordsOfCase, wordsOfPages } from './step-words.ts'
import type { ProposedStep, RefusedRewording, Reworded, Rewording } from './types.ts'
import { type Objection, objectionTo } from './objection-to.ts'
import { proseOf, withRewordings } from './with-rewordings.ts'

interface RewordingRequest {
  /** The first `mostCasesAsked` are reworded. */
  testCases: readonly TestCase[]
  pages: readonly PageInventory[]
}

interface Authors {
  reword: AskWriter
  /** A second reader, who derives the new expected results from the original. */
  derive: AskWriter
}

/**
 * Has the steps of cases put into the step language. A rewording that changes numbers, texts, actions or expectations is refused, and so is an expectation that a
 * second reader does not derive from the original. Undefined without an answer. Failures of the provider do not reject.
 */
export async function reword(
  { testCases, pages }: RewordingRequest,
  { reword: ask, derive }: Authors,
): Promise<Reworded | undefined> {
  const cases = new Map(testCases.slice(0, mostCasesAsked).map((each, at) => [`C${at + 1}`, each]))
  if (cases.size === 0) return { rewordings: [], refused: [], settled: [] }
  const readings = new Readings()
  const reply = await Promise.resolve()
    .then(() => ask(rewordingPrompt({ cases, pages, readings })))
    .catch(() => undefined)
  const read = reply === undefined ? undefined : readRewordings(reply, cases)
  if (!read) return undefined
  const checked = checkRewordings(read.proposed, { testCases, pages, readings })
  const { checks, unanswered } = await meaningOf(checked.standing, derive)
  const result: Reworded = {
    rewordings: [],
    refused: [...read.refused, ...checked.refused],
    settled: [...cases.values()].flatMap(({ id, steps = [] }) => {
      const isPassedOver = steps.every((step) => isLiteral(step, readings.compiled(step)))
      const isHeard = !checked.standing.some((each, at) => each.id === id && unanswered.has(at))
      return isHeard && (read.settled.has(id) || isPassedOver) ? [id] : []
    }),
  }
  for (const [at, { id, stepNumber, before, after, readable, doubt }] of checked.standing.entries()) {
    const check = checks.get(at)
    const isNew = before.expectedResult === '' && after.expectedResult !== ''
    if (check?.result === 'fails' || (isNew && check?.result !== 'holds')) {
      const reason =
        check?.result === 'fails' ? check.reason : 'Nobody could confirm that the step expects this.'
      result.refused.push({ id, stepNumber, reason })
      continue
    }
    const isSame = before.expectedResult === after.expectedResult
    const holds = isSame || check?.result === 'holds'
    const isResolved = doubt?.about === 'expectation' && check?.result === 'holds'
    result.rewordings.push({
      id,
      stepNumber,
      before,
      after,
      readable,
      meaning: holds ? 'holds' : 'unknown',
      ...(doubt && !isResolved && { doubt: doubt.reason }),
    })
  }
  return result
}

type Standing = Omit<Rewording, 'meaning' | 'doubt'> & {
  doubt?: Objection
  was: TestCase
  now: TestCase
}

/**
 * Rewordings without a certain difference from their step, and refusals of the others. Unchanged steps and steps of unknown cases are in neither. `now` is the case
 * with all rewordings that stand.
 */
export function checkRewordings(
  proposed: readonly ProposedStep[],
  { testCases, pages, readings = new Readings() }: RewordingRequest & { readings?: Readings },
): { standing: Standing[]; refused: RefusedRewording[] } {
  const page = wordsOfPages(pages)
  const refused: RefusedRewording[] = []
  const standing = testCases.flatMap((testCase): Standing[] => {
    const authored = wordsOfCase(testCase)
    const reach = reachOfCase(testCase, pages)
    const { id } = testCase
    const accepted = proposed.flatMap((step): Omit<Standing, 'now'>[] => {
      const original = step.id === id && testCase.steps?.find((each) => each.stepNumber === step.stepNumber)
      if (!original || JSON.stringify(proseOf(original)) === JSON.stringify(step.after)) return []
      const { stepNumber, after } = step
      const before = original.original ?? proseOf(original)
      const beyond = beyondReach([{ stepNumber, ...after }], reach)
      const objection = objectionTo(before, after, { authored, page })
      const reason = beyond ?? (objection?.is === 'refusal' ? objection.reason : undefined)
      if (reason !== undefined) {
        refused.push({ id, stepNumber, reason })
        return []
      }
      const readable = readings.compiled({ ...after }).problems.length === 0
      const doubt = objection && { doubt: objection }
      return [{ id, stepNumber, before: proseOf(original), after, readable, was: testCase, ...doubt }]
    })
    const now = withRewordings(testCase, new Map(accepted.map((each) => [each.stepNumber, each.after])))
    return accepted.map((each) => ({ ...each, now }))
  })
  return { standing, refused }
}

/** Origins and secrets that steps of a case may use: those of the pages, and those that its author wrote. */
function reachOfCase({ preconditions = [], steps = [] }: TestCase, pages: readonly PageInventory[]): Reach {
  const texts = [...preconditions, ...steps.flatMap((step) => [proseText(step), ...originalOf(step)])]
  const sentences = texts.map((text, at) => ({ id: `S${at + 1}`, text }))
  const secrets = texts.flatMap((text) => [...text.matchAll(secretName)].map(([, name = '']) => name))
  const reach = reachOf({ pages, sentences, secrets })
  const { origins } = reachOf({ sentences })
  return { ...reach, origins: new Set([...reach.origins, ...origins]) }
}

const secretName = /%([A-Z][A-Z0-9_]{0,60})%/g

const originalOf = ({ original }: TestStep): string[] => (original ? [proseText(original)] : [])
