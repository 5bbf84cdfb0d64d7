import { holds, type Id, type Span, type World } from '../../requirement-model/index.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { CoverageItem, TestCase, TestType } from '../../test-cases/schema.ts'
import type { Item } from '../items/item.ts'
import { lastOf, type Plan, type Turn } from '../plans/plan.ts'
import { valueIn } from '../plans/search.ts'
import { asCase, type Parts, type Writing } from './as-case.ts'
import { automationOf } from './automation.ts'
import { entryStep, eventName, eventStep, type StepDraft } from './events.ts'
import { reasonsAgainst, unseenIn } from './evidence.ts'
import { expectationOf } from './expectations.ts'
import { broughtAbout, byEntry, canEnter, preconditionsOf, startOf } from './start.ts'
import { formatTestData } from './test-data.ts'
import { sayEntry, titleOf } from './titles.ts'
import { literal, type Names } from './words.ts'

/** A plan as a public test case. */
export function writeCase(plan: Plan, id: string, writing: Writing): TestCase {
  const { names, readings } = writing
  const known = reasonsAgainst(plan, names)
  const unseen = unseenIn(plan, names)
  const steps = stepsOf(plan, names, known.length === 0 && unseen.length === 0)
  const told = steps.map((step, index) => ({ stepNumber: index + 1, ...step }))
  const parts: Parts = {
    title: titleOf(names, plan),
    objective: objectiveOf(plan),
    designTechnique: [...new Set(plan.items.map(({ technique }) => technique))].join(', '),
    testType: typeOf(plan),
    preconditions: preconditionsOf(plan, names, steps),
    steps,
    from: basisOf(plan, names),
    isMain: plan.items.some(({ as }) => as === 'main'),
    coverageItems: [...plan.items, ...(plan.also ?? [])].map((item) => coverageOf(item, plan, writing)),
    automation: automationOf(told, { known, unseen, readings }),
  }
  return asCase(parts, id, writing)
}

/** What a case rests on: where its items stand, and the rules whose outcome it looks for. A limit and its message are often two sentences. */
export function basisOf({ items, turns }: Plan, { model }: Names): Span[] {
  const by = new Set(turns.flatMap((turn) => turn.by))
  const rules = model.rules.filter(({ id, then }) => by.has(id) && then.some(isSeen))
  return [...items, ...rules].flatMap(({ from }) => from)
}

/** Entries first, then the event; of a path each event with what it brings about. */
function stepsOf(plan: Plan, names: Names, forRun: boolean): StepDraft[] {
  const last = lastOf(plan)
  const opened = plan.turns[0]?.event.action === 'open'
  const onPage = names.model.controls.length > 0 && !opened
  const opening: StepDraft[] = onPage ? [{ action: 'Open the page', expectedResult: '' }] : []
  const turns = plan.turns.map((turn) => eventSteps(plan, turn, names, forRun))
  // Nothing is entered on a page before it is opened.
  const entries =
    byEntry(plan, last) && !opened
      ? entryIds(plan, names).flatMap((id) =>
          isLeft(plan, names, id) ? [] : entryOf(names, id, last.before),
        )
      : []
  const own = [...givenEntries(plan, names), ...entries, ...turns.flat()]
  // Where nothing is done but that something is so, that is what is done.
  const given = own.length > 0 ? [] : used(startOf(plan, names).map(broughtAbout))
  const all = given.length > 0 ? given : [...opening, ...own]
  const told = all.at(-1)
  if (told && turns.flat().length === 0)
    return [...all.slice(0, -1), { ...told, expectedResult: expectationOf(plan, last, names, forRun) }]
  return all
}

/** On a page, what a story takes as given of fields is entered before it. */
function givenEntries({ items, turns, about }: Plan, names: Names): StepDraft[] {
  const [first] = turns
  if (items[0]?.as !== 'flow' || !first) return []
  const ids = names.model.subjects.map(({ id }) => id).filter((id) => isOfPage(id) && about.includes(id))
  return ids.flatMap((id) => entryOf(names, id, first.before))
}

/** Where amounts are used, everything else is so before. */
function used(steps: StepDraft[]): StepDraft[] {
  const amounts = steps.filter(({ action }) => action.startsWith('Use '))
  return amounts.length > 0 ? amounts : steps
}

