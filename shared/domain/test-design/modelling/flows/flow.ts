import type { Scenario } from '../../model.ts'
import type { InputFinder } from './inputs.ts'
import type { ToldClause } from './telling.ts'
import type { UseCase } from './use-cases.ts'

export interface MainStep {
  number: number
  clauses: ToldClause[]
}

/** What all flows of a use case share. */
export interface Flow {
  useCase: UseCase
  id: string
  actors: Set<string>
  main: MainStep[]
  inputs: InputFinder
  preconditions: string[]
  address: string | undefined
  /** The main flow, where it states an outcome. */
  told?: () => Scenario | undefined
}

/** The title of a case of a use case. */
export function titled({ useCase: { topic } }: Flow, what: string): string {
  return topic === '' ? what.charAt(0).toUpperCase() + what.slice(1) : `${topic}: ${what}`
}
