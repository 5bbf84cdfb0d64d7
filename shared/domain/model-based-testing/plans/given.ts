import { denied } from '../../requirement-model/denied.ts'
import type { Id, Value, World } from '../../requirement-model/index.ts'
import { leavesOf } from '../items/conditions.ts'
import type { Demand } from '../items/item.ts'
import { valueIn } from './search.ts'

/** What only words say is taken as given, in these words; of what must not be there twice, the present value is there. */
export function withSaid(world: World, demands: Demand[]): World {
  const leaves = demands.flatMap(({ condition, holds }) =>
    leavesOf(condition).map(({ atom, negated }) => ({ atom, isMet: negated !== holds })),
  )
  const atoms = leaves.flatMap(({ atom, isMet }) => (isMet ? [atom] : []))
  const said = leaves.flatMap(({ atom, isMet }) => {
    const text = atom.kind === 'said' ? (isMet ? atom.text : denied(atom.text)) : undefined
    return text === undefined ? [] : [text]
  })
  const records = atoms.flatMap((atom) => {
    const value = atom.kind === 'repeats' ? valueIn(world, atom.subject) : undefined
    return value && atom.kind === 'repeats' ? [[atom.subject, [value]] as [Id, Value[]]] : []
  })
  if (said.length + records.length === 0) return world
  return {
    ...world,
    said: said.reduce(
      // Of what is so and what is not, one is enough.
      (all, text) => (all.includes(text) || all.includes(denied(text) ?? text) ? all : [...all, text]),
      world.said ?? [],
    ),
    records: { ...world.records, ...Object.fromEntries(records) },
  }
}
