import { whyUntried } from '../../requirement-model/asks.ts'
import { nothingAnswered, type Answered } from '../answers/answered.ts'
import type { Designed } from '../plan.ts'
import type { Candidate, Unnumbered } from '../parts/part.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { DesignRequest } from '../schema.ts'
import type { Finished } from '../writing/finish.ts'
import { itemGap, requirementGap } from './gaps.ts'

type Filters = Pick<DesignRequest, 'scope' | 'testTypes' | 'priority'>
type Reached = Pick<Finished, 'planned' | 'cut'>

const isFiltered = ({ testTypes = [], priority = 'all' }: Filters): boolean =>
  testTypes.length > 0 || priority !== 'all'

/** Items that no case of the wished types and priority exercises: each is named, as what the cap cuts is. */
export function filteredGaps(
  request: Filters,
  { items, open }: Designed,
  { planned }: Reached,
): Unnumbered[] {
  const named = new Set(open.map(({ item }) => item.id))
  return isFiltered(request)
    ? items
        .filter(({ id }) => !planned.has(id) && !named.has(id))
        .map((item) => itemGap(item, whyUntried.filtered))
    : []
}

interface Untested {
  read: readonly ReadRequirement[]
  designed: Designed
  known: ReadonlySet<string>
  answered?: Answered
}

/** Requirements that no case rests on, each with what kept it out: the text itself, the scope, a filter, or the cap. */
export function untestedGaps(
  request: Filters,
  { read, designed, known, answered = nothingAnswered }: Untested,
  { planned, cut }: Reached,
  lowerCut: readonly Candidate[] = [],
): Unnumbered[] {
  const { items, beyond, outside } = designed
  const cutOff = new Set([
    ...[...items.filter(({ id }) => cut.has(id)), ...beyond].map(({ requirementId }) => requirementId),
    ...lowerCut.flatMap(({ tests }) => tests),
  ])
  const left = new Set(items.filter(({ id }) => !planned.has(id)).map(({ requirementId }) => requirementId))
  const { scope = 'full' } = request
  const why = (id: string): string | undefined => {
    if (cutOff.has(id)) return whyUntried.capped
    if (isFiltered(request) && left.has(id)) return whyUntried.filtered
    return scope !== 'full' && outside.has(id) ? whyUntried.outside(scope) : undefined
  }
  return read
    .filter(({ requirement }) => !known.has(requirement.id))
    .flatMap((one) => {
      const { id } = one.requirement
      const kept = why(id)
      return kept === undefined && answered.closed.has(id) ? [] : [requirementGap(one, kept)]
    })
}
