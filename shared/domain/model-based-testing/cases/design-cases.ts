import { Readings } from '../../step-readings/automation.ts'
import { asks, whyUntried } from '../../requirement-model/asks.ts'
import type { Outcome, RequirementModel, Rule, Span } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { Work } from '../../basics/work.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { Item } from '../items/item.ts'
import { itemsOf } from '../items/items-of.ts'
import type { Plan } from '../plans/plan.ts'
import { planningWork } from '../plans/ask.ts'
import { isTooShort, triesWhatIsAbsent } from '../plans/on-page.ts'
import { expectingNoMore } from '../plans/in-words.ts'
import { decidable } from '../plans/decidable.ts'
import { isMissed, plansOf, type Planned } from '../plans/plans-of.ts'
import { checkCases } from '../check/index.ts'
import { openCells } from '../gaps/open-cells.ts'
import { openOverlaps } from '../gaps/open-overlaps.ts'
import { openRows } from '../gaps/open-rows.ts'
import type { Gap } from '../gaps/gap.ts'
import { disagreeing } from '../plans/disagreeing.ts'
import { strictPlans, withoutTold } from '../plans/strict.ts'
import { Names } from './words.ts'
import type { Writing } from './as-case.ts'
import { withDeeds, withReveals } from './reveal-steps.ts'
import { hasIdleExtras } from './extras.ts'
import { writeCase } from './write-case.ts'

export interface Design {
  items: Item[]
  cases: TestCase[]
  gaps: Gap[]
}

const ranks: Record<Item['as'], number> = {
  opened: 0,
  main: 0,
  flow: 1,
  rule: 2,
  move: 2,
  partition: 4,
  edge: 3,
  cell: 5,
}

interface Asked {
  /** Names the sentences. */
  refOf: Writing['refOf']
  /** Whether cases are made of what stands there; the rest is how the application is known to be. */
  isAsked: (from: readonly Span[]) => boolean
  /** What may be looked at for all texts of one request. */
  work: Work
}

/**
 * Designs the cases for what a text says: pure, and the same for the same model. Where nobody says otherwise, all of it is asked, and sentences
 * are REQ-001 and on, or what the text calls them.
 */
export function designCases(
  whole: RequirementModel,
  sentences: Sentence[],
  {
    refOf = ({ identifier, number }) => identifier ?? `REQ-${String(number + 1).padStart(3, '0')}`,
    isAsked = () => true,
    work = planningWork(),
  }: Partial<Asked> = {},
): Design {
  const checking = work.part(0.3)
  const { planner, aside } = decidable(whole, work)
  const { model } = planner
  const all = itemsOf(model)
  const items = all.filter(({ from }) => isAsked(from))
  const { plans, without } = plansOf(planner, items, all)
  const known = new Set(model.rules.flatMap((rule) => (rule.if ? referencesOfCondition(rule.if) : [])))
  const open = aside.flatMap((rule) => (rule.if ? referencesOfCondition(rule.if) : []))
  const names = new Names(model, [
    // What a page lets people enter has usual values, whatever else the text says of it.
    ...open.filter((id) => !known.has(id) && !isOfPage(id)),
    ...model.subjects.flatMap((one) => (one.open ? [one.id] : [])),
  ])
  const writing: Writing = { names, sentences, refOf, readings: new Readings() }
  const disagreements = disagreeing(planner)
  const strict = strictPlans(model, names, disagreements)
  const told = plans.flatMap((plan) => strict(withoutTold(expectingNoMore(plan, model), model)))
  const shown = inOrder(
    told.filter((plan) => tells(plan, model) && !isTooShort(plan, model) && !triesWhatIsAbsent(plan, model)),
  )
  const cases = shown.map((plan, index) => withDeeds(writeCase(plan, numbered(index), writing), model))
  const places = new Map(shown.map((plan, index) => [numbered(index), placeOf(plan)]))
  const missed = without.filter(({ item, why }) => isMissed(item) || why === 'notLooked').map(gapOf)
  const { confirmed, dropped, unseen } = checkCases(model, withoutCopies(cases), checking)
  const placed = confirmed.map((one) => ({ one, place: places.get(one.id) ?? [] }))
  const refuted = dropped
    .filter(({ item }) => item === undefined)
    .map(({ title }): Gap => ({ kind: 'unconfirmed', reason: asks.unconfirmed(title), from: [] }))
  return {
    items,
    cases: withOwnTitles(
      placed.sort((a, b) => before(a.place, b.place)).map(({ one }) => withReveals(one, model)),
    ),
    gaps: [
      ...aside.filter(({ from }) => isAsked(from)).map(undecided),
      ...missed,
      ...unseenGaps(unseen, items),
      ...disagreements
        .map(({ subject, rules }) => disputed(names.of(subject), rules))
        .filter(({ from }) => isAsked(from)),
      ...refuted,
      ...[...openCells(model), ...openRows(model, sentences, work), ...openOverlaps(planner, plans)].filter(
        ({ from }) => isAsked(from),
      ),
    ],
  }
}

