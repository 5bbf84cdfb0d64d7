import { capital } from '../../english/capital.ts'
import { valueIn } from '../plans/search.ts'
import { valueOf, type Outcome, type Rule, type Template } from '../../requirement-model/index.ts'
import { hasPart, isMetByValid, referencesOfCondition } from '../../requirement-model/references.ts'
import { isLimit, sameEvent } from '../items/conditions.ts'
import { lastOf, type Plan, type Turn } from '../plans/plan.ts'
import { alwaysHolds } from './always-holds.ts'
import { noExtras } from './extras.ts'
import { joined, notShown, sayOutcome } from './outcomes.ts'
import { inSentence, isAny, isPlural, literal, quote, withArticle, type Names } from './words.ts'
import { sayEntry } from './titles.ts'

type Shown = Extract<Outcome, { kind: 'shows' }>

/**
 * All that is seen after a turn; after a refusal also that what success would show is not there. A person is also told whether entries
 * are accepted where no text says it, which no run can look for.
 */
export function expectationOf(plan: Plan, turn: Turn, names: Names, forRun: boolean): string {
  const cell = plan.items[0]?.as === 'cell'
  const shown = turn.outcomes.flatMap((outcome) => (outcome.kind === 'shows' ? [outcome] : []))
  const told = turn.outcomes.flatMap((outcome) => {
    if (alwaysHolds(names, outcome)) return []
    if (outcome.kind === 'shows' && isToldBy(outcome, shown)) return []
    // A state that is shown as a text need not be told twice.
    if (outcome.kind === 'set' && stateShown(names, outcome, shown)) return []
    if (
      outcome.kind === 'unchanged' &&
      outcome.subject !== undefined &&
      stateKept(names, outcome.subject, turn, shown)
    )
      return []
    return sayOutcome(names, cell ? staying(outcome, turn, names) : outcome, turn.after) ?? []
  })
  if (turn !== lastOf(plan)) return joined(told)
  const all = [...told, ...absentAfter(plan, turn, names)]
  const needs = plan.items[0]?.as !== 'flow'
  const { subject } = plan.items[0] ?? {}
  const isFree = subject === undefined || names.subject(subject)?.given !== true
  const isSilent = told.length === 0 || isSilentSuccess(turn)
  const verdict = all.length === 0 ? needs : needs && isFree && !forRun && isSilent
  return joined(verdict ? [fallback(plan, turn, names), ...all] : all)
}

/** A text that another rule calls a message or a heading. */
const isToldBy = ({ text, as }: Shown, shown: Shown[]): boolean =>
  as === 'text' && shown.some((other) => other.text === text && other.as !== 'text')

/** A state that is set to what it was is still the same. */
function staying(outcome: Outcome, { before }: Turn, names: Names): Outcome {
  if (outcome.kind !== 'set' || names.subject(outcome.subject)?.kind !== 'state') return outcome
  const value = valueIn(before, outcome.subject)
  const same = value !== undefined && JSON.stringify(value) === JSON.stringify(outcome.to)
  return same ? { kind: 'unchanged', subject: outcome.subject } : outcome
}

function stateShown(
  names: Names,
  { subject, to }: Extract<Outcome, { kind: 'set' }>,
  shown: Shown[],
): boolean {
  return (
    names.subject(subject)?.kind === 'state' &&
    to.type === 'text' &&
    shown.some(({ text }) => text.includes(to.value))
  )
}

function stateKept(names: Names, id: string, { after }: Turn, shown: Shown[]): boolean {
  const value = valueIn(after, id)
  return (
    names.subject(id)?.kind === 'state' &&
    value?.type === 'text' &&
    shown.some(({ text, as }) => as === 'text' && text.includes(value.value))
  )
}

/** What a wrong page would show here: the text of success after a refusal, the message of a rule that does not apply. */
function absentAfter(plan: Plan, turn: Turn, names: Names): string[] {
  const { rules } = names.model
  const refused = turn.by.some((id) => rules.some((rule) => rule.id === id && isLimit(rule)))
  if (refused) return successTexts(turn, names).map(notShown)
  const seen = turn.outcomes.some(
    ({ kind }) => kind === 'shows' || kind === 'set' || kind === 'goes' || kind === 'lists',
  )
  const none = [...noExtras(plan, names), ...refusalsOnPage(plan, turn, names)]
  if (seen) return none
  const idle = plan.items.filter(({ decides }) => !decides).map(({ rule }) => rule)
  const texts = rules
    .filter(({ id }) => idle.includes(id))
    .flatMap(({ then }) => then)
    .flatMap((effect): Shown[] => {
      if (effect.kind !== 'shows') return []
      const parts = effect.text.filter((part) => typeof part === 'string')
      return parts.length === effect.text.length ? [{ ...effect, text: parts.join('') }] : []
    })
    .map(notShown)
  return [...none, ...texts]
}

