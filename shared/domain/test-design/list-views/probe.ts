import type { ListAction } from '../../requirements/list-views/list-fact.ts'
import type { ListLook } from '../model.ts'

/** One way to look at a list: what is done, and what is looked at, because of which requirement. */
export interface Probe {
  requirementId: string
  about: string
  actions: ListAction[]
  looks: ListLook[]
  also?: (string | undefined)[]
}