/** Whether there is something to do in a case: an event, or something to enter. */
function tells(plan: Plan, model: RequirementModel): boolean {
  const { items, turns, about } = plan
  const { submits, accepting, facts } = toldBy(model)
  if (
    items.some((item) => isMute(item) && !accepting.has(item.rule)) &&
    !turns.some(({ outcomes }) => outcomes.some(isTold))
  )
    return false
  const own = items.flatMap(({ subject }) => subject ?? [])
  const isShown = turns.some(({ outcomes }) => outcomes.some(isTold))
  if (own.length > 0 && own.every((id) => facts.has(id)) && !isShown && !hasIdleExtras(plan, model))
    return false
  const does = turns.some(({ event }) => event.action !== 'submit' || event.target !== undefined || submits)
  return does || about.length > 0 || turns.some(({ before: { said = [] } }) => said.length > 0)
}

const toldBy = once(({ rules, subjects }: RequirementModel) => ({
  submits: rules.some(({ when }) => when?.action === 'submit'),
  accepting: new Set(
    rules.flatMap(({ id, then }) => (then.some(({ kind }) => kind === 'accepted') ? [id] : [])),
  ),
  // Of facts nobody can say that they are accepted.
  facts: new Set(subjects.flatMap(({ id, given }) => (given ? [id] : []))),
}))

/** What decides has to show: that nothing is refused tells nothing of it. */
const isMute = ({ as, valid, decides, subject, rule }: Item): boolean =>
  decides &&
  valid &&
  rule !== '' &&
  (as === 'rule' || as === 'move' || as === 'partition' || (as === 'edge' && subject !== undefined))

const isTold = ({ kind }: Outcome): boolean => kind !== 'accepted'
/** Main scenarios first, then along the text; for one sentence rules and paths, then boundaries, then what is refused. */
function inOrder(plans: Plan[]): Plan[] {
  return [...plans].sort((a, b) => before(placeOf(a), placeOf(b)))
}

const before = (a: number[], b: number[]): number =>
  a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

function placeOf({ items }: Plan): number[] {
  const [first] = items
  if (!first) return [0]
  const wrong = !first.valid && first.decides ? 4 : ranks[first.as]
  const main = first.as === 'opened' ? 0 : first.as === 'main' ? 1 : 2
  return [main, first.from[0]?.sentence ?? 0, wrong]
}

const undecided = ({ id, from }: Rule): Gap => ({
  kind: 'undecided',
  reason: asks.undecided,
  from,
  rule: id,
})

const disputed = (name: string, rules: readonly Rule[]): Gap => ({
  kind: 'disputed',
  reason: asks.disputed(name),
  from: rules.flatMap(({ from }) => from),
})

/** Items of cases that nobody checked: a case that was not confirmed is none. */
function unseenGaps(unseen: TestCase[], items: Item[]): Gap[] {
  const ids = new Set(unseen.flatMap(({ coverageItems = [] }) => coverageItems.map(({ id }) => id)))
  return items.flatMap((item) => (ids.has(item.id) ? [gapOf({ item, why: 'notLooked' })] : []))
}

const gapOf = ({ item: { id, rule, from }, why }: Planned['without'][number]): Gap => ({
  kind: 'missed',
  reason: whyUntried[why],
  from,
  rule,
  item: id,
})

/** Cases with the same start and the same steps are one. */
function withoutCopies(cases: TestCase[]): TestCase[] {
  const known = new Map<string, TestCase>()
  for (const one of cases) {
    const key = JSON.stringify([
      one.preconditions,
      one.steps?.map(({ action, testData }) => [action, testData]),
    ])
    const first = known.get(key)
    known.set(
      key,
      first
        ? { ...first, coverageItems: [...(first.coverageItems ?? []), ...(one.coverageItems ?? [])] }
        : one,
    )
  }
  return [...known.values()]
}

function withOwnTitles(cases: TestCase[]): TestCase[] {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return cases.map((one, index) => {
    let title = one.title
    let count = counts.get(one.title) ?? 2
    for (; taken.has(title); count += 1) title = `${one.title} (${count})`
    counts.set(one.title, count)
    taken.add(title)
    return { ...one, title, id: numbered(index) }
  })
}

const numbered = (index: number): string => `TC-${String(index + 1).padStart(3, '0')}`
