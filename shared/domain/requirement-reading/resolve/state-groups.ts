import type { Clause } from '../grammar/clause.ts'
import type { Sentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import type { Statement } from './statement.ts'
import { keyOf } from './naming.ts'

/** The states of one thing, as the sentences of a text name them. */
interface Group {
  name?: string
  values: Set<string>
  sentences: Sentence[]
  moves: number
}

interface Mention {
  of: Reference | undefined
  values: string[]
  isMove: boolean
}

/** States are named by transitions, by beginnings, by what something becomes, and before the name of what is in them. */
export function stateGroups(statements: readonly Statement[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { sentence, clauses } of statements) {
    for (const mention of clauses.flatMap(mentionsIn)) {
      const { name, states } = partsOf(mention.of)
      const group = groups.get(name ?? '') ?? {
        ...(name ? { name } : {}),
        values: new Set<string>(),
        sentences: [],
        moves: 0,
      }
      for (const value of [...mention.values, ...states]) group.values.add(value)
      group.sentences.push(sentence)
      if (mention.isMove) group.moves += 1
      groups.set(name ?? '', group)
    }
  }
  const all = [...groups.values()]
  const unnamed = all.find(({ name, moves }) => name === undefined && moves > 0)
  const start = all.find(
    ({ moves, name, values }) =>
      moves === 0 && name !== undefined && [...values].some((value) => unnamed?.values.has(value)),
  )
  if (unnamed && start?.name) {
    unnamed.name = start.name
    for (const value of start.values) unnamed.values.add(value)
  }
  return all.filter(({ moves, values, sentences }) => (moves > 0 || sentences.length > 1) && values.size > 1)
}

function mentionsIn(clause: Clause): Mention[] {
  if (clause.kind === 'transition')
    return [{ of: clause.subject, values: [...clause.from, clause.to], isMove: true }]
  if (clause.kind === 'initial') {
    const value =
      clause.value.kind === 'value' && clause.value.value.type === 'text'
        ? clause.value.value.value
        : undefined
    return value !== undefined && clause.subject.kind === 'named'
      ? [{ of: clause.subject, values: [value.replace(/^state: /i, '')], isMove: false }]
      : []
  }
  if (clause.kind !== 'rule') return []
  const mentions: Mention[] = []
  for (const effect of clause.then) {
    const value =
      effect.kind === 'set' && effect.to.kind === 'value' && effect.to.value.type === 'text'
        ? effect.to.value.value
        : ''
    if (effect.kind === 'set' && effect.subject.kind === 'named' && /^\p{Lu}/u.test(value))
      mentions.push({ of: effect.subject, values: [value], isMove: true })
  }
  for (const { target } of clause.when)
    if (target && partsOf(target).states.length > 0) mentions.push({ of: target, values: [], isMove: false })
  return mentions
}

/** "Reserved or Paid booking": a booking, and two of its states. */
export function partsOf(reference: Reference | undefined): { name?: string; states: string[] } {
  if (reference?.kind !== 'named' || reference.quoted) return { states: [] }
  const words = reference.words.replace(/^(?:a|an|the|each|every|any)\s+/i, '').split(' ')
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word) && word !== 'or' && word !== 'and')
  if (small < 1) return { name: keyOf(words.join(' ')), states: [] }
  const states = words
    .slice(0, small)
    .join(' ')
    .split(/ (?:or|and) /)
  return {
    name: keyOf(words.slice(small).join(' ')),
    states: states.filter((state) => state.toLowerCase() !== 'new'),
  }
}
