import type { Condition, Expression, Flow, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import type { CoverageItem } from '../../test-cases/schema.ts'
import { added, fraction, negated, order, type Fraction } from './fractions.ts'
import { namedSubject } from './names.ts'
import type { Replayed } from './replay.ts'
import { atomsOf, isBound, type Know, type Moment } from './scene.ts'
import { same, typed } from './things.ts'
import { breaks, idsOf, truth } from './truth.ts'
import { fits } from './submission.ts'
import type { Turn } from './turns.ts'
import { worth } from './worth.ts'

/** What an item is about: the rule, flow or subject that its id begins with. */
export function aboutOf(
  know: Know,
  { id }: CoverageItem,
): { rule?: Rule; flow?: Flow; entry?: string; opened?: string } {
  if (id.startsWith('opened ')) return { opened: id.slice('opened '.length) }
  const flow = id.startsWith('flow ') ? flowsById(know.model).get(id.slice('flow '.length)) : undefined
  if (flow) return { flow }
  const all = know.rules
  const begins = beginningsOf(id)
  const rule = all.get(begins.find((one) => all.has(one)) ?? '')
  if (rule) return { rule }
  const entry = begins.findLast((one) => know.subjects.has(one))
  return entry === undefined ? {} : { entry }
}

const flowsById = once(({ flows }: RequirementModel) => new Map(flows.map((flow) => [flow.id, flow])))

/** What stands before each ": " of an id, the longest first. */
const beginningsOf = (id: string): string[] =>
  id
    .split(': ')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, parts.length - index).join(': '))

/** Why a case does not exercise what it claims; nothing where it does. `wrong` are the rules of all that it claims to be wrong in it. */
export function notExercised(
  know: Know,
  item: CoverageItem,
  { turns, scope }: Replayed,
  wrong: Set<string>,
): string | undefined {
  const { rule, flow, entry, opened } = aboutOf(know, item)
  const last = turns.at(-1)?.turn
  if (!last) return 'it does nothing'
  if (opened !== undefined)
    return turns.some(({ turn }) => turn.act.event.action === 'open') ? undefined : 'it opens no page'
  if (flow)
    return playedSteps(
      know,
      flow,
      turns.map(({ turn }) => turn),
    )
      ? undefined
      : 'it does not do what the scenario does'
  if (item.from !== undefined)
    return rule
      ? notMoved(
          know,
          item,
          rule,
          turns.map(({ turn }) => turn),
        )
      : 'the model has no such transition'
  const strangers = last.broken.filter((id) => !wrong.has(id) && isBrokenWithout(know, id, item, last.moment))
  if (strangers.length > 0) return `something else is wrong in it: ${strangers.join(', ')}`
  const lies = notThere(know, item, last, scope)
  if (lies !== undefined) return lies
  if (entry !== undefined)
    return last.before.held.has(entry) && !last.refused ? undefined : 'it is not tried, or refused'
  if (!rule) return 'the model has no such rule'
  if (item.technique.startsWith('Boundary') && !besideBound(rule, item, last.moment))
    return 'its value lies at no limit of the rule'
  return undecided(item, rule, last)
}

/** Whether a limit is broken by something else than the entry that is tried. */
function isBrokenWithout(know: Know, id: string, { parameter = '' }: CoverageItem, at: Moment): boolean {
  const held = new Map(at.scene.held)
  held.delete(namedSubject(know, parameter, at.scope) ?? '')
  const broken = know.rules.get(id)?.if
  return breaks(broken, { ...at, scene: { ...at.scene, held } }) === true
}

/** Whether the value is what was entered, and what the demand in the id asks for holds. */
function notThere(
  know: Know,
  { parameter, value, id }: CoverageItem,
  turn: Turn,
  scope: string,
): string | undefined {
  if (parameter !== undefined && value !== undefined) {
    const subject = know.subjects.get(namedSubject(know, parameter, scope) ?? '')
    const held = subject && turn.before.held.get(subject.id)
    if (!subject || (held && subject.kind !== 'list' && same(held, typed(value, subject)) !== true))
      return `"${parameter}" is not "${value}" in it`
    if (!held && value !== '' && subject.kind !== 'list') return `it never says what "${parameter}" is`
  }
  const broken = demandsIn(id).find(({ condition, holds }) => truth(condition, turn.moment) !== holds)
  return broken && 'what it is meant to try is not so in it'
}

interface Demand {
  condition: Condition
  holds: boolean
}

