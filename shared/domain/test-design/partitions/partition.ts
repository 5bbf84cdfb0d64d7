import type { Constraints, Violation } from '../../requirements/facts/types.ts'
import type { PartitionTest, Technique } from '../model.ts'

/** A partition or boundary of one parameter, before it gets an id and a requirement. */
export interface Partition {
  technique: Technique
  name: string
  /** A clause: "Age is 17". */
  description: string
  valid: boolean
  test: PartitionTest
  violation?: Violation
  /** The kind of constraint that defines it. */
  by: keyof Constraints
}

export type Unmarked = Omit<Partition, 'by'>

export const ep = 'Equivalence Partitioning'
export const bva = 'Boundary Value Analysis'

export function validPartition(name: string, description: string, test: PartitionTest): Unmarked {
  return { technique: ep, name, description, valid: true, test }
}

export function wrongPartition(
  name: string,
  description: string,
  test: PartitionTest,
  violation: Violation,
): Unmarked {
  return { technique: ep, name, description, valid: false, test, violation }
}

/** A boundary value; without a violation it is an allowed one. */
export function boundary(
  name: string,
  description: string,
  test: PartitionTest,
  violation?: Violation,
): Unmarked {
  return {
    technique: bva,
    name,
    description,
    valid: violation === undefined,
    test,
    ...(violation ? { violation } : {}),
  }
}
