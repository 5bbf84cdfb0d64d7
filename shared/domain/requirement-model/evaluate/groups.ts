import type { Event, Id } from '../model.ts'
import { meet } from '../scopes.ts'
import { isEntering, matches, scopeOf, subjectOf, submittedBy } from './events.ts'
import type { Known } from './known.ts'
import type { KnownRule } from './known-rule.ts'
import type { Moment } from './moment.ts'
import { Unknown } from './unknown.ts'

/** The rules that an event concerns. */
export interface Concerned {
  /** They wait for it. */
  waiting: KnownRule[]
  /** They wait for it, if what was entered is what nobody knows. */
  perhaps: KnownRule[]
  /** They wait for nothing, and entries that they depend on are judged now. */
  judged: KnownRule[]
  /** They hold at any time. */
  standing: KnownRule[]
  /** They answer what no other rule allows. */
  closing: KnownRule[]
  /** Whether entries are handed over. */
  submitted: boolean
  /** Which, where it is not all of the section. */
  entries?: ReadonlySet<Id>
}

export function concernedBy(event: Event, moment: Moment): Concerned {
  const { known } = moment
  const scope = scopeOf(known, event, moment.world)
  const submitter = submittedBy(event, moment)
  const found: Concerned = {
    waiting: [],
    perhaps: [],
    judged: [],
    standing: [],
    closing: [],
    submitted: submitter !== undefined,
    ...(submitter !== undefined && submitter !== true && submitter.entries
      ? { entries: submitter.entries }
      : {}),
  }
  const atOnce = isEntering(event) || event.action === 'leave' ? subjectOf(known, event) : undefined
  for (const one of known.rulesAt(scope)) {
    if (one.rule.closes !== undefined) found.closing.push(one)
    else if (one.rule.when) {
      const truth = matches(one.rule.when, event, moment, { submitting: found.submitted })
      if (truth instanceof Unknown) found.perhaps.push(one)
      else if (truth) found.waiting.push(one)
    } else if (one.standing) found.standing.push(one)
    else if (submitter !== undefined) {
      if (submitter === true || handedOver(one, submitter, known)) found.judged.push(one)
    } else if (atOnce !== undefined && (one.entries.has(atOnce) || one.asks.has(atOnce))) {
      if (!submittedLater(one, known)) found.judged.push(one)
    }
  }
  return found
}

type Submitter = Known['submitters'][number]

/** Whether this one hands over what the rule depends on, or nothing else does. */
function handedOver({ entries, rule }: KnownRule, submitter: Submitter, known: Known): boolean {
  if (!submitter.entries || [...entries].some((id) => submitter.entries?.has(id))) return true
  return !known.submitters.some(
    (other) =>
      other !== submitter &&
      meet(other.scope, rule.scope) &&
      (!other.entries || [...entries].some((id) => other.entries?.has(id))),
  )
}

const submittedLater = ({ rule }: KnownRule, { submitters }: Known): boolean =>
  submitters.some((submitter) => meet(submitter.scope, rule.scope))