const mostRefusals = 6

/** On a page that takes the entries none of the messages stands there that their limits have, as far as they are what is tried. */
function refusalsOnPage({ items }: Plan, { event, outcomes, before }: Turn, { model }: Names): string[] {
  const button = model.controls.find(({ id }) => id === event.target)
  if (!(button?.submits || model.live) || !outcomes.some(({ kind }) => kind === 'accepted')) return []
  const tried = new Set(items.flatMap(({ subject }) => subject ?? []))
  const isTried = (id: string) => tried.has(id) && (valueIn(before, id)?.type ?? 'empty') !== 'empty'
  const isText = (id: string) =>
    model.subjects.some((subject) => subject.id === id && subject.kind === 'text')
  // What is said where a text is missing may be said of a wrong one, too.
  const isOfEntry = ({ if: broken }: Rule) =>
    broken !== undefined && !hasPart(broken, (part) => part.kind === 'empty' && isText(part.subject))
  const texts = model.rules
    .filter(
      (rule) => isLimit(rule) && isOfEntry(rule) && rule.if && referencesOfCondition(rule.if).some(isTried),
    )
    .flatMap(({ then }) => then)
    .flatMap((effect): Shown[] => {
      const [text, ...more] = effect.kind === 'shows' ? effect.text : []
      return effect.kind === 'shows' && typeof text === 'string' && more.length === 0
        ? [{ ...effect, text }]
        : []
    })
  return [...new Set(texts.map(notShown))].slice(0, mostRefusals)
}

/** What the same event would show with these entries if they were right; a text with a place that is not filled is not looked for. */
function successTexts(turn: Turn, names: Names): Shown[] {
  const { model } = names
  const filled = (part: Template[number]): string | undefined => {
    if (typeof part === 'string') return part
    const value = valueOf(part, turn.before, model)
    return value === 'undecided' || literal(value) === '' ? undefined : literal(value)
  }
  return model.rules
    .filter((rule) => isMetByValid(rule.if) && rule.when && sameEvent(rule.when, turn.event))
    .flatMap(({ then }) => then)
    .flatMap((effect): Shown[] => {
      if (effect.kind !== 'shows') return []
      const parts = effect.text.map(filled)
      return parts.includes(undefined) ? [] : [{ ...effect, text: parts.join('') }]
    })
}

const isSilentSuccess = ({ outcomes }: Turn): boolean =>
  outcomes.some(({ kind }) => kind === 'accepted') &&
  outcomes.every(
    ({ kind }) => kind === 'accepted' || kind === 'said' || kind === 'control' || kind === 'unchanged',
  )

const longestTold = 80

/** What is refused leaves everything in the state that it was in. */
const statesKept = (names: Names, asked: readonly string[], { after }: Turn): string[] =>
  asked.flatMap((subject) =>
    names.subject(subject)?.kind === 'state'
      ? (sayOutcome(names, { kind: 'unchanged', subject }, after) ?? [])
      : [],
  )

/** Where the text states no sign of it. */
function fallback(plan: Plan, turn: Turn, names: Names): string {
  const [item] = plan.items
  const not = turn.outcomes.some(({ kind }) => kind === 'refused') ? 'not ' : ''
  const ids = new Set(plan.items.flatMap(({ subject }) => subject ?? []))
  const id = item?.subject
  const asked = plan.items.flatMap(({ demands }) => demands.flatMap(({ condition }) => referencesOfCondition(condition))) // prettier-ignore
  if (id === undefined && turn.event.action === 'do')
    return not === '' ? 'It is accepted' : joined(['It is refused', ...statesKept(names, asked, turn)])
  if (id === undefined) return `The entry is ${not}accepted`
  // Of entries that do not fit together none is to blame.
  const isTogether = not !== '' && new Set(asked).size > 1
  if (ids.size > 1 || isTogether) return `The entries are ${not}accepted`
  const value = valueIn(turn.before, id)
  const is = isPlural(names.of(id)) ? 'are' : 'is'
  if (!value || value.type === 'empty') return `Empty ${inSentence(names.of(id))} ${is} ${not}accepted`
  if (value.type === 'boolean' || isAny(names.subject(id), value))
    return `${capital(sayEntry(names, id, turn.before))} is ${not}accepted`
  if (literal(value).length > longestTold) return `The entry is ${not}accepted`
  return `${capital(withArticle(names.of(id)))} ${quote(literal(value))} ${is} ${not}accepted`
}
