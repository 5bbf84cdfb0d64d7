import type { z } from 'zod'
import { readEvidenceTags } from '../test-cases/evidence-words.ts'
import { mostRefs, requirementFields, requirementRefsOf } from '../test-cases/requirement-refs.ts'
import { TestCase, TestStep } from '../test-cases/schema.ts'
import { withImportedEvidence } from './imported-evidence.ts'
import { maximumCases, maximumSteps, tooManyCases } from './limits.ts'
import { type Draft, type Finding, type Reading, errorAt, isDraft, warningAt } from './types.ts'
import { priorityOf, testLevelOf, testTypeOf } from './vendor-words.ts'

type Text = keyof Draft & keyof ReturnType<typeof TestCase>['shape']

const texts = [
  'description',
  'objective',
  'testBasis',
  'testCondition',
  'designTechnique',
  'expectedResult',
  'riskLevel',
  'category',
  'requirementRef',
  'gherkin',
  'estimatedDuration',
] as const satisfies Text[]

const listLimit = 100
const itemLimits = { preconditions: 4000, postconditions: 4000, tags: 200 }

/**
 * Test cases of what a reader found, in its order, every one within the limits of `TestCase`. What does not fit is cut or left out, and a
 * finding says so. A case without title takes the first line of what it is about; one that says nothing at all is an error.
 * Ids stay as they are in the file; cases without one are numbered `TC-1`, `TC-2` and so on, past those that are taken.
 */
export function finishCases({ found, findings }: Reading): { testCases: TestCase[]; findings: Finding[] } {
  const all = [...findings]
  const taken = new Set(found.map((one) => (isDraft(one) ? one.id : one.testCase.id)))
  let number = 0
  const freeId = () => {
    do number++
    while (taken.has(`TC-${number}`))
    return `TC-${number}`
  }
  const testCases = found.slice(0, maximumCases).flatMap((one) => {
    const testCase = isDraft(one) ? finishDraft(one, freeId, (finding) => all.push(finding)) : one.testCase
    return testCase ? [withImportedEvidence(testCase)] : []
  })
  const [first] = found.slice(maximumCases)
  if (first) all.push(errorAt(first.place, tooManyCases))
  return { testCases, findings: all }
}

// Sheets fill cells that hold nothing with a dash.
const isBlank = (item: string): boolean => /^[\s\-–—]*$/.test(item)

type Tell = (finding: Finding) => void

function finishDraft(draft: Draft, freeId: () => string, tell: Tell): TestCase | undefined {
  const fit = fitting(draft, tell)
  const steps = stepsOf(draft, fit, tell)
  const title = [draft.title, draft.objective, draft.testCondition, draft.description, steps[0]?.action]
    .map((text = '') => clean(text.slice(0, longestTitle)).trim().split('\n')[0]?.trim() ?? '')
    .find(Boolean)
  if (!title) {
    tell(errorAt(draft.place, 'The test case has neither a title nor steps. Give it a title.'))
    return undefined
  }
  const isTitled = clean(draft.title.slice(0, longestTitle)).trim() !== ''
  if (!isTitled)
    tell(warningAt(draft.place, `The test case has no title. It is called "${title.slice(0, 80)}" now.`))
  const { testType, tag } = typeOf(draft)
  const requirements = requirementsOf(draft, tell)
  const { tags, ...evidence } = readEvidenceTags(draft.tags ?? [])
  const given = {
    id: fit('id', (draft.id ?? '').trim(), 200).trim() || freeId(),
    title: fit('title', isTitled ? draft.title : title, 1000),
    testLevel: testLevelOf(draft.testLevel ?? '') ?? 'system',
    testType,
    priority: priorityFor(draft, tell),
    ...Object.fromEntries(
      texts
        .filter((name) => !(name in requirements))
        .map((name) => [name, fit(name, draft[name] ?? '', limitOf(name))])
        .filter(([, text]) => text),
    ),
    ...Object.fromEntries(
      (['preconditions', 'postconditions', 'tags'] as const)
        .map(
          (name) => [name, listOf(name, name === 'tags' ? [...tags, ...tag] : (draft[name] ?? []))] as const,
        )
        .filter(([, items]) => items.length > 0),
    ),
    ...requirements,
    ...evidence,
    ...(steps.length > 0 && { steps }),
    ...(draft.automation && { automation: draft.automation }),
  }
  function listOf(name: keyof typeof itemLimits, items: string[]): string[] {
    const filled = items.filter((item) => !isBlank(item))
    if (filled.length > listLimit)
      tell(warningAt(draft.place, `Only the first ${listLimit} ${name} of ${filled.length} were kept.`))
    return filled
      .slice(0, listLimit)
      .map((item) => fit(name, item, itemLimits[name]))
      .filter((item) => item.trim())
  }
  const parsed = TestCase().safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].slice(0, 10).join(', ')
  tell(
    errorAt(
      draft.place,
      `The test case was left out, because it cannot be kept as it is. Look at: ${wrong}.`,
    ),
  )
  return undefined
}

