import { asks } from '../../requirement-model/asks.ts'
import type { Event, Id, RequirementModel, Rule, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { sayEntry } from '../cases/titles.ts'
import { Names } from '../cases/words.ts'
import { Candidates } from '../plans/candidates.ts'
import type { Plan } from '../plans/plan.ts'
import type { Planner } from '../plans/planner.ts'
import { search } from '../plans/search.ts'
import type { Gap } from './gap.ts'

/** How many pairs of rules are looked at, and how many of them are searched for entries. */
const mostPairs = 2000
const mostSearched = 60
const mostNamed = 5

type Reaction = Rule & Required<Pick<Rule, 'when' | 'if'>>
type Pair = [one: Reaction, other: Reaction]

/**
 * Entries at which two rules answer one event with texts of their own, where no case shows both: whether both are then to be seen is not said. Every rule keeps its own cases. One gap
 * for each event.
 */
export function openOverlaps(planner: Planner, plans: readonly Plan[]): Gap[] {
  const { model } = planner
  const names = new Names(model)
  const candidates = new Candidates(planner.ask)
  const turnsOf = turnsByRule(plans)
  const isTried = ([one, other]: Pair) => (turnsOf.get(one.id) ?? []).some((by) => by.has(other.id))
  const open = new Map<string, { said: string[]; pair: Pair }>()
  let searched = 0
  for (const pair of pairsOf(model)) {
    if (isTried(pair)) continue
    if (planner.work.isOver || ++searched > mostSearched) break
    const world = meeting(planner, candidates, pair)
    if (!world) continue
    const ids = [...new Set(pair.flatMap((rule) => referencesOfCondition(rule.if)))]
    const entries = ids.map((id) => sayEntry(names, id, world)).join(' and ')
    const key = placeOf(pair[0])
    const said = `${entries} (${pair.map(textOf).join(' or ')})`
    const known = open.get(key)
    if (known) known.said.push(said)
    else open.set(key, { said: [said], pair })
  }
  return [...open.values()].map(({ said, pair }) => {
    const more = said.length > mostNamed ? ` and ${said.length - mostNamed} more` : ''
    const from = pair.flatMap((rule) => rule.from)
    return { kind: 'overlaps', reason: asks.overlaps(`${said.slice(0, mostNamed).join('; ')}${more}`), from }
  })
}

/** A world in which both rules answer, as far as the model decides it. */
function meeting(planner: Planner, candidates: Candidates, [one, other]: Pair): World | undefined {
  const scope = one.scope
  const event: Event = one.when
  const world = search(candidates, {
    from: planner.base(scope),
    vary: [...new Set([one, other].flatMap((rule) => referencesOfCondition(rule.if)))],
    demands: [one, other].map((rule) => ({ condition: rule.if, holds: true })),
  })
  const by = world && planner.turn(world, event)?.by
  return by?.includes(one.id) && by.includes(other.id) ? world : undefined
}

/** The rules that speak in each turn of the plans, by the rule. */
function turnsByRule(plans: readonly Plan[]): Map<Id, Set<Id>[]> {
  const turns = new Map<Id, Set<Id>[]>()
  for (const { by } of plans.flatMap((plan) => plan.turns)) {
    const rules = new Set(by)
    for (const id of rules) turns.set(id, [...(turns.get(id) ?? []), rules])
  }
  return turns
}

/** Where a rule answers: its section and its event. */
const placeOf = ({ scope, when: { action, target, name, actor } }: Reaction): string =>
  JSON.stringify([scope, action, target, name, actor])

/** Pairs of rules of one event and section that answer with different texts, of each rule with those after it. */
function* pairsOf({ rules }: RequirementModel): Generator<Pair> {
  const reactions = rules.filter(isReaction).map((rule) => ({ rule, text: textOf(rule) }))
  const groups = Map.groupBy(reactions, ({ rule }) => placeOf(rule))
  let looked = 0
  for (const group of groups.values())
    for (const [at, { rule, text }] of group.entries())
      for (const other of group.slice(at + 1, at + 1 + mostSearched)) {
        if (++looked > mostPairs) return
        if (other.text !== text) yield [rule, other.rule]
      }
}

/** Says what is to be seen for some entries. Messages of what is wrong stand beside each other usually, and no row of a table answers with another. */
const isReaction = (rule: Rule): rule is Reaction =>
  rule.kind === 'reaction' &&
  rule.when !== undefined &&
  rule.if !== undefined &&
  rule.table === undefined &&
  textOf(rule) !== ''

const textOf = ({ then }: Rule): string =>
  then
    .flatMap((effect) =>
      effect.kind === 'shows' && effect.as === 'text'
        ? [`"${effect.text.map((part) => (typeof part === 'string' ? part : '…')).join('')}"`]
        : [],
    )
    .join(' and ')
