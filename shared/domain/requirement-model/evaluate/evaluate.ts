import type { Event, RequirementModel } from '../model.ts'
import type { Evaluation, World } from '../world.ts'
import { changedBy } from './change.ts'
import { closes } from './closing.ts'
import { acceptedToo, contradiction, twoAnswers, type Told } from './contradictions.ts'
import { isEntering, perform, scopeOf } from './events.ts'
import { concernedBy, type Concerned } from './groups.ts'
import { applies } from './holds.ts'
import { knownOf } from './known.ts'
import type { KnownRule } from './known-rule.ts'
import { strangeEntry } from './malformed.ts'
import { nameOf, type Moment, own } from './moment.ts'
import { settle, type Settled } from './settle.ts'
import { setTo, told, type Sight } from './tell.ts'
import { unknown, Unknown } from './unknown.ts'

/**
 * What happens when somebody does something: outcomes that are seen, the world afterwards, and the rules that decided. First the event
 * does what it does by itself, then refusals are looked at, then everything else. `undecided` says why nothing can be told: a value
 * that is not known, or rules that contradict each other. Never throws, asks no clock, and leaves its arguments as they are.
 */
export function evaluate(model: RequirementModel, world: World, event: Event): Evaluation {
  const known = knownOf(model)
  const start: Moment = { known, world, scope: scopeOf(known, event, world), event, validity: new WeakMap() }
  const done = perform(event, start)
  if (done instanceof Unknown) return { undecided: done.why, by: [] }
  const entered: Moment = { ...start, ...done }
  const concerned = concernedBy(event, entered)
  const standing = settle(concerned.standing, entered)
  const settled = settle([...concerned.standing, ...concerned.judged.filter((one) => !one.refuses)], entered)
  if (settled instanceof Unknown) return { undecided: settled.why, by: [] }
  if (standing instanceof Unknown) return { undecided: standing.why, by: [] }
  const moment: Moment = { ...entered, world: settled.world }
  const decision = decide(event, concerned, moment)
  if (decision.refusing.length > 0)
    return refusal(decision, concerned, { ...entered, world: standing.world }, moment)
  if (decision.open) return { undecided: decision.open.why, by: decision.openBy }
  const strange = strangeEntry(event, concerned, [...decision.acting, ...decision.judged], moment)
  if (strange) return { undecided: strange, by: [] }
  return action(event, decision, concerned, moment, { entered: done.world, settled })
}

interface Decision {
  refusing: KnownRule[]
  acting: KnownRule[]
  /** Judged rules without refusal that hold, and that nobody can decide. */
  judged: KnownRule[]
  undecided: KnownRule[]
  /** Rules that ask for entries which are still to come. */
  waiting: boolean
  open?: Unknown
  openBy: string[]
}

/** Which rules hold. Where a refusal, or a rule that waits for the event, cannot be decided, all of it is open. */
function decide(event: Event, concerned: Concerned, moment: Moment): Decision {
  const decision: Decision = {
    refusing: [],
    acting: [],
    judged: [],
    undecided: [],
    waiting: false,
    openBy: [],
  }
  const look = (one: KnownRule, truth: boolean | Unknown, into: KnownRule[], must: boolean) => {
    if (truth === true) into.push(one)
    if (!(truth instanceof Unknown)) return
    if (!one.rule.when && isIncomplete(one, event, concerned, moment)) decision.waiting = true
    else if (!must) decision.undecided.push(one)
    else {
      decision.open ??= truth
      decision.openBy.push(one.rule.id)
    }
  }
  for (const one of concerned.waiting)
    look(one, holdsNow(one, moment), one.refuses ? decision.refusing : decision.acting, true)
  for (const one of concerned.perhaps)
    if (holdsNow(one, moment) !== false)
      look(one, unknown('what was entered is not known'), decision.acting, true)
  for (const one of concerned.judged)
    look(one, holdsNow(one, moment), one.refuses ? decision.refusing : decision.judged, one.refuses)
  for (const one of concerned.closing)
    look(one, closes(one, event, concerned, { ...moment, scope: one.rule.scope }), decision.refusing, true)
  return decision
}

/** While entries are still made one after the other, what needs several of them is not asked yet. */
function isIncomplete(
  { entries }: KnownRule,
  event: Event,
  { submitted }: Concerned,
  moment: Moment,
): boolean {
  if (submitted || !isEntering(event)) return false
  return [...entries].some((id) => (own(moment.world.values, id)?.type ?? 'empty') === 'empty')
}

const holdsNow = (one: KnownRule, moment: Moment) => applies(one, { ...moment, scope: one.rule.scope })

/** Nothing changes but what is shown; what is shown at any time stays. */
function refusal(
  { refusing, acting, judged }: Decision,
  concerned: Concerned,
  kept: Moment,
  moment: Moment,
): Evaluation {
  const by = refusing.map(({ rule }) => rule.id)
  const clashing = twoAnswers(refusing) ?? acceptedToo(refusing, [...acting, ...judged])
  if (clashing !== undefined) return { undecided: clashing, by }
  const seen = tellAll(refusing, { before: moment, after: kept.world })
  if (seen instanceof Unknown) return { undecided: seen.why, by }
  const always = concerned.standing.filter(
    ({ rule, entries }) => rule.kind !== 'constraint' && entries.size === 0,
  )
  const shown = tellStanding(always, { before: kept, after: kept.world })
  const all = [...seen, ...refusals(refusing), ...shown.filter(({ outcome }) => outcome.kind !== 'set')]
  const clash = contradiction(all, moment.known)
  return clash !== undefined
    ? { undecided: clash, by }
    : { outcomes: distinct(all), world: kept.world, by: [...new Set(all.map(({ rule }) => rule).concat(by))] }
}

