import type { TestCase } from './schema.ts'
import { remembered } from '../basics/remembered.ts'
import { parseTestData } from './test-data.ts'

/** What a case literally does: the value each input ends up with, and all its words. */
export interface CaseFacts {
  values: Map<string, string>
  words: string
  /** Step actions in order, lower case. */
  actions: string[]
}

const enter =
  /\b(?:enter|type|fill(?: in)?|input|set)\s+"([^"]*)"\s+(?:in|into|to|as|for)\s+(?:the\s+)?"?([^"]{1,120}?)"?(?:\s+(?:field|box|input))?[.]?$/i
const choose =
  /\b(?:select|choose|pick)\s+"([^"]*)"\s+(?:from|in|for|as)\s+(?:the\s+)?"?([^"]{1,120}?)"?(?:\s+(?:list|dropdown|field))?[.]?$/i
const clear = /\b(?:clear|leave)\s+(?:the\s+)?"?([^"]{1,120}?)"?(?:\s+field)?(?:\s+(?:empty|blank))?[.]?$/i
const tick = /\b(un)?(?:check|tick)\s+(?:the\s+)?"([^"]{1,120})"/i

/** The key under which a name is compared: letters and digits, lower case. */
export function nameKey(name: string): string {
  return keyOf(name)
}

const keyOf = remembered((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''), 2000)

/** Reads a case of any origin by its test data and the prose of its steps. Shares nothing with the code that writes cases but the test data format. */
export function readCase(testCase: TestCase): CaseFacts {
  const values = new Map<string, string>()
  const actions: string[] = []
  for (const step of testCase.steps ?? []) {
    actions.push(step.action.toLowerCase())
    for (const [name, value] of entries(step.action)) values.set(nameKey(name), value)
    if (step.testData)
      for (const { name, value } of parseTestData(step.testData)) values.set(nameKey(name), value)
  }
  const parts = [
    testCase.title,
    testCase.description,
    testCase.testCondition,
    testCase.expectedResult,
    ...(testCase.preconditions ?? []),
  ]
  const prose = (testCase.steps ?? []).flatMap((step) => [
    step.action,
    step.expectedResult,
    step.testData ?? '',
  ])
  return { values, actions, words: [...parts, ...prose].filter(Boolean).join('\n') }
}

/** The inputs that an action fills in, each with its value. */
export function entries(action: string): readonly (readonly [string, string])[] {
  return entriesOf(action)
}

const entriesOf = remembered((action: string): [string, string][] => {
  const entered = enter.exec(action) ?? choose.exec(action)
  if (entered) return [[entered[2] ?? '', entered[1] ?? '']]
  const ticked = tick.exec(action)
  if (ticked) return [[ticked[2] ?? '', ticked[1] ? 'unchecked' : 'checked']]
  const cleared = /^\s*(?:clear|leave)\b/i.test(action) ? clear.exec(action) : null
  return cleared ? [[cleared[1] ?? '', '']] : []
}, 2000)
