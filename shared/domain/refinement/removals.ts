import { selectByRisk } from './designing.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { meantCases } from './match-cases.ts'
import { listed } from './listed.ts'
import type { Instruction } from './types.ts'

const removal =
  /^(?:please\s+)?(?:remove|delete|drop|discard|get rid of|leave out|exclude|omit|skip)\s+(.{1,400})$/i
const only =
  /^(?:please\s+)?(?:(?:keep|show|leave|use|give me|i want|we need|i need|retain)\s+)?only\s+(?:keep\s+)?(.{1,400})$/i
const allBut =
  /^(?:please\s+)?(?:remove|delete|drop)\s+(?:all|everything)\s+(?:but|except(?: for)?)\s+(.{1,400})$/i

/** "remove TC-003", "delete all negative tests", "remove duplicates". */
export const remove: Instruction = (words, draft) => {
  const kept = allBut.exec(words)
  if (kept?.[1]) return keep(kept[1], draft)
  const match = removal.exec(words)
  if (!match?.[1]) return undefined
  const found = /\b(?:duplicates?|repeats?|repeated)\b/i.test(match[1])
    ? duplicates(draft.testCases)
    : meantCases(match[1], draft.testCases)
  if (typeof found === 'string') return { refused: found }
  if (found.length === 0) return { refused: 'No test case repeats another one.' }
  const gone = new Set(found)
  return {
    draft: { ...draft, testCases: draft.testCases.filter((one) => !gone.has(one)) },
    reply: `Removed ${listed(found.map(({ id }) => id))}.`,
  }
}

/** "only negative tests", "keep only the tests for Email". */
export const keepOnly: Instruction = (words, draft) => {
  const match = only.exec(words)
  return match?.[1] ? keep(match[1], draft) : undefined
}

const limit =
  /^(?:please\s+)?(?:limit|reduce|cut|trim|shorten|keep)(?:\s+(?:it|them|this|(?:the\s+)?(?:set|list|suite|tests?|test cases?|cases?)))?\s*(?:down\s+)?(?:to|at|at most|only)?\s*(?:at most\s+)?(\d{1,3})(?:\s+(?:tests?|test cases?|cases?))?$/i

/** "limit to 5 tests": those that cover most, by risk, as the cap of a generation does. */
export const keepAtMost: Instruction = (words, draft) => {
  const number = Number(limit.exec(words)?.[1] ?? 0)
  if (number < 1) return undefined
  if (draft.testCases.length <= number)
    return { refused: `There are only ${draft.testCases.length} test cases.` }
  const covers = draft.testCases.map(
    ({ id, coverageItems = [] }) => new Set([id, ...coverageItems.map((item) => item.id)]),
  )
  const items = draft.testCases.flatMap(({ id, priority, coverageItems = [] }) =>
    [id, ...coverageItems.map((item) => item.id)].map((one) => ({ id: one, priority })),
  )
  const chosen = new Set(selectByRisk(covers, items, number))
  const testCases = draft.testCases.filter((_, index) => chosen.has(index))
  return {
    draft: { ...draft, testCases },
    reply: `Kept the ${number} test cases that cover most: ${listed(testCases.map(({ id }) => id))}.`,
  }
}

function keep(phrase: string, draft: Parameters<Instruction>[1]): ReturnType<Instruction> {
  const meant = meantCases(phrase, draft.testCases)
  if (typeof meant === 'string') return { refused: meant }
  const targets = new Set(meant)
  const testCases = draft.testCases.filter((one) => targets.has(one))
  return {
    draft: { ...draft, testCases },
    reply: `Kept ${testCases.length} of ${draft.testCases.length} test cases: ${listed(testCases.map(({ id }) => id))}.`,
  }
}

/** Later cases whose steps and expectation repeat an earlier one. */
function duplicates(cases: TestCase[]): TestCase[] {
  const seen = new Set<string>()
  return cases.filter(({ steps = [], expectedResult = '', preconditions = [] }) => {
    const key = JSON.stringify([
      preconditions,
      steps.map(({ action, testData = '' }) => [action, testData]),
      expectedResult,
    ])
    return seen.has(key) || !seen.add(key)
  })
}
