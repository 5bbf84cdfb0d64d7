import { listed } from '../../english/listed.ts'
import { capital } from '../../english/capital.ts'
import { valueIn } from '../plans/search.ts'
import type { CharacterSet, Condition, Id, Subject, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Item } from '../items/item.ts'
import { lastOf, type Plan, type Turn } from '../plans/plan.ts'
import { briefly } from './briefly.ts'
import { eventName, eventStep } from './events.ts'
import { noExtras } from './extras.ts'
import {
  amountOf,
  inSentence,
  isAny,
  isPlural,
  namesState,
  literal,
  quote,
  singularOf,
  type Names,
  sizeOf,
  timeOf,
} from './words.ts'

const longestShown = 40

/** An entry as a title calls it: "nickname of 3 characters", "41 rows", "budget 900.01 EUR", "empty code". */
export function sayEntry(names: Names, id: Id, world: World, how?: Condition, holds = true): string {
  const subject = names.subject(id)
  const value = valueIn(world, id)
  const name = names.of(id).replace(/^(?:the |an? )?(?:number of )?/i, '')
  const inside = subject?.kind === 'boolean' ? quote(name) : inSentence(name)
  if (!value || value.type === 'empty') return notEntered(subject?.kind, inside)
  if (value.type === 'boolean') {
    if (subject?.given) return `${inSentence(name)}: ${literal(value)}`
    return `${inside} ${value.value ? 'ticked' : 'not ticked'}`
  }
  if (isAny(subject, value) || names.open.has(id)) return `any ${inside}`
  if (value.type === 'file') return `${inside} ${value.format.toUpperCase()} of ${sizeOf(value.bytes)}`
  const time = timeOf(name, value)
  if (time !== undefined) return time
  const written = how?.kind === 'characters' ? writtenWith(how, holds) : undefined
  if (written !== undefined) return `${inside} ${written}`
  const told = amountOf(value, subject)
  const length = Array.from(literal(value)).length
  if (value.type === 'text' && (measuresLength(how) || length > longestShown))
    return `${inside} of ${length} ${length === 1 ? 'character' : 'characters'}`
  if (value.type === 'number' && isPlural(name) && (!subject?.unit || isPlural(subject.unit)))
    return `${literal(value)} ${value.value === '1' ? singularOf(inside) : inside}`
  const chosen = subject?.kind === 'choice' || value.type !== 'text'
  const plain = chosen ? `${inside} ${told}` : `${inside} ${quote(told)}`
  return world.records?.[id]?.length ? `${plain} that is already in use` : plain
}

const characterNames: Record<CharacterSet, string> = {
  digits: 'a digit',
  letters: 'a letter',
  capitals: 'an uppercase letter',
  'small letters': 'a lowercase letter',
  spaces: 'a space',
  special: 'a special character',
}

/** "Without a digit", "with a space": which kind of character is tried. */
export function writtenWith(
  { which, sets, also, count = 1 }: Extract<Condition, { kind: 'characters' }>,
  holds: boolean,
): string | undefined {
  const [set, ...others] = sets
  const isPlain = set !== undefined && others.length === 0 && !also && count === 1
  if (!isPlain || which === 'only' || (which === 'has') === holds) return undefined
  return `${which === 'has' ? 'without' : 'with'} ${characterNames[set]}`
}

function notEntered(kind: Subject['kind'] | undefined, name: string): string {
  if (kind === 'boolean') return `${name} not ticked`
  return kind === 'choice' ? `${name} not chosen` : `empty ${name}`
}

function measuresLength(how: Condition | undefined): boolean {
  return how?.kind === 'compare' && (how.left.kind === 'length' || how.right.kind === 'length')
}

/** What a case checks and with which value, in one line. */
export function titleOf(names: Names, plan: Plan): string {
  const [first] = plan.items
  if (!first) return 'Case'
  if (first.as === 'flow') return flowTitle(names, plan, first)
  if (first.as === 'opened') return 'The opened page has its controls'
  if (first.as === 'cell') return cellTitle(names, first, lastOf(plan))
  if (first.as === 'move') return pathTitle(names, plan)
  const turn = lastOf(plan)
  const entries = entriesOf(names, plan, turn)
  const wrong = plan.items.find(({ valid, decides }) => !valid && decides)
  if (wrong) return capital(`${entries} ${verb(names, plan, turn)} refused`)
  const brief = briefly(names, turn.outcomes)
  if (first.as === 'main') return brief === '' ? 'Valid entries are accepted' : `Valid entries: ${brief}`
  const sets = turn.outcomes.some(({ kind }) => kind === 'set' || kind === 'said')
  const limits = plan.items.some(
    (item) =>
      !item.decides &&
      item.as !== 'rule' &&
      turn.by.every((id) => id !== item.rule) &&
      !(sets && isDecision(names, item)),
  )
  const accepted = limits && plan.items.every(({ technique }) => technique !== 'Decision Table Testing')
  const [none] = brief === '' ? noExtras(plan, names) : []
  if (none !== undefined && entries !== '') return capital(`${entries}: ${none.replace('There is ', '')}`)
  if (accepted && entries !== '') return capital(`${entries} ${verb(names, plan, turn)} accepted`)
  const [said] = turn.before.said ?? []
  if (entries === '' && said !== undefined && brief !== '') return capital(`${said}: ${brief}`)
  if (entries === '' && first.event.action === 'do') {
    const { action } = eventStep(names, first.event)
    return brief === '' ? action : `${action}: ${brief}`
  }
  if (entries === '') return brief === '' ? capital(eventName(names, first.event)) : capital(brief)
  if (brief === '' && turn.outcomes.some(({ kind }) => kind === 'accepted'))
    return capital(`${entries} ${verb(names, plan, turn)} accepted`)
  return capital(`${entries}: ${brief === '' ? 'nothing is shown' : brief}`)
}

