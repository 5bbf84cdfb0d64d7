import { articleOf } from '../../english/articles.ts'
import { capital } from '../../english/capital.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import {
  holds,
  type Condition,
  type Id,
  type Subject,
  type Value,
  type World,
} from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { lastOf, type Plan, type Turn } from '../plans/plan.ts'
import { valueIn } from '../plans/search.ts'
import { sayGiven } from './conditions.ts'
import type { StepDraft } from './events.ts'
import {
  amountOf,
  inSentence,
  isPlural,
  literal,
  namesState,
  quote,
  timeOf,
  withArticle,
  type Names,
} from './words.ts'

/** Whether what matters is typed in; where people just do something, it is told beside what they do. */
export const byEntry = ({ turns, items }: Plan, { event }: Turn): boolean =>
  event.action !== 'do' && turns.length === 1 && items[0]?.as !== 'flow'

export function canEnter(names: Names, id: Id): boolean {
  const subject = names.subject(id)
  return subject !== undefined && !subject.given && subject.kind !== 'state' && subject.kind !== 'list'
}

/** "Use an order total of "$100.01"": an amount is used, of anything else somebody makes sure. */
export function broughtAbout(given: string): StepDraft {
  const [, name = '', amount] = /^The (?!number of )(.+) is ("[^"\p{L}]*\d[^"]*")$/u.exec(given) ?? []
  const used = `Use ${articleOf(name)} ${name} of ${amount ?? ''}`
  return { action: amount ? used : `Make sure that ${inSentence(given)}`, expectedResult: '' }
}

export function preconditionsOf(plan: Plan, names: Names, steps: StepDraft[]): string[] {
  const all = startOf(plan, names)
  const done = new Set(steps.map(({ action }) => action))
  return all.filter((given) => !done.has(broughtAbout(given).action))
}

/** What is so before a case. */
export function startOf(plan: Plan, names: Names): string[] {
  const start = plan.turns[0]?.before
  if (!start) return []
  if (plan.given)
    return plan.given.flatMap((condition) =>
      isEntered(condition, start, names) ? [] : sayGiven(names, condition),
    )
  const said = (start.said ?? []).map(capital)
  return [
    ...said,
    ...Object.entries(start.records ?? {}).flatMap(([id, values]) => takenOf(names, id, values)),
    ...plan.about.flatMap((id) => factOf(plan, names, start, id)),
  ]
}

/** Whether fields of a page make it so, which steps fill. */
function isEntered(condition: Condition, start: World, { model }: Names): boolean {
  const about = referencesOfCondition(condition)
  return about.length > 0 && about.every(isOfPage) && holds(condition, start, model) === true
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
  if (timeOf(names.of(id), value) !== undefined)
    return [`It is ${quote(literal(value))} ${inSentence(names.of(id))}`]
  return [`${capital(the)} ${isPlural(names.of(id)) ? 'are' : 'is'} ${quote(amountOf(value, subject))}`]
}

/** Whether a page that is opened is in this state without anybody's doing. */
function startsThere({ turns }: Plan, { model }: Names, { id, initial }: Subject): boolean {
  const value = turns[0] && valueIn(turns[0].before, id)
  return (
    model.controls.length > 0 && initial !== undefined && JSON.stringify(value) === JSON.stringify(initial)
  )
}
