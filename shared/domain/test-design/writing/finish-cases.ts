import { TestCase, type Format, type Priority, type TestType } from '../../test-cases/schema.ts'
import type { Compiled } from '../../test-generation/writing/automation.ts'
import type { CaseDraft } from '../cases/case-draft.ts'
import { CoverageChecker, groupOf } from '../check/coverage-checker.ts'
import type { Item, TestModel } from '../model.ts'
import { selectByRisk } from '../../test-generation/selection/select-cases.ts'
import { withoutSubsumed } from '../selection/subsumed.ts'
import { priorityOf, writeCase } from './write-case.ts'

export interface Wishes {
  testTypes: TestType[]
  priority: 'all' | Priority
  format: Format
  max: number
  /** Titles and ids that are taken, with the number of the next case. */
  titles: Set<string>
  next: number
  /** Every item is wished in a case of its own, so none is left out because another exercises it too. */
  apart?: boolean
}

export interface Finished {
  testCases: TestCase[]
  drafts: CaseDraft[]
  /** Items the plan holds after the filters. */
  planned: Set<string>
  /** Items that the checker confirms. */
  covered: Set<string>
  /** Items whose only cases were cut: by the cap, or because they are longer than a case may be. */
  cut: Set<string>
  /** Those of them for the second reason. */
  tooLong: Set<string>
  duplicatesRemoved: number
}

/** Filters, removes repeats, caps, numbers and writes drafts, and lets the checker recompute what each case exercises. */
export function finishCases(drafts: CaseDraft[], items: Item[], model: TestModel, wishes: Wishes): Finished {
  const wanted = drafts.filter((draft) => typeOf(draft, wishes) !== undefined && fits(draft, wishes))
  const unique = withoutRepeats(wanted)
  const checker = new CoverageChecker(model, items)
  const checked = unique.map((draft) => {
    const written = provisional(draft, model, wishes)
    return { draft, written, covers: checker.exercised(written, groupsOf(draft, model)) }
  })
  // A case none of whose claims is confirmed would be a claim without proof.
  const every = checked.filter(({ draft, covers }) => draft.claims.some(({ id }) => covers.has(id)))
  const whole = every.filter(({ written }) => isWithinLimits(written))
  const proved = wishes.apart ? whole : withoutSubsumed(whole)
  const distinct = proved.map(({ draft }) => draft)
  const confirmed = proved.map(({ covers }) => covers)
  const chosen = selectByRisk(confirmed, items, wishes.max)
  const kept = chosen.map((index) => ({
    draft: claimsOf(distinct[index], confirmed[index]),
    covers: confirmed[index] ?? new Set<string>(),
  }))
  const planned = new Set(unique.flatMap((draft) => draft.claims.map((item) => item.id)))
  const covered = new Set(kept.flatMap(({ covers }) => [...covers]).filter((id) => planned.has(id)))
  const possible = new Set(confirmed.flatMap((ids) => [...ids]))
  const proven = new Set(every.flatMap(({ covers }) => [...covers]))
  const cut = new Set([...planned].filter((id) => !covered.has(id) && proven.has(id)))
  const testCases = numberCases(
    kept.map(({ draft }) => draft),
    model,
    wishes,
  )
  return {
    testCases,
    drafts: kept.map(({ draft }) => draft),
    planned,
    covered,
    cut,
    tooLong: new Set([...cut].filter((id) => !possible.has(id))),
    duplicatesRemoved: wanted.length - unique.length + whole.length - proved.length,
  }
}

/** Below it no limit of a case can be passed. */
const shortCase = 4000
const mostSteps = 200

/** Whether a case can be stored: three hundred fields that are all left empty have more messages than a step has room for. */
function isWithinLimits(written: TestCase): boolean {
  const { steps = [], ...rest } = written
  const lengths = steps.map(
    ({ action, expectedResult, testData = '' }) => action.length + expectedResult.length + testData.length,
  )
  const all = lengths.reduce((sum, length) => sum + length, 0)
  if (all < shortCase && JSON.stringify(written).length < shortCase) return true
  // Most of a long case is short steps, which need no look by the schema.
  const plain = steps.length <= mostSteps && lengths.every((length) => length < shortCase)
  return TestCase().safeParse(plain ? rest : written).success
}

/** The groups of a draft's claims; a rule about a form also exercises the inputs of the form. */
function groupsOf({ claims }: CaseDraft, { tables }: TestModel): string[] {
  const groups = new Set(claims.map(groupOf))
  for (const { tableId } of claims.filter((item) => item.kind === 'column')) {
    const screen = tables.find(({ id }) => id === tableId)?.screen
    if (screen) groups.add(`screen ${screen.id}`)
  }
  return [...groups]
}

function typeOf({ types }: CaseDraft, { testTypes }: Wishes): TestType | undefined {
  return testTypes.length === 0 ? types[0] : types.find((type) => testTypes.includes(type))
}

function fits(draft: CaseDraft, { priority }: Wishes): boolean {
  return priority === 'all' || priorityOf(draft) === priority
}

/** Cases with the same steps and expectation are one; its claims are those of both. */
function withoutRepeats(drafts: CaseDraft[]): CaseDraft[] {
  const bySteps = new Map<string, CaseDraft>()
  for (const draft of drafts) {
    const key = JSON.stringify([draft.preconditions, draft.steps, draft.outcome.expected])
    const known = bySteps.get(key)
    bySteps.set(key, known ? { ...known, claims: [...known.claims, ...draft.claims] } : draft)
  }
  return [...bySteps.values()]
}

/** A claim that the checker does not confirm is dropped from the case. */
function claimsOf(draft: CaseDraft | undefined, confirmed: Set<string> | undefined): CaseDraft {
  if (!draft) throw new RangeError('a chosen case is not among the candidates')
  return { ...draft, claims: draft.claims.filter((item) => confirmed?.has(item.id)) }
}

function provisional(draft: CaseDraft, model: TestModel, wishes: Wishes): TestCase {
  const plan = {
    draft,
    requirementRef: draft.claims[0]?.requirementId ?? '',
    testType: typeOf(draft, wishes) ?? 'functional',
  }
  return writeCase(plan, { id: 'TC-000', title: draft.title, model, format: 'standard' })
}

function numberCases(drafts: CaseDraft[], model: TestModel, wishes: Wishes): TestCase[] {
  const used = new Map<string, number>()
  const compiled: Compiled = new Map()
  const titles = new Set(wishes.titles)
  return drafts.map((draft, index) => {
    const refs = [
      ...(draft.outcome.requirementId ? [draft.outcome.requirementId] : []),
      ...draft.claims.map((item) => item.requirementId),
    ]
    const requirementRef = refs.reduce(
      (best, ref) => ((used.get(ref) ?? 0) < (used.get(best) ?? 0) ? ref : best),
      refs[0] ?? '',
    )
    used.set(requirementRef, (used.get(requirementRef) ?? 0) + 1)
    const id = `TC-${String(wishes.next + index).padStart(3, '0')}`
    const plan = { draft, requirementRef, testType: typeOf(draft, wishes) ?? 'functional' }
    return writeCase(plan, {
      id,
      title: uniqueTitle(draft.title, titles),
      model,
      format: wishes.format,
      compiled,
    })
  })
}

function uniqueTitle(title: string, taken: Set<string>): string {
  let unique = title.slice(0, 300)
  for (let count = 2; taken.has(unique); count += 1) unique = `${title.slice(0, 300)} (${count})`
  taken.add(unique)
  return unique
}