/** A field that names several requirements is kept as it stands, and each of them beside it. */
function requirementsOf({ requirementRef = '', place }: Draft, tell: Tell) {
  const refs = requirementRefsOf(clean(requirementRef))
  if (refs.length < 2) return {}
  if (refs.length > mostRefs) {
    const message = `Only the first ${mostRefs} requirements of ${refs.length} were kept.`
    tell(warningAt(place, message))
  }
  return requirementFields(clean(requirementRef).trim())
}

/** Of a longer text the title is looked for in its beginning. */
const longestTitle = 4000

/** A function that cleans a text, cuts it to its limit and tells. Of a text far over its limit no more is looked at than can be kept. */
function fitting({ place }: Draft, tell: Tell) {
  return (name: string, whole: string, limit: number): string => {
    const text = clean(whole.slice(0, 2 * limit))
    if (text.length <= limit && whole.length <= 2 * limit) return text
    const length = whole.length.toLocaleString('en-US')
    const message = `The ${name} has ${length} characters and was cut after ${limit.toLocaleString('en-US')}. Shorten it, or split the case.`
    tell(warningAt(place, message))
    return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')
  }
}

function stepsOf(draft: Draft, fit: ReturnType<typeof fitting>, tell: Tell): TestStep[] {
  const steps = draft.steps ?? []
  if (steps.length > maximumSteps) {
    const message = `The case has ${steps.length} steps; only the first ${maximumSteps} were read. Split the case.`
    tell(errorAt(draft.place, message))
  }
  return steps.slice(0, maximumSteps).map(({ action, expected, data = '' }, index) => {
    const step = `of step ${index + 1}`
    return TestStep().parse({
      stepNumber: index + 1,
      action: fit(`action ${step}`, action, 4000),
      expectedResult: fit(`expected result ${step}`, expected, 4000),
      ...(data && { testData: fit(`test data ${step}`, data, 20_000) }),
    })
  })
}

function priorityFor({ priority = '', place }: Draft, tell: Tell): TestCase['priority'] {
  const known = priorityOf(priority)
  // Exporters write that where nobody chose one.
  if (known || /^(?:undefined|not set|none|-?)$/i.test(priority.trim())) return known ?? 'medium'
  const word = priority.trim().slice(0, 40)
  tell(
    warningAt(
      place,
      `The priority "${word}" is not known, medium was taken. Write critical, high, medium or low.`,
    ),
  )
  return 'medium'
}

/** A vendor's type that we do not have is kept as a tag. */
function typeOf({ testType = '' }: Draft): { testType: TestCase['testType']; tag: string[] } {
  const known = testTypeOf(testType)
  return { testType: known ?? 'functional', tag: known ? [] : [testType.trim()].filter(Boolean) }
}

function limitOf(name: (typeof texts)[number]): number {
  const { maxLength } = TestCase().shape[name].unwrap() as z.ZodString
  return maxLength ?? Infinity
}

/** Half characters and control characters, which no case means, go; line ends and tabs stay. */
const clean = (text: string) => text.toWellFormed().replaceAll(/(?![\t\n\r])[\p{Cc}\ufeff\ufffe\uffff]/gu, '')
