import type { Effect, Id, Rule } from '../../requirement-model/index.ts'
import { asksForAll, isBound, together, type Act, type Know, type Moment, type Scene } from './scene.ts'
import { same, type Thing } from './things.ts'
import { fits, isWaitedFor, submission, type Judged } from './submission.ts'
import { breaks, idsOf, truth } from './truth.ts'
import { derived, entriesOf, worth } from './worth.ts'

/** What one event of a case brings about, as the rules say it one by one. */
export interface Turn {
  act: Act
  before: Scene
  after: Scene
  /** Effects with the rule that says them; places of their texts are filled in `moment`. */
  effects: { effect: Effect; rule: Id }[]
  moment: Moment
  /** Rules that decided, limits that are broken, and rules of which the case does not say whether they hold. */
  fired: Id[]
  broken: Id[]
  open: Rule[]
  /** Which entries were handed over, and whether they were refused. */
  judged: Judged
  refused: boolean
  /** Two rules that decide say different things. */
  clash?: string
}

/**
 * Plays one event in a scene. `judging`: entries are judged by it though no control says so, because none hands them over. `idle`: nobody
 * asks what is seen of it, so that it only matters where a rule waits for it.
 */
export function play(
  know: Know,
  before: Scene,
  act: Act,
  { scope, judging = false, idle = false }: { scope: string; judging?: boolean; idle?: boolean },
): Turn {
  const moment: Moment = { know, scene: before, scope, act, holds: truth }
  const judged = judging ? ('all' as const) : submission(know, act.event, scope)
  const turn: Turn = {
    act,
    before,
    after: before,
    effects: [],
    moment,
    fired: [],
    broken: [],
    open: [],
    judged,
    refused: false,
  }
  if (idle && judged === undefined && !isWaitedFor(know, act)) return turn
  refuse(turn)
  if (!turn.refused) {
    for (const rule of know.model.rules) if (!refuses(rule) && answers(rule, turn)) decide(turn, rule)
    close(turn)
    turn.refused = turn.effects.some(({ effect }) => effect.kind === 'refused')
  }
  turn.after = changed(turn)
  work(turn)
  stand(turn)
  return turn
}

const refuses = (rule: Rule): boolean =>
  isBound(rule) || (rule.closes === undefined && rule.then.some(({ kind }) => kind === 'refused'))

/** Limits and other refusals, one by one: where one holds, nothing else answers. */
function refuse(turn: Turn): void {
  const { rules } = turn.moment.know.model
  const verdicts = rules
    .filter((rule) => refuses(rule) && answers(rule, turn))
    .map((rule) => ({ rule, broken: breaks(rule.if ?? { kind: 'all', of: [] }, turn.moment) }))
  for (const { rule, broken } of verdicts) if (broken) take(turn, rule)
  turn.broken = turn.fired.filter((id) => isLimit(turn, id))
  turn.refused = turn.fired.length > 0
  // An entry that one limit refuses for its form leaves the others without an answer, and they need none.
  const answered = new Set(verdicts.flatMap(({ rule, broken }) => (broken && rule.if ? idsOf(rule.if) : [])))
  for (const { rule, broken } of verdicts)
    if (broken === undefined && !(rule.if && idsOf(rule.if).some((id) => answered.has(id))))
      turn.open.push(rule)
}

function isLimit({ moment }: Turn, id: Id): boolean {
  const rule = moment.know.rules.get(id)
  return rule !== undefined && isBound(rule)
}

function take(turn: Turn, rule: Rule): void {
  turn.fired.push(rule.id)
  turn.effects.push(...rule.then.map((effect) => ({ effect, rule: rule.id })))
}

/** Whether a rule is asked at this event. What is always shown or worked out is not. */
function answers(rule: Rule, { act, judged, moment }: Turn): boolean {
  if (rule.closes !== undefined) return false
  if (rule.when) return fits(moment.know, rule.when, act)
  const standing =
    (rule.if === undefined && rule.kind === 'reaction') ||
    rule.then.every((effect) => effect.kind === 'set' && moment.know.derivedBy.has(effect.subject)) ||
    onlyLooks(rule)
  if (standing || judged === undefined || !together(rule.scope, moment.scope)) return false
  const ids = rule.if ? idsOf(rule.if) : []
  const facts = ids.every((id) => moment.know.subjects.get(id)?.given)
  return judged === 'all' || asksForAll(rule.if) || facts || ids.some((id) => judged.has(id))
}

