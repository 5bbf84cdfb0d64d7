import {
  holds as truthOf,
  valueOf as worth,
  type Condition,
  type Expression,
  type RequirementModel,
  type Value,
  type World,
} from '../../requirement-model/index.ts'
import type { Demand } from '../items/item.ts'

/** What is true of a world, as the model means it. */
export interface Ask {
  model: RequirementModel
  holds(condition: Condition, world: World): boolean | 'undecided'
  meets(demand: Demand, world: World): boolean
  /** Nothing where it is not known. */
  valueOf(expression: Expression, world: World): Value | undefined
}

export function asking(model: RequirementModel): Ask {
  const holds = (condition: Condition, world: World) => truthOf(condition, world, model)
  return {
    model,
    holds,
    meets: ({ condition, holds: wanted }, world) => holds(condition, world) === wanted,
    valueOf: (expression, world) => {
      const found = worth(expression, world, model)
      return typeof found === 'object' && 'type' in found ? found : undefined
    },
  }
}