function entryOf(names: Names, id: Id, world: World): StepDraft[] {
  const value = valueIn(world, id)
  return value ? entryStep(names, id, value) : []
}

/** Whether a field of a page stays as it is: it holds the value already, or is not there. */
function isLeft(plan: Plan, { model, subjects }: Names, id: Id): boolean {
  const subject = subjects.get(id)
  const { before } = lastOf(plan)
  const value = valueIn(before, id)
  const isTried = plan.items.some(({ subject: own }) => own === id)
  if (subject?.needs && holds(subject.needs, before, model) !== true)
    return !isTried || value?.type === 'empty'
  if (!subject?.asIs || isTried) return false
  return JSON.stringify(value) === JSON.stringify(subject.initial ?? { type: 'empty' })
}

function entryIds({ about }: Plan, names: Names): Id[] {
  const order = names.model.subjects.map(({ id }) => id)
  return about.filter((id) => canEnter(names, id)).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

function eventSteps(plan: Plan, turn: Turn, names: Names, forRun: boolean): StepDraft[] {
  const { event } = turn
  const stated = names.model.rules.some(({ when }) => when?.action === 'submit')
  if (event.target === undefined && (event.action === 'leave' || (event.action === 'submit' && !stated)))
    return []
  const data = byEntry(plan, turn) ? [] : toldData(plan, turn, names)
  return [{ ...eventStep(names, event, data), expectedResult: expectationOf(plan, turn, names, forRun) }]
}

/** What the deciding rules ask for, where nothing is typed in. */
function toldData({ about }: Plan, turn: Turn, names: Names) {
  const asked = new Set(
    names.model.rules
      .filter((rule) => rule.if && turn.by.includes(rule.id))
      .flatMap((rule) => (rule.if ? referencesOfCondition(rule.if) : [])),
  )
  return about
    .filter((id) => canEnter(names, id) && asked.has(id))
    .flatMap((id) => {
      const value = valueIn(turn.before, id)
      return value ? [{ name: names.of(id), value: literal(value) }] : []
    })
}

function coverageOf(item: Item, plan: Plan, { names }: Writing): CoverageItem {
  const turn =
    plan.turns[plan.items.indexOf(item)] && item.as === 'move'
      ? plan.turns[plan.items.indexOf(item)]
      : lastOf(plan)
  const world = turn?.before
  const value = item.subject === undefined ? undefined : world && valueIn(world, item.subject)
  const partition =
    item.partition ||
    (item.subject !== undefined && world
      ? sayEntry(names, item.subject, world, item.demands[0]?.condition, item.demands[0]?.holds)
      : '')
  return {
    id: item.id.slice(0, 400),
    technique: item.technique,
    valid: item.as === 'cell' ? false : item.valid,
    oracle: turn && turn.outcomes.some(isSeen) ? 'stated' : 'inferred',
    ...(item.subject === undefined ? {} : { parameter: names.of(item.subject).slice(0, 400) }),
    ...(partition === '' ? {} : { partition: partition.slice(0, 400) }),
    ...(value ? { value: literal(value) } : {}),
    ...(item.move
      ? {
          from: item.move.from,
          event: eventName(names, item.event),
          ...(item.move.to ? { to: item.move.to } : {}),
        }
      : {}),
    ...(item.as === 'rule' || item.as === 'main'
      ? { rule: formatTestData([{ name: 'rule', value: item.rule }]).slice(5) }
      : {}),
  }
}

const isSeen = ({ kind }: { kind: string }): boolean => kind !== 'accepted' && kind !== 'refused'

function typeOf({ items }: Plan): TestType {
  if (items.some((item) => (!item.valid && item.decides) || item.as === 'cell')) return 'negative'
  return items.every(({ as }) => as === 'edge') ? 'boundary' : 'functional'
}

function objectiveOf({ items }: Plan): string {
  const [first] = items
  if (first?.as === 'cell') return 'Show that an event is refused in a state that does not allow it'
  if (first?.as === 'move') return 'Show that each event leads to the state that the text states'
  if (first?.as === 'opened') return 'Show that the page has what the text lists'
  if (first?.as === 'flow') return 'Show that the scenario ends as the text states'
  if (items.some(({ valid, decides }) => !valid && decides))
    return 'Show that a value that breaks the rule is refused'
  return 'Show that the rule of the text holds for these values'
}