/** What is told at any time: rules that ask for nothing but states, and how controls look. */
function stand(turn: Turn): void {
  const { know, scope } = turn.moment
  const isState = (id: Id) =>
    know.subjects.get(id)?.kind === 'state' || know.subjects.get(id)?.kind === 'list'
  const isFact = (id: Id) => isState(id) || know.subjects.get(id)?.given === true
  const moment = { ...turn.moment, scene: turn.after }
  for (const rule of know.model.rules) {
    const { when, closes, if: condition } = rule
    if (when || closes !== undefined || refuses(rule) || !together(rule.scope, scope)) continue
    const ids = condition ? idsOf(condition) : []
    const timeless = condition ? ids.some(isState) && ids.every(isFact) : rule.kind === 'reaction'
    if (asksForAll(condition) || !(timeless || onlyLooks(rule))) continue
    if (rule.then.some(({ kind }) => kind !== 'set')) decide({ ...turn, moment }, rule)
  }
}

const onlyLooks = ({ then }: Rule): boolean =>
  then.every((effect) => effect.kind === 'control' && /^(?:shown|hidden|enabled|disabled)$/.test(effect.is))

function decide(turn: Turn, rule: Rule): void {
  const holds = rule.if ? truth(rule.if, turn.moment) : true
  if (holds) take(turn, rule)
  else if (holds === undefined) turn.open.push(rule)
}

/** What answers an event that some transition of the state names and none allows now. */
function close(turn: Turn): void {
  const { know } = turn.moment
  for (const rule of know.model.rules) {
    if (rule.closes === undefined) continue
    const moves = know.model.rules.filter(
      (move) =>
        move.kind === 'transition' &&
        move.when &&
        idsIn(move).includes(rule.closes ?? '') &&
        fits(know, move.when, turn.act),
    )
    if (moves.length === 0 || moves.some(({ id }) => turn.fired.includes(id))) continue
    const open = moves.some((move) => turn.open.includes(move))
    if (open) turn.open.push(rule)
    else decide(turn, rule)
  }
}

const idsIn = ({ if: condition, then }: Rule): Id[] => [
  ...(condition ? idsOf(condition) : []),
  ...then.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : [])),
]

/** The scene afterwards: nothing changes in what was refused. */
function changed(turn: Turn): Scene {
  const { before, moment } = turn
  const after: Scene = { ...before, held: new Map(before.held), lists: new Map(before.lists) }
  if (turn.refused) return after
  const set = new Map<Id, Thing>()
  for (const { effect, rule } of turn.effects) {
    const decides = () => moment.know.rules.get(rule)?.when
    if (effect.kind === 'set' && (!moment.know.derivedBy.has(effect.subject) || decides())) {
      const thing = worth(effect.to, moment)
      const other = set.get(effect.subject)
      if (thing && other && same(thing, other) !== true) turn.clash = effect.subject
      if (thing) set.set(effect.subject, thing)
      else after.held.delete(effect.subject)
    }
    relist(effect, after, moment)
  }
  for (const [id, thing] of set) after.held.set(id, thing)
  return after
}

function relist(effect: Effect, after: Scene, moment: Moment): void {
  if (effect.kind !== 'adds' && effect.kind !== 'removes' && effect.kind !== 'changes') return
  const now = after.lists.get(effect.list)
  if (!now) return
  const at = { ...moment, scene: { ...moment.scene, lists: after.lists } }
  const filled = (where: { field: Id; is: Parameters<typeof worth>[0] }[]) =>
    where.flatMap(({ field, is }) => {
      const thing = worth(is, moment)
      return thing ? [[field, thing] as const] : []
    })
  if (effect.kind === 'adds') {
    const entry = new Map(filled(effect.entry))
    after.lists.set(effect.list, [...now, entry])
    return
  }
  const meant = entriesOf(effect.list, effect.where, at) ?? []
  after.lists.set(
    effect.list,
    effect.kind === 'removes'
      ? now.filter((entry) => !meant.includes(entry))
      : now.map((entry) => (meant.includes(entry) ? new Map([...entry, ...filled(effect.to)]) : entry)),
  )
}

/** What rules without an event work out, where nothing was refused. */
function work(turn: Turn): void {
  const { know, scope } = turn.moment
  if (turn.refused) return
  for (const id of know.derivedBy.keys()) {
    const at = { ...turn.moment, scene: turn.after, scope }
    const found = derived(id, at)
    if (found?.clash) turn.clash = id
    if (!found?.thing) continue
    turn.fired.push(...found.by)
    const by = new Set(found.by)
    for (const rule of know.derivedBy.get(id) ?? [])
      if (by.delete(rule.id))
        for (const effect of rule.then)
          if (effect.kind === 'set' && effect.subject === id) turn.effects.push({ effect, rule: rule.id })
  }
}