/** A limit refuses also where only its message is written down. */
const refusals = (refusing: readonly KnownRule[]): Told[] =>
  refusing.flatMap(({ rule }) =>
    rule.kind === 'constraint' ? [{ rule: rule.id, outcome: { kind: 'refused' } }] : [],
  )

function action(
  event: Event,
  { acting, judged, undecided, waiting }: Decision,
  concerned: Concerned,
  moment: Moment,
  { entered, settled }: { entered: World; settled: Settled },
): Evaluation {
  const by = [...acting, ...judged].map(({ rule }) => rule.id)
  const deciding = new Set(by)
  const base = { ...moment, world: withEntries(settled, entered, moment) }
  const changed = changedBy(acting, base)
  if (changed instanceof Unknown) return { undecided: changed.why, by }
  const next = settle(concerned.standing, { ...moment, world: changed })
  if (next instanceof Unknown) return { undecided: next.why, by }
  const acted = tellAll(acting, { before: moment, after: next.world })
  if (acted instanceof Unknown) return { undecided: acted.why, by }
  const decided = tellKnown(judged, { before: moment, after: next.world })
  const after: Moment = { ...moment, world: next.world }
  const given = [...settled.gifts.filter(({ rule }) => deciding.has(rule)), ...next.gifts].flatMap(
    (gift): Told[] => {
      const outcome = gift.value instanceof Unknown ? gift.value : setTo(gift.subject, gift.value, moment)
      return outcome instanceof Unknown ? [] : [{ rule: gift.rule, outcome }]
    },
  )
  const shown = tellStanding(concerned.standing, { before: after, after: next.world })
  const all = [...acted, ...given, ...decided, ...shown]
  const clash = contradiction(all, moment.known)
  if (clash !== undefined) return { undecided: clash, by }
  if (!waiting && isAccepted(concerned, all, moment)) all.push({ rule: '', outcome: { kind: 'accepted' } })
  // What holds at any time is no answer to what somebody does, but it may be all that there is to hand over.
  const answer = all.some(({ outcome }) => outcome.kind === 'accepted' || event.action === 'submit')
  const nothing = by.length === 0 && !answer
  if (nothing && undecided.length > 0)
    return { undecided: 'what the rules for it need is not known', by: undecided.map(({ rule }) => rule.id) }
  // "Above 100 there is a discount of 10 %": below it nothing comes of what is handed over, and that is known.
  const isBeside = event.action === 'submit' && event.target === undefined && concerned.standing.some(isPlainCase) // prettier-ignore
  if (nothing && !isBeside && !isEntering(event) && event.action !== 'open' && event.action !== 'leave')
    return {
      undecided: `what "${event.name ?? nameOf(moment.known, event.target ?? event.action)}" does here is not said`,
      by,
    }
  const rules = new Set([...by, ...all.map(({ rule }) => rule)].filter((id) => id !== ''))
  return { outcomes: distinct(all), world: next.world, by: [...rules] }
}

/** What is changed in proportion to itself stays as it was entered: it would change again each time. */
function withEntries({ world, gifts }: Settled, entered: World, { known }: Moment): World {
  const own = gifts.filter((gift) => gift.own && known.entered.has(gift.subject))
  if (own.length === 0) return world
  const values = { ...world.values }
  for (const { subject } of own) {
    const value = entered.values[subject]
    if (value) values[subject] = value
  }
  return { ...world, values }
}

/**
 * Entries that were judged, and that no limit refuses, are taken, where the text does not say itself when they are. A message may be
 * a refusal that is not called one.
 */
function isAccepted({ judged }: Concerned, all: readonly Told[], { known }: Moment): boolean {
  const messages = all.some(({ outcome }) => outcome.kind === 'shows' && outcome.as === 'message')
  return !known.saysAccepted && !messages && judged.some(({ refuses }) => refuses)
}

function tellAll(rules: readonly KnownRule[], sight: Sight, { sets = true } = {}): Told[] | Unknown {
  const all: Told[] = []
  for (const { rule } of rules)
    for (const effect of rule.then) {
      if (effect.kind === 'set' && !sets) continue
      const outcome = told(effect, { ...sight, before: { ...sight.before, scope: rule.scope } })
      if (outcome instanceof Unknown) return outcome
      if (outcome) all.push({ rule: rule.id, outcome })
    }
  return all
}

/** What holds at any time. */
const tellStanding = (rules: readonly KnownRule[], sight: Sight): Told[] =>
  tellKnown(
    rules.filter((one) => holdsNow(one, sight.before) === true),
    sight,
  )

/** As far as it is known what there is to see. */
const tellKnown = (rules: readonly KnownRule[], sight: Sight): Told[] =>
  rules.flatMap((one) => {
    const all = tellAll([one], sight, { sets: false })
    return all instanceof Unknown ? [] : all
  })

function distinct(all: readonly Told[]) {
  const seen = new Map(all.map(({ outcome }) => [JSON.stringify(outcome), outcome]))
  return [...seen.values()]
}

const isPlainCase = ({ rule: { kind, if: given, table } }: KnownRule): boolean =>
  kind === 'decision' && given !== undefined && table === undefined
