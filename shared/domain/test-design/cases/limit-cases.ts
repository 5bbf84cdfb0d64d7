import { singular } from '../../requirements/facts/labels.ts'
import { ageFor } from '../items/age-of-class.ts'
import type { Item, LimitItem, Outcome, UsageLimit } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import { shown } from './outcomes.ts'
import { capital } from './step-prose.ts'

/** Cases at a limit of use: so many are stated as the start, and one more is tried. */
export function designLimits(limits: UsageLimit[], items: Item[]): CaseDraft[] {
  const byId = new Map(limits.map((one) => [one.id, one]))
  return items.flatMap((item) => {
    const limit = item.kind === 'limit' ? byId.get(item.limitId) : undefined
    return item.kind === 'limit' && limit ? [limitCase(limit, item)] : []
  })
}

function limitCase(limit: UsageLimit, item: LimitItem): CaseDraft {
  const outcome = outcomeOf(limit, item)
  const start = startOf(limit, item)
  const age = ageFor(limit.who)
  const starts = age === undefined ? [start] : [start, `Their age is "${age}" years`]
  return {
    title: `${capital(item.description)}: ${item.valid ? 'accepted' : 'refused'}`,
    steps: [
      { action: 'Open the page', expectedResult: '' },
      { action: actionOf(limit), expectedResult: outcome.expected },
    ],
    claims: [item],
    outcome,
    preconditions: starts,
    types: ['boundary', ...(item.valid ? [] : (['negative'] as const)), 'functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'limit'],
    testCondition: capital(item.description),
    manual: [
      ...starts.map((text) => `precondition must be set up: ${text}`),
      ...(outcome.checkable ? [] : ['the text states no message, value or state that a run could check']),
    ],
  }
}

/** "A customer already has 2 transfers within the last day", "The loan has already been renewed 1 time". */
function startOf(
  { who, action, counted, done, period, place }: UsageLimit,
  { times, later }: LimitItem,
): string {
  const before = times - 1
  const span = !period
    ? ''
    : later
      ? `, the last one more than ${period.amount} ${period.unit}${period.amount === 1 ? '' : 's'} ago`
      : ` within the same ${period.amount === 1 ? '' : `${period.amount} `}${period.unit}${period.amount === 1 ? '' : 's'}`
  if (done !== undefined) {
    const thing = action.replace(/^\S+ /, '')
    return `${capital(thing)} has already been ${done} ${before} ${before === 1 ? 'time' : 'times'}${span}`
  }
  const things = before === 1 ? singular(counted) : counted
  const where = place === undefined || /time|once|simultan|parallel|concurr/.test(place) ? '' : ` ${place}`
  const has = several.test(who ?? '') ? 'have' : 'has'
  return `${capital(who ?? 'the user')} already ${has} ${before} ${things}${where}${span}`
}

/** "Hosts on the Free plan", "readers under 14", but not "a guest", "somebody other than members". */
const several =
  /^(?!(?:an?|the|each|every|any|one|somebody|someone) )(?:all (?:the )?|the (?=\w+s\b))?(?:children|people|men|women|staff|[\w-]*[^su\s]s)\b/i

function actionOf({ action, counted, done }: UsageLimit): string {
  if (done !== undefined) return `${capital(action)} once more`
  const [verb = ''] = action.split(' ')
  const verbs = /^(?:have|has|hold|holds|keep|own|contain|contains|take|takes)$/.test(verb) ? 'add' : verb
  return `${capital(verbs)} one more ${singular(counted)}`
}

function outcomeOf(limit: UsageLimit, { times, valid, description }: LimitItem): Outcome {
  const { counted, done, action, message, requirementId } = limit
  const thing =
    done === undefined
      ? `${capital(singular(counted))} number ${times}`
      : capital(action.replace(/^\S+ /, ''))
  if (valid) {
    const took = done === undefined ? `${thing} is accepted` : `${thing} is ${done}`
    const seen = limit.success?.checkable ? ` and ${limit.success.check}` : ''
    const absent = message ? ` and "${message.text}" is not visible` : ''
    const expected = `${took}${seen}${absent}`
    return { expected, oracle: 'stated', checkable: false, requirementId }
  }
  if (message)
    return {
      expected: shown(message.text),
      oracle: 'stated',
      checkable: true,
      requirementId: message.requirementId,
      alsoTests: [requirementId],
    }
  const expected = done === undefined ? `${thing} is refused` : `${thing} is not ${done} again`
  return { expected, oracle: 'inferred', checkable: false, unstated: description }
}
