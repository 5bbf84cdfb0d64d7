import type { WorkflowAim } from '../model.ts'
import type { Technique } from '../model/form-items.ts'

/** An item before it has its id. */
export interface Aimed {
  aim: WorkflowAim
  requirementId: string
  description: string
  technique: Technique
  valid?: false
}

export const states = 'State Transition Testing'
export const limits = 'Boundary Value Analysis'
export const partitions = 'Equivalence Partitioning'
