import type { Fact, TransitionFact } from '../facts/types.ts'
import { isBlank } from './cells.ts'
import { entityOf, isFinal, isInitial, stateName } from './state-names.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'

const kinds: [string, RegExp][] = [
  [
    'from',
    /^(?:from|(?:current|source|start|old|initial|from)[ -]?(?:state|status|mode)|state|status|state before)$/i,
  ],
  [
    'to',
    /^(?:to|(?:next|target|new|resulting|final|end|to)[ -]?(?:state|status|mode)|state after|result(?:ing state)?)$/i,
  ],
  [
    'event',
    /^(?:events?|triggers?|inputs?|when|on|user action|transition|event \/ action|operation|command)$/i,
  ],
  ['guard', /^(?:guards?|conditions?|guard condition|only if|if)$/i],
  ['action', /^(?:actions?|effects?|outputs?|reaction|side effects?|system action|what happens)$/i],
]
/** No state before: a mark, or a word that stands in brackets or is no state of the table. */
const born = /^(?:[-–—*●◉]|\[\*\]|\((?:start|initial|none|new)\)|none|nothing|)$/i
const bornWord = /^(?:start|initial)$/i
const everywhere = /^(?:any|all|every|any state|all states|every state|\*|any other)$/i
const refused =
  /^(?:[-–—✗✘]|n\/?a|none|not (?:allowed|possible|permitted)|invalid|impossible|forbidden|refused|rejected|ignored|unchanged|no change|)$/i

/** Reads a table with one transition in each row: from, event, to, and perhaps a guard and an action. */
export function readStateRows(table: Table): RowReading[] | undefined {
  const { header, body } = table
  const places = new Map(
    kinds.flatMap(([kind, pattern]) => {
      const at = header.findIndex((cell) => pattern.test(cell.trim()))
      return at < 0 ? [] : [[kind, at] as const]
    }),
  )
  if (!places.has('from') || !places.has('to')) return undefined
  const happening = places.get('event') ?? (places.has('guard') ? undefined : places.get('action'))
  if (happening === undefined) return undefined
  const entity = entityOf({ ...table, header: [] })
  const states = statesIn(body.map(({ cells }) => cells[places.get('to') ?? -1] ?? ''))
  const starts = body.filter(({ cells }) => bornWord.test((cells[places.get('from') ?? -1] ?? '').trim()))
  return body.map(({ cells, found }) => {
    if (found) return unread(found)
    const of = (kind: string) => (cells[places.get(kind) ?? -1] ?? '').trim()
    const event = (cells[happening] ?? '').trim()
    if (event === '' || (of('from') === '' && of('to') === ''))
      return unread('the row names no event or no state')
    return rowOf(starts.length === 1 && !states.has(of('from').toLowerCase()), {
      entity,
      event,
      from: of('from'),
      to: of('to'),
      guard: of('guard'),
      action: happening === places.get('action') ? '' : of('action'),
    })
  })
}

function statesIn(cells: string[]): Set<string> {
  return new Set(cells.map((cell) => stateName(cell).toLowerCase()))
}

/** `opens`: "Start" leads to the first state once and nothing leads to it, so it is none itself. */
function rowOf(
  opens: boolean,
  {
    entity,
    event,
    from,
    to,
    guard,
    action,
  }: Record<'entity' | 'event' | 'from' | 'to' | 'guard' | 'action', string>,
): RowReading {
  if (born.test(from) || (opens && bornWord.test(from)))
    return requirement([{ kind: 'stateMark', entity, state: stateName(to), mark: 'initial' }])
  const marks: Fact[] = [
    ...(isInitial(from) ? [mark(entity, from, 'initial')] : []),
    ...(isFinal(to) ? [mark(entity, to, 'final')] : []),
  ]
  const base = { kind: 'transition' as const, entity, event, only: false, stated: true as const }
  const sources = everywhere.test(from) ? ['*'] : from.split(/\s*(?:,|\bor\b)\s*/i).map(stateName)
  const said = {
    ...(isBlank(guard) ? {} : { condition: guard }),
    ...(isBlank(action) ? {} : { action }),
  }
  const facts = sources.map((source): TransitionFact =>
    refused.test(to)
      ? { ...base, from: [source], guard: 'forbidden', ...said }
      : { ...base, from: [source], to: stateName(to), ...said },
  )
  return requirement([...facts, ...marks])
}

function mark(entity: string, cell: string, kind: 'initial' | 'final'): Fact {
  return { kind: 'stateMark', entity, state: stateName(cell), mark: kind }
}
