import {
  holds as truthOf,
  valueOf as worth,
  type Condition,
  type Expression,
  type RequirementModel,
  type Value,
  type World,
} from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { leafCount } from '../../requirement-model/references.ts'
import { Work } from '../../basics/work.ts'
import type { Demand } from '../items/item.ts'

/** What is true of a world, as the model means it. */
export interface Ask {
  model: RequirementModel
  /** What may still be asked: each part of a condition, and each rule that an event is judged by, is one. */
  work: Work
  holds(condition: Condition, world: World): boolean | 'undecided'
  meets(demand: Demand, world: World): boolean
  /** Nothing where it is not known. */
  valueOf(expression: Expression, world: World): Value | undefined
}

/** How much is asked for one request where nobody says otherwise: a decision table of twenty rows beside computed amounts, in about a second. */
const mostWork = 1_200_000
export const planningWork = (): Work => new Work(mostWork)

export function asking(model: RequirementModel, work: Work = planningWork()): Ask {
  const holds = (condition: Condition, world: World) => {
    work.take(costOf(condition).parts)
    return truthOf(condition, world, model)
  }
  return {
    model,
    work,
    holds,
    meets: ({ condition, holds: wanted }, world) => holds(condition, world) === wanted,
    valueOf: (expression, world) => {
      const found = worth(expression, world, model)
      return typeof found === 'object' && 'type' in found ? found : undefined
    },
  }
}

const costOf = once((condition: Condition) => ({ parts: leafCount(condition) }))