/** Demands that stand in an id as JSON, alone or in a list. */
function demandsIn(id: string): Demand[] {
  const start = id.search(/[[{]/)
  const end = Math.max(id.lastIndexOf('}'), id.lastIndexOf(']'))
  try {
    const found: unknown = start < 0 ? [] : JSON.parse(id.slice(start, end + 1))
    return [found]
      .flat(3)
      .filter(
        (one): one is Demand =>
          typeof one === 'object' && one !== null && 'condition' in one && 'holds' in one,
      )
  } catch {
    return []
  }
}

/** Whether the rule decides as the item claims: what is wrong is refused by it, what is right is not. */
function undecided({ id, valid, rule: named }: CoverageItem, rule: Rule, turn: Turn): string | undefined {
  const fired = turn.fired.includes(rule.id)
  if (valid === false) return fired ? undefined : 'the rule does not refuse it'
  if (turn.broken.length > 0) return 'it is called right, and a limit is broken'
  const spares = isBound(rule) || id.endsWith(' false')
  if (named !== undefined || !spares) return fired ? undefined : 'the rule does not decide it'
  return fired || turn.open.includes(rule) ? 'the rule is not kept out of it' : undefined
}

/** Whether some comparison of the rule has its two sides at most one step apart. */
function besideBound({ if: condition, then }: Rule, { parameter = '' }: CoverageItem, at: Moment): boolean {
  const id = namedSubject(at.know, parameter, at.scope)
  const atoms = condition ? atomsOf(condition) : []
  return (
    atoms.some((atom) => {
      if (atom.kind !== 'compare' || id === undefined || !idsOf(atom).includes(id)) return false
      const [left, right] = [worth(atom.left, at), worth(atom.right, at)]
      if (left?.is === 'amount' && right?.is === 'amount')
        return order(distance(left.amount, right.amount), stepOf(atom.left, atom.right, at)) <= 0
      // Days move by one, and files by what a kilobyte can mean: what the demand says of them is held above.
      return left?.is === right?.is || [left?.is, right?.is].some((is) => is === 'file' || is === 'words')
    }) || then.length === 0
  )
}

function distance(a: Fraction, b: Fraction): Fraction {
  const apart = added(a, negated(b))
  return apart.above < 0n ? negated(apart) : apart
}

/** The step of the subject, else one unit of the finest decimal that is written, cents for money. */
function stepOf(left: Expression, right: Expression, { know }: Moment): Fraction {
  const one = { above: 1n, below: 1n }
  const subjects = [left, right].flatMap((side) =>
    side.kind === 'subject' ? (know.subjects.get(side.subject) ?? []) : [],
  )
  const step = subjects.flatMap((subject) =>
    subject.step === undefined ? [] : (fraction(subject.step) ?? []),
  )[0]
  if (step) return step
  const places = [left, right].map((side) =>
    side.kind === 'value' && side.value.type === 'number' ? (side.value.value.split('.')[1]?.length ?? 0) : 0,
  )
  return subjects.length === 0
    ? one
    : {
        above: 1n,
        below:
          10n **
          BigInt(
            Math.max(
              ...places,
              subjects.some(({ unit }) => unit) && places.every((count) => count < 2) ? 0 : 0,
            ),
          ),
      }
}

/** A transition starts in its state by its event and ends where it is said to; a refused one is answered by the rule and ends where it began. */
function notMoved(know: Know, item: CoverageItem, rule: Rule, turns: Turn[]): string | undefined {
  const state = know.model.subjects.find(
    ({ kind, id }) => kind === 'state' && (id === rule.closes || idsOfRule(rule).includes(id)),
  )
  if (!state) return 'the rule is of no state'
  const is = ({ held }: Turn['before'], wanted: string | undefined) => {
    const thing = held.get(state.id)
    return thing?.is === 'words' && thing.words === wanted
  }
  const demands = demandsIn(item.id)
  const found = turns.some(
    (turn) =>
      is(turn.before, item.from) &&
      turn.fired.includes(rule.id) &&
      eventOf(know, turn) === item.event &&
      (item.to === undefined && rule.closes === undefined ? true : is(turn.after, item.to ?? item.from)) &&
      demands.every(({ condition, holds }) => truth(condition, turn.moment) === holds),
  )
  if (item.valid === false && turns.at(-1)?.fired.includes(rule.id) !== true)
    return 'its last event is not refused'
  return found
    ? undefined
    : `nothing in it goes from "${item.from ?? ''}" by "${item.event ?? ''}" as the rule says`
}

const idsOfRule = ({ if: condition, then }: Rule): string[] => [
  ...then.flatMap((effect) =>
    effect.kind === 'set' || effect.kind === 'unchanged' ? (effect.subject ?? []) : [],
  ),
  ...(condition ? idsOf(condition) : []),
]

function eventOf(know: Know, { act: { event } }: Turn): string {
  if (event.action === 'do') return event.name ?? ''
  const target =
    event.target === undefined
      ? ''
      : (know.controls.get(event.target)?.name ?? know.subjects.get(event.target)?.name ?? '')
  return event.action === 'press' ? target || 'submit' : `${event.action} ${target}`.trim()
}

/** The steps of a flow that a case ends with: those before its branch too, or its own ones alone; nothing where it does neither. */
export function playedSteps(know: Know, flow: Flow, turns: Turn[]): Flow['steps'] | undefined {
  const main = know.model.flows.find(({ id }) => id === flow.branchesFrom?.flow && id !== flow.id)
  const whole = [...(main?.steps.slice(0, flow.branchesFrom?.step ?? 0) ?? []), ...flow.steps]
  return [whole, flow.steps].find((steps) => {
    const events = steps.flatMap((step) => step.events)
    const played = turns.slice(-events.length)
    return (
      events.length > 0 &&
      played.length === events.length &&
      events.every((event, index) => played[index] !== undefined && fits(know, event, played[index].act))
    )
  })
}
