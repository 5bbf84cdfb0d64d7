import { asks } from '../../requirement-model/asks.ts'
import type { Condition, Id, RequirementModel, Rule, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import { sayEntry } from '../cases/titles.ts'
import { Names } from '../cases/words.ts'
import type { Work } from '../../basics/work.ts'
import { asking, planningWork, type Ask } from '../plans/ask.ts'
import { Candidates } from '../plans/candidates.ts'
import { withValue } from '../plans/search.ts'
import type { Gap } from './gap.ts'

/** How many combinations of one table are looked at. */
const mostCombinations = 1024
const mostNamed = 5

/** Combinations of what a decision table asks for that no row of it answers. */
export function openRows(model: RequirementModel, sentences: Sentence[], work: Work = planningWork()): Gap[] {
  const tables = Map.groupBy(
    model.rules.filter(({ kind, table, if: given }) => kind === 'decision' && table !== undefined && given),
    ({ table }) => table,
  )
  const unread = unreadRows(sentences)
  const ask = asking(model, work)
  const candidates = new Candidates(ask)
  const whole = [...tables.values()].filter((rows) => isWhole(rows, unread))
  const gaps: Gap[] = []
  for (const [at, rows] of whole.entries()) {
    gaps.push(...openIn(ask, rows, candidates))
    // What was cut off in the middle tells nothing.
    if (!work.isOver) continue
    const [first] = rows
    return first ? [...gaps, { kind: 'rows', reason: asks.rowsNotLooked(whole.length - at), from: first.from }] : gaps // prettier-ignore
  }
  return gaps
}

interface Tables {
  tableOf: Map<number, number>
  rowsOf: Map<number, number[]>
}

function unreadRows(sentences: Sentence[]): Tables {
  const found: Tables = { tableOf: new Map(), rowsOf: new Map() }
  for (const { number, is, table } of sentences) {
    if (is !== 'row' || table === undefined) continue
    found.tableOf.set(number, table)
    const rows = found.rowsOf.get(table)
    if (rows) rows.push(number)
    else found.rowsOf.set(table, [number])
  }
  return found
}

/** Whether every row of the table was read: what an unread one answers is not known. */
function isWhole(rows: Rule[], { tableOf, rowsOf }: Tables): boolean {
  const read = new Set(rows.flatMap(({ from }) => from.map(({ sentence }) => sentence)))
  const tables = new Set([...read].flatMap((number) => tableOf.get(number) ?? []))
  return [...tables].every((table) => rowsOf.get(table)?.every((number) => read.has(number)))
}

function openIn(ask: Ask, rows: Rule[], candidates: Candidates): Gap[] {
  const { model, work } = ask
  const [first] = rows
  const conditions = rows.flatMap((rule) => rule.if ?? [])
  const ids = [...new Set(conditions.flatMap(referencesOfCondition))]
  const worlds = combinations(candidates, ids, conditions)
  // Another rule may answer what the table leaves: "for a class that is not listed …".
  const own = new Set(rows)
  const others = model.rules.filter((rule) => !own.has(rule) && rule.if && rule.kind !== 'transition')
  work.take(model.rules.length)
  const all = [...rows, ...others]
  const answered = (world: World) =>
    all.some((rule) => work.isOver || (rule.if && ask.holds(rule.if, world) !== false))
  const open = worlds.filter((world) => !answered(world))
  if (!first || open.length === 0 || work.isOver) return []
  const names = new Names(model)
  const told = open.slice(0, mostNamed).map((world) => ids.map((id) => sayEntry(names, id, world)).join(', '))
  const more = open.length > mostNamed ? ` and ${open.length - mostNamed} more` : ''
  return [{ kind: 'rows', reason: asks.rows(`${told.join('; ')}${more}`), from: first.from }]
}

/** Every value that is worth trying with every other, where these are not too many. */
function combinations(candidates: Candidates, ids: Id[], conditions: Condition[]): World[] {
  const { model } = candidates.ask
  const demands = conditions.map((condition) => ({ condition, holds: true }))
  let worlds: World[] = [{ values: {}, lists: {} }]
  for (const id of ids) {
    const subject = model.subjects.find((one) => one.id === id)
    const known = subject?.kind === 'choice' || subject?.kind === 'state' ? subject.options : undefined
    const values = [...candidates.of(id, { values: {}, lists: {} }, demands)]
      .filter(
        (value) =>
          value.type !== 'empty' &&
          (subject?.kind !== 'number' || (value.type === 'number' && !value.value.startsWith('-'))),
      )
      .filter((value) => !known || (value.type === 'text' && known.includes(value.value)))
    if (values.length === 0 || values.length * worlds.length > mostCombinations) return []
    worlds = worlds.flatMap((world) => values.map((value) => withValue(world, id, value)))
  }
  return worlds
}
