import { isOfPage } from '../../page-reading/page-ids.ts'
import type { Condition, Id, RequirementModel, Rule, Span, Subject } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { canEnter } from '../cases/start.ts'
import type { Names } from '../cases/words.ts'
import { isLimit } from '../items/conditions.ts'
import type { Item } from '../items/item.ts'
import type { Disagreement } from './disagreeing.ts'
import type { Plan, Turn } from './plan.ts'
import { valueIn, withValue } from './search.ts'
import { isUsualText } from './texts.ts'

/** Whether each sentence that something was read from was read to its last word. */
export function readWholly({ accounts }: RequirementModel): (from: readonly Span[]) => boolean {
  const unread = new Set(
    accounts.flatMap(({ sentence, is }) => (is === 'read' || is === 'context' ? [] : [sentence])),
  )
  return (from) => from.every(({ sentence }) => !unread.has(sentence))
}

/** Whether an item rests on a sentence that was read to its last word, or on a page. */
export const isBorneOut = (
  isRead: (from: readonly Span[]) => boolean,
  { rule, subject = '', from }: Item,
): boolean => (rule === '' && isOfPage(subject)) || isRead(from)

/**
 * A plan that rests on strict forms alone, or none: each sentence that its items and the rules which answer stand in was read to its last word,
 * what comes of them is more than words, and nothing is entered of which nobody knows what it takes. What stands on a page was looked at.
 */
export function strictPlans(
  model: RequirementModel,
  names: Names,
  disagreements: readonly Disagreement[],
): (plan: Plan) => Plan[] {
  const isRead = readWholly(model)
  const doubted = new Set(model.rules.flatMap((rule) => (isRead(rule.from) ? [] : [rule.id])))
  const told = new Set(model.rules.flatMap((rule) => (isOnlyTold(rule) ? [rule.id] : [])))
  const limited = new Set(
    model.rules.flatMap(({ if: given }) => (given && !isPresence(given) ? referencesOfCondition(given) : [])),
  )
  const inDispute = new Set(disagreements.map(({ subject }) => subject))
  const judged = model.rules.some(isLimit)
  const isUnknown = (id: Id): boolean =>
    inDispute.has(id) || names.open.has(id) || (!limited.has(id) && isOfUnknownKind(names.subject(id)))
  const required = new Set(
    model.rules.flatMap(({ if: given }) => (given?.kind === 'empty' ? [given.subject] : [])),
  )
  const isStrict = ({ items, turns, about }: Plan): boolean =>
    items.every((item) => isBorneOut(isRead, item) && !(item.decides && told.has(item.rule))) &&
    (about.some((id) => canEnter(names, id)) || !turns.every(isOnlyArranged)) &&
    !items.some((item) => choosesWhatIsNotOffered(item, names)) &&
    turns.every(({ by }) => by.every((id) => !doubted.has(id))) &&
    // What is done without an entry where entries are judged: nobody knows whether they are right.
    !(
      judged &&
      turns.some(({ event }) => event.action === 'do') &&
      !about.some((id) => canEnter(names, id))
    ) &&
    !about.some((id) => canEnter(names, id) && isUnknown(id) && !isLeftEmpty(id, turns))
  return (plan) => {
    const tried = new Set(
      plan.items.flatMap(({ demands }) =>
        demands.flatMap(({ condition }) => referencesOfCondition(condition)),
      ),
    )
    const left = plan.about.filter(
      (id) => canEnter(names, id) && isUnknown(id) && !required.has(id) && !tried.has(id),
    )
    const own = left.reduce(leavingEmpty, plan)
    return isStrict(own) ? [own] : []
  }
}

const isLeftEmpty = (id: Id, turns: readonly Turn[]): boolean =>
  turns.every(({ before }) => (valueIn(before, id)?.type ?? 'empty') === 'empty')

/** What nobody asks for, and nobody knows an entry of, stays empty: a doubt about one field costs no case of another. */
const leavingEmpty = (plan: Plan, id: Id): Plan => ({
  ...plan,
  turns: plan.turns.map((turn) => ({
    ...turn,
    before: withValue(turn.before, id, { type: 'empty' }),
    after: withValue(turn.after, id, { type: 'empty' }),
  })),
})

/** A plan without what only stands in the words of the text and no strict form tells: beside it the other outcomes hold. */
export function withoutTold(plan: Plan, model: RequirementModel): Plan {
  const told = model.rules.filter(isOnlyTold)
  const texts = new Set(
    told.flatMap(({ then }) => then.flatMap((effect) => (effect.kind === 'said' ? [effect.text] : []))),
  )
  if (texts.size === 0 || plan.items[0]?.as === 'flow') return plan
  return {
    ...plan,
    turns: plan.turns.map((turn) => ({
      ...turn,
      outcomes: turn.outcomes.filter((outcome) => outcome.kind !== 'said' || !texts.has(outcome.text)),
    })),
  }
}

/** Nothing is done: what is to be so somebody has to arrange. */
const isOnlyArranged = ({ event: { action, target } }: Turn): boolean =>
  target === undefined && (action === 'submit' || action === 'leave')

/** A list on a page offers no other option. */
const choosesWhatIsNotOffered = (
  { valid, decides, subject = '', demands: [first] }: Item,
  names: Names,
): boolean =>
  !valid &&
  decides &&
  first?.condition.kind === 'one-of' &&
  !first.holds &&
  names.subject(subject)?.kind === 'choice' &&
  names.controlOf(subject) !== undefined

/** What comes of it stands in the words of the text; the cells of a table are what their column says, and what right entries lead to follows of entries. */
const isOnlyTold = ({ table, if: given, then }: Rule): boolean => {
  const seen = then.filter(({ kind }) => kind !== 'refused' && kind !== 'accepted')
  return (
    table === undefined &&
    given?.kind !== 'valid' &&
    seen.length > 0 &&
    seen.every(({ kind }) => kind === 'said')
  )
}

/** That an entry is there, or is there for the first time, says nothing of what it is. */
const isPresence = ({ kind }: Condition): boolean => kind === 'empty' || kind === 'repeats'

/** Nothing tells what somebody would enter there: neither its control, nor a limit, nor its name. */
const isOfUnknownKind = (subject: Subject | undefined): boolean =>
  subject !== undefined &&
  !subject.optional &&
  subject.sample === undefined &&
  (subject.kind === 'date' ||
    subject.kind === 'time' ||
    (subject.kind === 'text' && !isUsualText(subject.name)))
