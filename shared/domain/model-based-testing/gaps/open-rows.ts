import { asks } from '../../requirement-model/asks.ts'
import {
  holds,
  type Condition,
  type Id,
  type RequirementModel,
  type Rule,
  type World,
} from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import { sayEntry } from '../cases/titles.ts'
import { Names } from '../cases/words.ts'
import { asking } from '../plans/ask.ts'
import { Candidates } from '../plans/candidates.ts'
import { withValue } from '../plans/search.ts'
import type { Gap } from './gap.ts'

/** How many combinations of one table are looked at. */
const mostCombinations = 1024
const mostNamed = 5

/** Combinations of what a decision table asks for that no row of it answers. */
export function openRows(model: RequirementModel, sentences: Sentence[]): Gap[] {
  const tables = new Map<string, Rule[]>()
  for (const rule of model.rules)
    if (rule.kind === 'decision' && rule.table !== undefined && rule.if)
      tables.set(rule.table, [...(tables.get(rule.table) ?? []), rule])
  return [...tables.values()]
    .filter((rows) => isWhole(rows, sentences))
    .flatMap((rows) => openIn(model, rows))
}

/** Whether every row of the table was read: what an unread one answers is not known. */
function isWhole(rows: Rule[], sentences: Sentence[]): boolean {
  const read = new Set(rows.flatMap(({ from }) => from.map(({ sentence }) => sentence)))
  const tables = new Set(
    sentences.flatMap(({ number, is, table }) => (is === 'row' && read.has(number) ? [table] : [])),
  )
  return sentences.every(
    ({ number, is, table }) => is !== 'row' || table === undefined || !tables.has(table) || read.has(number),
  )
}

function openIn(model: RequirementModel, rows: Rule[]): Gap[] {
  const [first] = rows
  const conditions = rows.flatMap((rule) => rule.if ?? [])
  const ids = [...new Set(conditions.flatMap(referencesOfCondition))]
  const worlds = combinations(model, ids, conditions)
  // Another rule may answer what the table leaves: "for a class that is not listed …".
  const others = model.rules.filter((rule) => !rows.includes(rule) && rule.if && rule.kind !== 'transition')
  const answered = (world: World) =>
    [...rows, ...others].some((rule) => rule.if && holds(rule.if, world, model) !== false)
  const open = worlds.filter((world) => !answered(world))
  if (!first || open.length === 0) return []
  const names = new Names(model)
  const told = open.slice(0, mostNamed).map((world) => ids.map((id) => sayEntry(names, id, world)).join(', '))
  const more = open.length > mostNamed ? ` and ${open.length - mostNamed} more` : ''
  return [{ kind: 'rows', reason: asks.rows(`${told.join('; ')}${more}`), from: first.from }]
}

/** Every value that is worth trying with every other, where these are not too many. */
function combinations(model: RequirementModel, ids: Id[], conditions: Condition[]): World[] {
  const candidates = new Candidates(asking(model))
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
