import type { TestCase } from '../../test-cases/schema.ts'
import { shownLine } from '../prompt/shown-line.ts'

const longestCase = 12_000
/** Of all cases that are shown with their steps, in characters. */
const mostWhole = 80_000
/** Of the others, by title alone. */
const mostInShort = 40_000
const mostReasons = 4

/** Cases as a prompt shows them. */
export interface ShownCases {
  lines: string[]
  /** Ids of those that are shown to their last step: only of these steps may be changed. */
  whole: ReadonlySet<string>
}

/** Cases with their steps and what the judge found wrong of them, those that a message names first; beyond their share of the prompt by title, and no more than that. */
export function shownCases(testCases: readonly TestCase[], message: string): ShownCases {
  const words = message.toLowerCase()
  const isNamed = ({ id }: TestCase): boolean => words.includes(id.toLowerCase())
  const whole = new Map<string, string>()
  let left = mostWhole
  for (const testCase of [...testCases.filter(isNamed), ...testCases.filter((each) => !isNamed(each))]) {
    const line = JSON.stringify(wholeCase(testCase))
    left -= line.length
    if (line.length > longestCase || left < 0) continue
    whole.set(testCase.id, shownLine(line, longestCase))
  }
  let leftInShort = mostInShort
  let hidden = 0
  const lines = testCases.flatMap((testCase) => {
    const line =
      whole.get(testCase.id) ?? `${shownLine(JSON.stringify(inShort(testCase)), 400)} (steps not shown)`
    if (!whole.has(testCase.id)) leftInShort -= line.length
    if (whole.has(testCase.id) || leftInShort >= 0) return [`- ${line}`]
    hidden += 1
    return []
  })
  return {
    lines: hidden > 0 ? [...lines, `(${hidden} more test cases are not shown)`] : lines,
    whole: new Set(whole.keys()),
  }
}

const inShort = ({ id, title, priority, testType }: TestCase) => ({ id, t: title, k: testType, p: priority })

function wholeCase(testCase: TestCase) {
  const { preconditions = [], steps = [], checks = [] } = testCase
  const doubts = checks.filter(({ result }) => result === 'fails').slice(0, mostReasons)
  return {
    ...inShort(testCase),
    ...(preconditions.length > 0 && { pre: preconditions }),
    steps: steps.map(({ action, expectedResult, testData }) =>
      testData === undefined ? [action, expectedResult] : [action, expectedResult, testData],
    ),
    ...(doubts.length > 0 && { judge: doubts.map(({ check, reason }) => `${check}: ${reason}`) }),
  }
}
