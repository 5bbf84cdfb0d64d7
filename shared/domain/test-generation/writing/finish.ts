import type { ItemBase } from '../../test-cases/draft.ts'
import type { Format, Priority, TestCase, TestType } from '../../test-cases/schema.ts'
import { automationOf } from '../../step-readings/automation.ts'
import { unprepared } from '../../step-readings/set-up.ts'
import { isInferred } from '../parts/inferred.ts'
import type { Candidate } from '../parts/part.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import type { DesignRequest } from '../schema.ts'
import { selectByRisk } from '../selection/select-cases.ts'
import { writeGherkin } from './gherkin.ts'
import { mostClaims, sized } from './sized.ts'
import { writtenGherkin } from './written-gherkin.ts'

interface Wishes {
  testTypes: TestType[]
  priority: 'all' | Priority
  format: Format
  max: number
  /** Titles that are taken, and the number of the next case. */
  titles: Set<string>
  next: number
}

export interface Finished {
  testCases: TestCase[]
  /** Proved cases. */
  chosen: Candidate[]
  /** Cases of the lower tiers that the cap leaves room for, and those that it cuts. */
  lower: Candidate[]
  lowerCut: Candidate[]
  /** Items that some case of the wished types and priority exercises. */
  planned: Set<string>
  covered: Set<string>
  /** Items whose only cases the cap cut. */
  cut: Set<string>
  duplicatesRemoved: number
}

export function wishesOf({
  testTypes = [],
  priority = 'all',
  format = 'standard',
  maxTestCases = 50,
  existingTestCases = [],
}: DesignRequest): Wishes {
  const numbers = existingTestCases
    .slice(0, 1000)
    .map(({ id }) => Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0))
  return {
    testTypes,
    priority,
    format,
    max: Math.min(200, Math.max(1, Math.trunc(maxTestCases))),
    titles: new Set(existingTestCases.map(({ title }) => title)),
    next: 1 + Math.max(0, ...numbers),
  }
}

interface Known {
  /** Where the page of a requirement is, if the text says so. */
  addressOf?: (requirementRef: string) => string | undefined
  /** The stretch that it stands in, of several: titles tell the cases of each apart. */
  stretchOf?: (requirementRef: string) => number | undefined
  items: readonly ItemBase[]
  requirements: ReadonlyMap<string, Requirement>
}

/** Filters, caps by risk, numbers and formats cases. `lowerOf` gives the cases of the lower tiers beside the proved ones that were chosen, those that the cap cuts last first. */
export function finish(
  candidates: Candidate[],
  known: Known,
  wishes: Wishes,
  lowerOf: (chosen: readonly Candidate[]) => readonly Candidate[] = () => [],
): Finished {
  const byId = new Map(known.items.map((item) => [item.id, item]))
  const wanted = candidates
    .map((one) => ({ ...one, priority: priorityOf(one, byId) }))
    .filter((one) => isWished(one, wishes))
  const unique = withoutRepeats(wanted)
  const written = byRisk(
    unique.filter(({ asWritten }) => asWritten),
    known,
    wishes.max,
  )
  const designed = unique.filter(({ asWritten }) => !asWritten)
  const chosen = [...written, ...byRisk(designed, known, wishes.max - written.length)]
  const lower = lowerOf(chosen)
    .map((one) => ({ ...one, priority: one.testCase.priority }))
    .filter((one) => isWished(one, wishes))
  const room = wishes.max - chosen.length
  const planned = new Set(unique.flatMap(({ covers }) => [...covers]))
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]))
  return {
    testCases: numbered([...chosen, ...lower.slice(0, room)], known, wishes),
    chosen,
    lower: lower.slice(0, room),
    lowerCut: lower.slice(room),
    planned,
    covered,
    cut: new Set([...planned].filter((id) => !covered.has(id))),
    duplicatesRemoved: wanted.length - unique.length,
  }
}

const byRisk = (candidates: readonly Ranked[], { items }: Known, max: number): Ranked[] =>
  selectByRisk(
    candidates.map(({ covers }) => covers),
    [...items],
    max,
  ).flatMap((index) => candidates[index] ?? [])

const isWished = ({ types, priority }: Ranked, wishes: Wishes): boolean =>
  (wishes.testTypes.length === 0 || types.some((type) => wishes.testTypes.includes(type))) &&
  (wishes.priority === 'all' || wishes.priority === priority)

