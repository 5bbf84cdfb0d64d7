import type { Event, Id } from '../model.ts'
import { applies } from './holds.ts'
import { matches } from './events.ts'
import type { Concerned } from './groups.ts'
import type { Known } from './known.ts'
import type { KnownRule } from './known-rule.ts'
import type { Moment } from './moment.ts'
import { setBy } from './derived.ts'
import { every, opposite, some, type Truth } from './unknown.ts'

/** Whether a rule that closes a state answers: the event is one of those that move it, and no rule of its own answers it now. */
export function closes(closing: KnownRule, event: Event, concerned: Concerned, moment: Moment): Truth {
  const { known } = moment
  const state = closing.rule.closes ?? ''
  const moving = known.rules.filter((one) => moves(one, state))
  const asked = closing.rule.when
    ? matches(closing.rule.when, event, moment, { submitting: concerned.submitted })
    : moving.some((one) => hears(one, event, moment)) || isOther(event, state, known, moment)
  const answered = some(
    [...concerned.waiting, ...concerned.perhaps].filter((one) => moving.includes(one)),
    (one) => applies(one, { ...moment, scope: one.rule.scope }),
  )
  return every([asked, opposite(answered), applies(closing, moment)], (truth) => truth)
}

const moves = ({ rule, asks }: KnownRule, state: Id): boolean =>
  rule.when !== undefined && rule.closes === undefined && (asks.has(state) || setBy(rule).includes(state))

const hears = ({ rule }: KnownRule, event: Event, moment: Moment): boolean =>
  rule.when !== undefined && matches(rule.when, event, moment, { submitting: false, loosely: true }) === true

/** Something people do that no rule knows: "every other action". */
const isOther = (event: Event, state: Id, known: Known, moment: Moment): boolean =>
  event.action === 'do' &&
  (event.target === undefined || event.target === state) &&
  !known.rules.some((one) => hears(one, event, moment))
