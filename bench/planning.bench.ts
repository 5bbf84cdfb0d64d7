import { choose } from '../shared/domain/planning/choose.ts'
import { type Figure, atMost, told } from './figures.ts'
import { type Instance, equal, forests, hypergraph, layers, subsetSum } from './planning/families.ts'

const budgetMs = 1000
const seeds = [1, 2, 3, 4, 5]
const withSeeds = (family: (seed: number) => Instance[]) => seeds.flatMap(family)
const rooms = ({ items, room }: Instance): Instance[] =>
  [1, Math.floor(room / 3), room, Math.floor(room * 1.6), 6000].map((other) => ({ items, room: other }))

/** The families that are known to be hard, each with the rooms that could matter. */
const families: Readonly<Record<string, Instance[]>> = {
  'equal stories': rooms(equal()),
  'sums that miss the room': withSeeds((seed) => rooms(subsetSum({ seed }))),
  forests: withSeeds((seed) => [0, 1, 6].flatMap((chains) => rooms(forests({ seed, chains })))),
  layers: withSeeds((seed) =>
    [5, 6, 10, 12, 20, 30].flatMap((width) =>
      [2, 3, 4].flatMap((each) => rooms(layers({ seed, width, each }))),
    ),
  ),
  'densest subgraphs': withSeeds((seed) =>
    [20, 24, 28, 32, 36].flatMap((needed) =>
      [2, 3, 4, 5].flatMap((each) =>
        [true, false].map((free) => hypergraph({ seed, needed, holders: 60 - needed, each, free })),
      ),
    ),
  ),
}

function measured(instances: readonly Instance[]) {
  let [worstMs, mostStates, inexact] = [0, 0, 0]
  for (const { items, room } of instances) {
    const before = process.cpuUsage()
    const { value, bound, states } = choose(items, room)
    const { user, system } = process.cpuUsage(before)
    worstMs = Math.max(worstMs, (user + system) / 1000)
    mostStates = Math.max(mostStates, states)
    if (bound !== value) inexact++
  }
  return { worstMs, mostStates, inexact }
}

/** Planning of 60 candidates on families made to be hard, in processor time: the slowest plan of each, and whether any was not the best there is. */
export async function run(): Promise<Figure[]> {
  const all = Object.entries(families).map(([name, instances]) => ({
    name,
    instances,
    ...measured(instances),
  }))
  return all.flatMap(({ name, instances, worstMs, mostStates, inexact }) => [
    atMost(`60 candidates exactly, ${name}: slowest of ${instances.length}`, worstMs, budgetMs, 'ms'),
    atMost(`60 candidates, ${name}: plans that are not shown to be the best`, inexact, 0, 'plans'),
    told(`60 candidates, ${name}: states looked at, most`, mostStates, 'states'),
  ])
}
