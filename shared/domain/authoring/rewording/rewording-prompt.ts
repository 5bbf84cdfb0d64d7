import { once } from '../../basics/once.ts'
import type { PageInventory } from '../../page-inventory/schema.ts'
import type { Readings } from '../../step-readings/automation.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { inventoryLines } from '../prompt/inventory-lines.ts'
import { dataRule } from '../prompt/rules.ts'
import { fenced, shownLine } from '../prompt/shown-line.ts'
import { compactGuide } from '../step-guide/compact-guide.ts'
import type { WritingPrompt } from '../types.ts'
import { longestData, longestText } from './limits.ts'
import { isLiteral } from './is-literal.ts'

const role =
  'People wrote test cases for themselves. You put their steps into the words that a machine reads and plays in a browser. You say the same thing in other words, and decide nothing.'

const rules = [
  'Give every step that is marked *: a machine does not read it as it stands, or reads it loosely. Give another one only where it names a control otherwise than the page does. One step stays one step, with all that it does, in its order.',
  'Add nothing and leave nothing out: no action, no check, no value. Every number, date, quoted text and name of the step stands in the new one.',
  'An expected result says what its author expects, even if it seems wrong: it may be the fault that the case is to find. Correct nothing, and never take what is expected from the page.',
  'A step that only looks has an empty action; what it looks for is the expected result.',
  'Controls, options and columns go by the names that the page lists, in double quotes; values and messages as the step has them, but dates and times that a field of type date or time takes or holds as 2026-12-24 and 14:30. A table has rows and cells, a list has items. Data of a step stay data, or become entries of its action.',
  'A text in quotes must stand on the page letter by letter. Quote what the step quotes, what it gives as a name or value, and what the page lists. What it only says in its own words, such as that there is nothing to pay, is said by what the page lists for it (a label and its value, a row, a control), else it stays word by word, without quotes.',
  'What a machine cannot see (looks, feelings, speed) stays word by word, in a line of its own at the end of the expected result: A person checks that the layout looks tidy. What the page lists is never left to a person.',
  'A step that can be reworded only by deciding something stands under "cannot", with why in a few words.',
  dataRule,
]

const answer =
  'One JSON object and nothing else: {"cases":[{"id":"C1","steps":[[2,"action","expected result or empty","data, where the step keeps some"]]}],"cannot":[["C1",3,"why"]]}.'

/** Constant text, so that a provider can cache it. */
const rewordingSystem = /* @__PURE__ */ once((): string =>
  [
    role,
    '# Rules',
    ...rules.map((rule, at) => `${at + 1}. ${rule}`),
    '# Answer',
    answer,
    '# How steps are written',
    compactGuide(),
  ].join('\n'),
)

interface PromptParts {
  /** By the handle that stands for the id in prompt and answer. */
  cases: ReadonlyMap<string, TestCase>
  pages: readonly PageInventory[]
  readings: Readings
}

/** The prompt that asks for the steps of some cases in the step language. */
export function rewordingPrompt({ cases, pages, readings }: PromptParts): WritingPrompt {
  const lines = [
    ...inventoryLines(pages),
    ...[...cases].flatMap(([handle, testCase]) => caseLines(handle, testCase, readings)),
  ]
  return { system: rewordingSystem(), user: fenced(lines) }
}

function caseLines(
  handle: string,
  { title, preconditions = [], steps = [] }: TestCase,
  readings: Readings,
): string[] {
  return [
    `${handle} ${shownLine(title, 200)}`,
    ...preconditions.map((text) => ` before: ${shownLine(text, 300)}`),
    ...steps.map(
      (step) => ` ${step.stepNumber}${isLiteral(step, readings.compiled(step)) ? '' : '*'} ${stepLine(step)}`,
    ),
  ]
}

function stepLine({ action, expectedResult, testData = '' }: TestStep): string {
  const data = testData === '' ? '' : ` | data: ${shownLine(testData, longestData)}`
  const result = expectedResult === '' ? '' : ` => ${shownLine(expectedResult, longestText)}`
  return `${shownLine(action, longestText)}${data}${result}`
}
