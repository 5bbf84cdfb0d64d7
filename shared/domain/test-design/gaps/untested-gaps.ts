import type { ReadRequirement } from '../../requirements/index.ts'
import type { Finished } from '../writing/finish-cases.ts'
import { itemGap, requirementGap, type Unnumbered } from './gaps.ts'
import type { Plan } from '../plan.ts'
import type { DesignRequest } from '../../test-generation/schema.ts'

/** Its case repeats the sentence: better than none, and less than a technique would give. */
const asStated =
  'tested only as it is stated, by a person: the text gives no action with an outcome, value or state'

const filterReason = 'left out by the filters of this run'

type Filters = Pick<DesignRequest, 'scope' | 'testTypes' | 'priority'>
type Reached = Pick<Finished, 'planned' | 'cut'>

/** Items that no case of the wished types and priority could exercise: each is named, as what the cap cuts is. */
export function filteredGaps(
  request: Filters,
  { items }: Plan,
  { planned }: Reached,
  undesigned: Set<string>,
): Unnumbered[] {
  return filters(request)
    ? items
        .filter(({ id }) => !planned.has(id) && !undesigned.has(id))
        .map((item) => itemGap(item, filterReason))
    : []
}

/** Requirements that no case rests on, each with what kept it out: the text itself, the scope, a filter, or the cap. */
export function untestedGaps(
  request: Filters,
  plan: Plan,
  tested: Set<string>,
  { planned, cut }: Reached,
): Unnumbered[] {
  const { sources, items, beyond, outside } = plan
  const cutOff = new Set(
    [...items.filter(({ id }) => cut.has(id)), ...beyond].map(({ requirementId }) => requirementId),
  )
  const left = new Set(items.filter(({ id }) => !planned.has(id)).map(({ requirementId }) => requirementId))
  const why = ({ requirement: { id } }: ReadRequirement): string | undefined => {
    if (cutOff.has(id)) return 'cut by the cap on the number of cases'
    if (filters(request) && left.has(id)) return filterReason
    // The full scope leaves out only points that no sentence asks for: what is untested in it is so for what the text says.
    const { scope = 'full' } = request
    return scope !== 'full' && outside.has(id) ? `outside the scope "${scope}" of this run` : undefined
  }
  return sources.read
    .filter(({ requirement }) => !tested.has(requirement.id))
    .map((one) => requirementGap(one, why(one)))
}

/** Tested requirements of which only the sentence itself is looked for: no technique took it apart. */
export function statedGaps({ sources, model: { statements = [] } }: Plan, tested: Set<string>): Unnumbered[] {
  const looked = new Set(statements.flatMap(({ acted, requirementId }) => (acted ? [] : [requirementId])))
  return sources.read
    .filter(({ requirement: { id } }) => tested.has(id) && looked.has(id))
    .map((one) => requirementGap(one, asStated))
}

function filters({ testTypes = [], priority = 'all' }: Filters): boolean {
  return testTypes.length > 0 || priority !== 'all'
}
