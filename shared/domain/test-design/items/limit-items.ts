import { singular } from '../../requirements/facts/labels.ts'
import type { LimitItem, TestModel, UsageLimit } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** The last use that a limit allows and the first that it does not; with a period, one more use after it. */
export function limitItems(model: TestModel): LimitItem[] {
  return (model.limits ?? []).flatMap((limit) => {
    const item = (times: number, valid: boolean, later?: true): LimitItem => ({
      kind: 'limit',
      id: `${limit.requirementId}/${limit.action}/${later ? 'partition' : 'boundary'}/${describe(limit, times, later)}`.slice(
        0,
        390,
      ),
      technique: later ? 'Equivalence Partitioning' : 'Boundary Value Analysis',
      requirementId: limit.requirementId,
      description: describe(limit, times, later),
      priority: priorityOf(model, limit.requirementId),
      valid,
      limitId: limit.id,
      times,
      ...(later ? { later } : {}),
    })
    const { most, period } = limit
    return [item(most, true), item(most + 1, false), ...(period ? [item(most + 1, true, true)] : [])]
  })
}

/** "transfer number 4 for a customer within 1 day", "renew the loan for the 3rd time". */
function describe(
  { who, counted, done, action, period, place }: UsageLimit,
  times: number,
  later?: true,
): string {
  const what =
    done === undefined ? `${singular(counted)} number ${times}` : `${action} for the ${ordinal(times)} time`
  const whose =
    who === undefined || done !== undefined ? '' : ` for ${who.charAt(0).toLowerCase()}${who.slice(1)}`
  const long = period && `${period.amount} ${period.unit}${period.amount === 1 ? '' : 's'}`
  const together = long || place === undefined ? '' : ` ${place}`
  const span = !long ? '' : later ? `, once ${long} or more lie between` : ` within ${long}`
  return `${what}${together}${whose}${span}`
}

function ordinal(number: number): string {
  const end =
    number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${end}`
}
