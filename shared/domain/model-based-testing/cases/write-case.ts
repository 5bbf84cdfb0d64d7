import { valueIn } from '../plans/search.ts'
import type { Id, Outcome, Span, Subject, Value, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { CoverageItem, TestCase, TestStep, TestType } from '../../test-cases/schema.ts'
import type { Item } from '../items/item.ts'
import { lastOf, type Plan, type Turn } from '../plans/plan.ts'
import { automationOf, type Compiled } from './automation.ts'
import { entryStep, eventName, eventStep, type StepDraft } from './events.ts'
import { sayGiven } from './conditions.ts'
import { expectationOf } from './expectations.ts'
import { reasonsAgainst } from './evidence.ts'
import { formatTestData } from './test-data.ts'
import { sayEntry, titleOf } from './titles.ts'
import {
  amountOf,
  capital,
  inSentence,
  literal,
  namesState,
  quote,
  withArticle,
  isPlural,
  type Names,
} from './words.ts'

export interface Writing {
  names: Names
  sentences: Sentence[]
  /** The name under which a sentence is cited: "REQ-012", or as the text calls it. */
  refOf: (sentence: Sentence) => string
  compiled: Compiled
}

/** What is said of a case in its own words; the rest follows from it. */
export interface Parts extends Required<
  Pick<TestCase, 'objective' | 'designTechnique' | 'coverageItems' | 'automation'>
> {
  title: string
  preconditions: string[]
  steps: StepDraft[]
  testType: TestType
  from: Span[]
  isMain?: boolean
}

/** A public test case; its number is given, because it is unique in the whole set. */
export function asCase(
  { from, isMain, steps: drafts, ...parts }: Parts,
  id: string,
  writing: Writing,
): TestCase {
  const steps = drafts.map((step, index) => ({ stepNumber: index + 1, ...step }))
  const expectedResult = steps.at(-1)?.expectedResult ?? ''
  const cited = citedBy(from, writing)
  const [first] = cited
  const title = parts.title.slice(0, 300)
  return {
    ...parts,
    id,
    title,
    description: `${title}. Expected: ${expectedResult}.`.slice(0, 9000),
    testBasis: cited
      .map(({ ref, text }) => `${ref}: ${text}`)
      .join('\n')
      .slice(0, 19_000),
    testCondition: title,
    testLevel: 'system',
    steps,
    expectedResult,
    priority: isMain ? 'high' : 'medium',
    category: 'behaviour',
    tags: [...new Set(cited.map(({ ref }) => ref))].slice(0, 40),
    ...(first ? { requirementRef: first.ref } : {}),
    estimatedDuration: `${Math.max(1, Math.ceil((steps.length * 20) / 60))} min`,
    coverageItems: parts.coverageItems.slice(0, 400),
  }
}

/** A plan as a public test case. */
export function writeCase(plan: Plan, id: string, writing: Writing): TestCase {
  const { names, compiled } = writing
  const steps = stepsOf(plan, names)
  const told = steps.map((step, index) => ({ stepNumber: index + 1, ...step }))
  const parts: Parts = {
    title: titleOf(names, plan),
    objective: objectiveOf(plan),
    designTechnique: [...new Set(plan.items.map(({ technique }) => technique))].join(', '),
    testType: typeOf(plan),
    preconditions: preconditionsOf(plan, names, steps),
    steps,
    from: plan.items.flatMap(({ from }) => from),
    isMain: plan.items.some(({ as }) => as === 'main'),
    coverageItems: [...plan.items, ...(plan.also ?? [])].map((item) => coverageOf(item, plan, writing)),
    automation: automationOf(told, { known: reasonsAgainst(plan, names), compiled }),
  }
  return asCase(parts, id, writing)
}

/** Entries first, then the event; of a path each event with what it brings about. */
function stepsOf(plan: Plan, names: Names): StepDraft[] {
  const last = lastOf(plan)
  const opened = plan.turns[0]?.event.action === 'open'
  const onPage = names.model.controls.length > 0 && !opened
  const opening: StepDraft[] = onPage ? [{ action: 'Open the page', expectedResult: '' }] : []
  const turns = plan.turns.map((turn) => eventSteps(plan, turn, names))
  const entries = byEntry(plan, last)
    ? entryIds(plan, names).flatMap((id) => entryOf(names, id, last.before))
    : []
  const own = [...opening, ...entries, ...turns.flat()]
  // Where nothing is done but that something is so, that is what is done.
  const all = own.length > 0 ? own : startOf(plan, names).map(broughtAbout)
  const told = all.at(-1)
  if (told && turns.flat().length === 0)
    return [...all.slice(0, -1), { ...told, expectedResult: expectationOf(plan, last, names) }]
  return all
}

const broughtAbout = (given: string): StepDraft => ({
  action: `Bring it about that ${inSentence(given)}`,
  expectedResult: '',
})

function entryOf(names: Names, id: Id, world: World): StepDraft[] {
  const value = valueIn(world, id)
  return value ? entryStep(names, id, value) : []
}

/** Whether what matters is typed in; where people just do something, it is told beside what they do. */
const byEntry = ({ turns, items }: Plan, { event }: Turn): boolean =>
  event.action !== 'do' && turns.length === 1 && items[0]?.as !== 'flow'

function entryIds({ about }: Plan, names: Names): Id[] {
  const order = names.model.subjects.map(({ id }) => id)
  return about.filter((id) => canEnter(names, id)).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

function canEnter(names: Names, id: Id): boolean {
  const subject = names.subject(id)
  return subject !== undefined && !subject.given && subject.kind !== 'state' && subject.kind !== 'list'
}

function eventSteps(plan: Plan, turn: Turn, names: Names): StepDraft[] {
  const { event } = turn
  const stated = names.model.rules.some(({ when }) => when?.action === 'submit')
  if (event.target === undefined && (event.action === 'leave' || (event.action === 'submit' && !stated)))
    return []
  const data = byEntry(plan, turn) ? [] : toldData(plan, turn, names)
  return [{ ...eventStep(names, event, data), expectedResult: expectationOf(plan, turn, names) }]
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

function preconditionsOf(plan: Plan, names: Names, steps: StepDraft[]): string[] {
  const all = startOf(plan, names)
  return steps.some(({ action }) => action === broughtAbout(all[0] ?? '').action) ? [] : all
}

function startOf(plan: Plan, names: Names): string[] {
  const start = plan.turns[0]?.before
  if (!start) return []
  if (plan.given) return plan.given.flatMap((condition) => sayGiven(names, condition))
  const said = (start.said ?? []).map(capital)
  return [
    ...said,
    ...Object.entries(start.records ?? {}).flatMap(([id, values]) => takenOf(names, id, values)),
    ...plan.about.flatMap((id) => factOf(plan, names, start, id)),
  ]
}

const takenOf = (names: Names, id: Id, values: Value[]): string[] =>
  values.map((value) => `${capital(withArticle(names.of(id)))} ${quote(literal(value))} is already in use`)

function factOf(plan: Plan, names: Names, start: World, id: Id): string[] {
  const subject = names.subject(id)
  const value = valueIn(start, id)
  if (!subject || !value || (canEnter(names, id) && byEntry(plan, lastOf(plan)))) return []
  const the = withArticle(names.of(id))
  if (subject.kind === 'state')
    return startsThere(plan, names, subject)
      ? []
      : [`${capital(the)} is ${namesState(subject.name) ? '' : 'in state '}${quote(literal(value))}`]
  if (value.type === 'boolean') return [`${capital(subject.name)}: ${quote(literal(value))}`]
  if (subject.kind === 'list')
    return [`The number of ${inSentence(names.of(id))} is ${quote(literal(value))}`]
  if (value.type === 'empty') return []
  return [`${capital(the)} ${isPlural(names.of(id)) ? 'are' : 'is'} ${quote(amountOf(value, subject))}`]
}

/** Whether a page that is opened is in this state without anybody's doing. */
function startsThere({ turns }: Plan, { model }: Names, { id, initial }: Subject): boolean {
  const value = turns[0] && valueIn(turns[0].before, id)
  return (
    model.controls.length > 0 && initial !== undefined && JSON.stringify(value) === JSON.stringify(initial)
  )
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
      ? sayEntry(names, item.subject, world, item.demands[0]?.condition)
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

const isSeen = ({ kind }: Outcome): boolean => kind !== 'accepted' && kind !== 'refused'

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

/** The sentences that the spans stand in, each once; a header never leads. */
function citedBy(spans: Span[], { sentences, refOf }: Writing): { ref: string; text: string }[] {
  const numbers = [...new Set(spans.map(({ sentence }) => sentence))]
  const found = numbers.flatMap((number) => sentences.find((one) => one.number === number) ?? [])
  const led = [...found.filter(({ is }) => is !== 'header'), ...found.filter(({ is }) => is === 'header')]
  return led.map((sentence) => ({ ref: refOf(sentence), text: sentence.text }))
}

export type { TestStep }
