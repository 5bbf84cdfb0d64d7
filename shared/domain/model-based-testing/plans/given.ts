import type { Id, Value, World } from '../../requirement-model/index.ts'
import { leavesOf } from '../items/conditions.ts'
import type { Demand } from '../items/item.ts'
import { valueIn } from './search.ts'

/** What only words say is taken as given, in these words; of what must not be there twice, the present value is there. */
export function withSaid(world: World, demands: Demand[]): World {
  const atoms = demands.flatMap(({ condition, holds }) =>
    leavesOf(condition).flatMap(({ atom, negated }) => (negated !== holds ? [atom] : [])),
  )
  const said = atoms.flatMap((atom) => (atom.kind === 'said' ? [atom.text] : []))
  const records = atoms.flatMap((atom) => {
    const value = atom.kind === 'repeats' ? valueIn(world, atom.subject) : undefined
    return value && atom.kind === 'repeats' ? [[atom.subject, [value]] as [Id, Value[]]] : []
  })
  if (said.length + records.length === 0) return world
  return {
    ...world,
    said: [...new Set([...(world.said ?? []), ...said])],
    records: { ...world.records, ...Object.fromEntries(records) },
  }
}
