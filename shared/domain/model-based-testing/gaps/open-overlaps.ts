import { asks } from '../../requirement-model/asks.ts'
import type { Event, RequirementModel, Rule, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { sayEntry } from '../cases/titles.ts'
import { Names } from '../cases/words.ts'
import { sameEvent } from '../items/conditions.ts'
import { Candidates } from '../plans/candidates.ts'
import type { Plan } from '../plans/plan.ts'
import type { Planner } from '../plans/planner.ts'
import { search } from '../plans/search.ts'
import type { Gap } from './gap.ts'

/** How many pairs of rules are looked at. */
const mostPairs = 60
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
  const turns = plans.flatMap((plan) => plan.turns).map(({ by }) => new Set(by))
  const isTried = ([one, other]: Pair) => turns.some((by) => by.has(one.id) && by.has(other.id))
  const open = new Map<string, { said: string[]; pair: Pair }>()
  for (const pair of pairsOf(model)
    .filter((each) => !isTried(each))
    .slice(0, mostPairs)) {
    if (planner.work.isOver) break
    const world = meeting(planner, candidates, pair)
    if (!world) continue
    const ids = [...new Set(pair.flatMap((rule) => referencesOfCondition(rule.if)))]
    const entries = ids.map((id) => sayEntry(names, id, world)).join(' and ')
    const key = JSON.stringify(pair[0].when)
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

function pairsOf({ rules }: RequirementModel): Pair[] {
  const reactions = rules.filter(isReaction)
  return reactions.flatMap((one, at) =>
    reactions
      .slice(at + 1)
      .filter(
        (other) =>
          sameEvent(one.when, other.when) && one.scope === other.scope && textOf(one) !== textOf(other),
      )
      .slice(0, mostPairs)
      .map((other): Pair => [one, other]),
  )
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
