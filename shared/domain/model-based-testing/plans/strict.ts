import { isOfPage } from '../../page-reading/page-ids.ts'
import type { Id, RequirementModel, Rule, Span, Subject } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { canEnter } from '../cases/start.ts'
import type { Names } from '../cases/words.ts'
import type { Plan } from './plan.ts'
import { isUsualText } from './texts.ts'

/**
 * Whether a plan rests on strict forms alone: each sentence that its items and the rules which answer stand in was read to its last word,
 * what comes of them is more than words, and nothing is entered of which nobody knows what it takes. What stands on a page was looked at.
 */
export function restsOnStrictForms(model: RequirementModel, names: Names): (plan: Plan) => boolean {
  const unread = new Set(
    model.accounts.flatMap(({ sentence, is }) => (is === 'read' || is === 'context' ? [] : [sentence])),
  )
  const isRead = (from: readonly Span[]): boolean => from.every(({ sentence }) => !unread.has(sentence))
  const doubted = new Set(
    model.rules.flatMap((rule) =>
      isOfPage(rule.id) || (isRead(rule.from) && !isOnlyTold(rule)) ? [] : [rule.id],
    ),
  )
  const limited = new Set(model.rules.flatMap(({ if: given }) => (given ? referencesOfCondition(given) : [])))
  const isUnknown = (id: Id): boolean =>
    names.open.has(id) || (!limited.has(id) && isOfUnknownKind(names.subject(id)))
  return ({ items, turns, about }) =>
    items.every(({ rule, from, subject = '' }) => isOfPage(rule || subject) || isRead(from)) &&
    turns.every(({ by }) => by.every((id) => !doubted.has(id))) &&
    !about.some((id) => canEnter(names, id) && isUnknown(id))
}

/** What comes of it stands in the words of the text; the cells of a table are what their column says. */
const isOnlyTold = ({ table, then }: Rule): boolean =>
  table === undefined && then.some(({ kind }) => kind === 'said')

/** Nothing tells what somebody would enter there: neither its control, nor a limit, nor its name. */
const isOfUnknownKind = (subject: Subject | undefined): boolean =>
  subject?.kind === 'text' && !subject.optional && !isOfPage(subject.id) && !isUsualText(subject.name)