const longestTitle = 80

/** As the text calls it; an example without a name by what is done and seen. */
function flowTitle(names: Names, plan: Plan, { partition, flow }: Item): string {
  const title = capital(partition.replace(/^use case:? /i, ''))
  const alone = names.model.flows.filter((one) => one.title === flow?.title).length === 1
  // An example that nobody named begins with its own words.
  const isNamed = flow?.role !== 'example' || !/^(?:given|when|then)\b/i.test(partition)
  if (isNamed && partition.length <= longestTitle)
    return alone ? title : `${title}: ${briefly(names, lastOf(plan).outcomes)}`
  if (alone && partition.length <= longestTitle && !/^(?:given|when|then)\b/i.test(partition)) return title
  const own = flow?.steps.flatMap(({ events }) => events) ?? []
  // Where it begins says nothing of what is tried.
  const [first, ...further] = own
  const tried = first?.action === 'open' && further.length > 0 ? further : own
  const done = tried.slice(-2).map((event) => inSentence(eventStep(names, event).action))
  return capital(`${listed(done)}: ${briefly(names, lastOf(plan).outcomes)}`)
}

/** What a title speaks of: edges where there are some, since usual values tell nothing. */
function toldItems({ items }: Plan): Item[] {
  const edges = items.filter(({ as }) => as === 'edge')
  return edges.length > 0 ? edges : items
}

interface Told {
  id: Id
  how?: Condition | undefined
  holds?: boolean | undefined
}

/** The varied entries, or all that the rules ask for where no single one is. */
function entriesOf(names: Names, plan: Plan, turn: Turn): string {
  const varied = toldItems(plan).flatMap((item): Told[] => {
    if (item.subject === undefined) return []
    const own = item.demands[0]?.condition
    const several = item.decides && item.demands.slice(1, -1).some(({ holds }) => holds)
    const together = several || item.technique === 'Decision Table Testing' || isDecision(names, item)
    // Of two entries that are compared both values matter.
    const others = together ? asked(item) : own?.kind === 'compare' ? referencesOfCondition(own) : []
    const tried = { how: own, holds: item.demands[0]?.holds }
    return [{ id: item.subject, ...tried }, ...others.map((id) => ({ id }))]
  })
  const all: Told[] =
    varied.length > 0 ? varied : plan.items.flatMap((item) => asked(item).map((id) => ({ id })))
  const seen = new Map<Id, Told>()
  for (const one of all) if (!seen.get(one.id)?.how) seen.set(one.id, one)
  const ordered = [...seen.values()].sort((a, b) => position(names, a.id) - position(names, b.id))
  const told = ordered.map(({ id, how, holds }) => sayEntry(names, id, turn.before, how, holds))
  return told.length > 5
    ? `${told.slice(0, 4).join(', ')} and ${told.length - 4} more`
    : told.join(', ').replace(/, ([^,]*)$/, joiner(plan))
}

const joiner = (plan: Plan): string => (plan.items.some(({ decides }) => decides) ? ', $1' : ' and $1')

const position = (names: Names, id: Id): number =>
  names.model.subjects.findIndex((subject) => subject.id === id)

const asked = (item: Item): Id[] => [
  ...new Set(item.demands.flatMap(({ condition }) => referencesOfCondition(condition))),
]

function isDecision({ model }: Names, { rule }: Item): boolean {
  const kind = model.rules.find(({ id }) => id === rule)?.kind
  return kind === 'decision' || kind === 'computation' || kind === 'reaction'
}

function verb(names: Names, plan: Plan, turn: Turn): string {
  const ids = new Set(toldItems(plan).flatMap(({ subject }) => subject ?? []))
  const [only] = ids
  const value = only === undefined ? undefined : valueIn(turn.before, only)
  const counted = value?.type === 'number' ? value.value !== '1' : value?.type === 'empty'
  const many = only !== undefined && counted && isPlural(names.of(only))
  return ids.size > 1 || many ? 'are' : 'is'
}

function cellTitle(names: Names, item: Item, { outcomes, before }: Turn): string {
  const stays = outcomes.some(({ kind }) => kind === 'unchanged')
  const refused = outcomes.some(({ kind }) => kind === 'refused' || (!stays && kind === 'shows'))
  const guard = guardOf(names, item, before)
  const what = `${capital(eventName(names, item.event))}${guard} ${refused ? 'is refused' : 'has no effect'}`
  return `${what} in state ${item.move?.from ?? ''}`
}

/** " (5 days)": what a transition asks for beside its state. */
function guardOf(names: Names, item: Item, world: World): string {
  const ids = asked(item).filter((id) => names.subject(id)?.kind !== 'state')
  return ids.length === 0 ? '' : ` (${ids.map((id) => sayEntry(names, id, world)).join(', ')})`
}

/** "Claim goes from New via Sent to Accepted: send, accept (5 days)". */
function pathTitle(names: Names, plan: Plan): string {
  const moves = plan.items.filter(({ as }) => as === 'move')
  const [first] = moves
  const last = moves.at(-1)
  if (!first?.move || !last?.move) return 'Transition'
  const steps = moves.map((item, index) => {
    const world = plan.turns[index]?.before
    return `${eventName(names, item.event)}${world ? guardOf(names, item, world) : ''}`
  })
  const via = moves.slice(1).flatMap(({ move }) => (move ? [move.from] : []))
  const over = via.length > 0 && via.length < 4 ? ` via ${listed(via)}` : ''
  const way = `from ${first.move.from}${over} to ${last.move.to ?? ''}: ${steps.join(', ')}`
  const name = names.of(first.move.subject)
  return namesState(name) ? capital(way) : `${capital(inSentence(name))} goes ${way}`
}