const order: Priority[] = ['critical', 'high', 'medium', 'low']

/** The highest among what it exercises; a case that expects only what follows weighs one step less. */
function priorityOf({ covers, testCase }: Candidate, items: ReadonlyMap<string, ItemBase>): Priority {
  const ranks = [...covers].map((id) => order.indexOf(items.get(id)?.priority ?? 'low'))
  const highest = Math.min(order.length - 1, ...ranks)
  return order[Math.min(order.length - 1, highest + (isInferred(testCase) ? 1 : 0))] ?? 'medium'
}

type Ranked = Candidate & { priority: Priority }

/** Cases with the same start, steps and expectation are one; its claims are those of both. Those that stay as they are written are each their own. */
function withoutRepeats(candidates: Ranked[]): Ranked[] {
  const bySteps = new Map<string, Ranked>()
  for (const [index, one] of candidates.entries()) {
    const { preconditions, steps, expectedResult, coverageItems = [] } = one.testCase
    const key = one.asWritten ? `${index}` : JSON.stringify([preconditions, steps, expectedResult])
    const known = bySteps.get(key)
    const own = known?.testCase.coverageItems ?? []
    if (known && own.length + coverageItems.length > mostClaims) continue
    bySteps.set(
      key,
      known
        ? {
            ...known,
            covers: new Set([...known.covers, ...one.covers]),
            tests: [...new Set([...known.tests, ...one.tests])],
            testCase: { ...known.testCase, coverageItems: [...own, ...coverageItems] },
          }
        : one,
    )
  }
  return [...bySteps.values()]
}

function numbered(
  chosen: Ranked[],
  { requirements, addressOf, stretchOf }: Known,
  wishes: Wishes,
): TestCase[] {
  const titles = new Map<number | undefined, Set<string>>()
  return chosen.map(({ asWritten, testCase, types, priority }, index) => {
    const ref = testCase.requirementRef ?? ''
    const requirement = requirements.get(ref)
    const stretch = stretchOf?.(ref)
    const taken = titles.get(stretch) ?? new Set(wishes.titles)
    titles.set(stretch, taken)
    const { requirementRef = '', ...rest } = asWritten
      ? runnable(testCase)
      : openedAt(testCase, addressOf?.(ref))
    const finished: TestCase = {
      ...rest,
      basis: rest.basis ?? 'proved',
      ...(requirementRef === '' ? {} : { requirementRef }),
      id: `TC-${String(wishes.next + index).padStart(3, '0')}`,
      title: uniqueTitle(testCase.title, taken),
      testType: types.find((type) => wishes.testTypes.includes(type)) ?? testCase.testType,
      priority,
      riskLevel: requirement?.priority ?? priority,
      category:
        (asWritten && testCase.category) || (requirement?.subcategory ?? testCase.category ?? 'behaviour'),
    }
    return withGherkin(finished, asWritten ? writtenGherkin(testCase) : '', wishes)
  })
}

/** What its author wrote is kept in every format. */
function withGherkin({ gherkin: _source, ...finished }: TestCase, own: string, { format }: Wishes): TestCase {
  const gherkin = own === '' && format !== 'standard' ? writeGherkin(finished, format) : own
  return gherkin === '' || gherkin.length > 50_000 ? sized(finished) : { ...sized(finished), gherkin }
}

/** A case as its author wrote it, with what keeps a hosted run from it. That is looked at only where it is chosen: reading steps costs more than writing them. */
const runnable = (testCase: TestCase): TestCase => ({
  ...testCase,
  automation: automationOf(testCase, { known: unprepared(testCase.preconditions ?? []) }),
})

function openedAt(testCase: TestCase, address: string | undefined): TestCase {
  const [first, ...others] = testCase.steps ?? []
  return address !== undefined && first?.action === 'Open the page'
    ? { ...testCase, steps: [{ ...first, action: `Open "${address}"` }, ...others] }
    : testCase
}

function uniqueTitle(title: string, taken: Set<string>): string {
  const short = title.slice(0, 300)
  let unique = short
  for (let count = 2; taken.has(unique); count += 1) unique = `${short} (${count})`
  taken.add(unique)
  return unique
}
