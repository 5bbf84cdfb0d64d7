import type { Draft, Open } from '../../test-cases/draft.ts'
import { refusalOf, successOf } from './answers.ts'
import { causeCase } from './cause-cases.ts'
import { draftOf } from './draft.ts'
import type { ApiItem, ApiTarget } from './model.ts'
import { allowedRequest, withInput, type Request } from './request.ts'
import type { ValuePartition } from './values/partition.ts'
import { partitionsOfInput } from './values/partitions-of-input.ts'

type ValueItem = ApiItem & { aim: Extract<ApiItem['aim'], { kind: 'value' }> }

interface Designed {
  cases: Draft<ApiItem>[]
  undesigned: Open<ApiItem>[]
}

/**
 * Cases for the operations of an interface: allowed values of all inputs side by side (each choice), each wrong value in a request of
 * its own, and each status that something else provokes. What cannot be put into a request is named.
 */
export function designApi(targets: ApiTarget[], items: ApiItem[], { apart = false } = {}): Designed {
  const wanted = Map.groupBy(items, ({ operationId }) => operationId)
  const parts = targets.map((target) => new TargetDesigner(target, apart).design(wanted.get(target.id) ?? []))
  return {
    cases: parts.flatMap(({ cases }) => cases),
    undesigned: parts.flatMap(({ undesigned }) => undesigned),
  }
}

class TargetDesigner {
  private readonly undesigned: Open<ApiItem>[] = []
  private readonly values = new Map<string, Map<string, ValuePartition>>()
  private readonly bases = new Map<string, ReturnType<typeof allowedRequest>>()
  private readonly target: ApiTarget
  private readonly apart: boolean

  constructor(target: ApiTarget, apart: boolean) {
    this.target = target
    this.apart = apart
  }

  design(items: ApiItem[]): Designed {
    const base = allowedRequest(this.target)
    if ('reason' in base) {
      return { cases: [], undesigned: items.map((item) => ({ item, reason: base.reason })) }
    }
    const values = items.filter(isValue).filter((item) => this.possible(item))
    const cases = [
      ...this.allowed(
        base,
        items.filter(({ aim }) => aim.kind === 'main'),
        values.filter(({ valid }) => valid),
      ),
      ...this.wrong(values.filter(({ valid }) => !valid)),
      ...items.flatMap((item) => this.cause(base, item)),
    ]
    return { cases, undesigned: this.undesigned }
  }

  private cause(base: Request, item: ApiItem): Draft<ApiItem>[] {
    if (item.aim.kind !== 'cause') return []
    const made = causeCase(this.target, base, item, item.aim)
    if ('reason' in made) this.undesigned.push({ item, reason: made.reason })
    return 'reason' in made ? [] : [made]
  }

  private possible(item: ValueItem): boolean {
    const found = this.partitionOf(item)
    if (found && found.impossible === undefined) return true
    this.undesigned.push({ item, reason: found?.impossible ?? 'no value can be made' })
    return false
  }

  private partitionOf({ aim: { input }, technique, partition = '' }: ValueItem): ValuePartition | undefined {
    const key = JSON.stringify([input.label, input.forms])
    const known =
      this.values.get(key) ??
      new Map(partitionsOfInput(input).map((one) => [`${one.technique} ${one.name}`, one]))
    this.values.set(key, known)
    return known.get(`${technique} ${partition}`)
  }

  /** Plain values of all inputs side by side; lists, forms, null and what is left out change more than one input, so each stands alone. */
  private allowed(base: Request, main: ApiItem[], items: ValueItem[]): Draft<ApiItem>[] {
    const left = items.filter(({ aim }) => aim.test.kind === 'absent')
    const apart = items.filter((item) => !left.includes(item) && (this.apart || !isLeaf(item)))
    const leaves = items.filter((item) => !left.includes(item) && !apart.includes(item))
    const queues = [
      ...Map.groupBy(leaves, ({ aim }) => JSON.stringify([aim.input.label, aim.input.forms])).values(),
    ]
    const rows = Math.max(main.length, ...queues.map((queue) => queue.length))
    const cases: Draft<ApiItem>[] = []
    for (let row = 0; row < rows; row += 1) {
      const taken = queues.flatMap((queue) => queue[row] ?? [])
      const chosen = this.apart ? [] : taken
      cases.push(...this.accepted(base, row === 0 ? main : [], chosen))
    }
    for (const item of apart) cases.push(...this.accepted(base, [], [item]))
    return [...cases, ...this.leftOut(left)]
  }

  private accepted(base: Request, main: ApiItem[], items: ValueItem[]): Draft<ApiItem>[] {
    const forms = Object.assign({}, ...items.map(({ aim }) => aim.input.forms)) as Record<string, number>
    const start = Object.keys(forms).length > 0 ? allowedRequest(this.target, { forms }) : base
    if ('reason' in start) return this.give(items, start.reason)
    let request = start
    const claims: ApiItem[] = [...main]
    for (const item of items) {
      const next = withInput(request, item.aim.input, this.partitionOf(item)?.value)
      if (next) {
        request = next
        claims.push(item)
      } else this.give([item], 'its place is not in an allowed request')
    }
    if (claims.length === 0) return []
    const [alone] = main.length === 0 && items.length === 1 ? items : []
    const draft = draftOf(this.target, request, claims, successOf(this.target), alone?.aim.input)
    return this.fitting(draft, claims)
  }

  /** One request with nothing but what is required, and one for each depth below: what is left out needs the object around it. */
  private leftOut(items: ValueItem[]): Draft<ApiItem>[] {
    if (this.apart) return items.flatMap((item) => this.without([item]))
    const [outer, nested] = [items.filter(isOuter), items.filter((item) => !isOuter(item))]
    const least = outer.length === 0 ? undefined : allowedRequest(this.target, { least: true })
    const first =
      least === undefined || 'reason' in least
        ? this.without(outer)
        : this.fitting(draftOf(this.target, least, outer, successOf(this.target)), outer)
    const byDepth = Map.groupBy(nested, ({ aim: { input } }) =>
      JSON.stringify([input.path.length, input.forms]),
    )
    return [...first, ...[...byDepth.values()].flatMap((group) => this.without(group))]
  }

  /** An allowed request with all else, without these inputs. */
  private without(items: ValueItem[]): Draft<ApiItem>[] {
    const [item] = items
    const base = item && this.baseOf(item)
    if (!base || 'reason' in base) return []
    const claims = items.filter(({ aim }) => withInput(base, aim.input, undefined))
    const request = claims.reduce<Request>(
      (made, { aim }) => withInput(made, aim.input, undefined) ?? made,
      base,
    )
    return claims.length === 0
      ? []
      : this.fitting(draftOf(this.target, request, claims, successOf(this.target)), claims)
  }

  /** Items that ask for the same wrong value are one case. */
  private wrong(items: ValueItem[]): Draft<ApiItem>[] {
    const groups = Map.groupBy(items, (item) => {
      const { input, rule } = item.aim
      const alone = this.apart ? item.id : ''
      return JSON.stringify([input.label, input.forms, rule, this.partitionOf(item)?.value ?? null, alone])
    })
    return [...groups.values()].flatMap((group) => {
      const [item] = group
      if (!item) return []
      const base = this.baseOf(item)
      const partition = this.partitionOf(item)
      const request = 'reason' in base ? undefined : withInput(base, item.aim.input, partition?.value)
      if (!request) return this.give(group, 'its place is not in an allowed request')
      const draft = draftOf(
        this.target,
        request,
        group,
        refusalOf(this.target, item.aim.input, item.aim.rule),
        item.aim.input,
      )
      return this.fitting(draft, group)
    })
  }

  private fitting(draft: Draft<ApiItem>, claims: ApiItem[]): Draft<ApiItem>[] {
    const fits = draft.steps.every(
      ({ action, testData = '' }) => action.length <= 4000 && testData.length <= 20_000,
    )
    return fits ? [draft] : this.give(claims, 'the request is longer than a step can hold')
  }

  /** The allowed request with the forms that an input needs. */
  private baseOf({ aim: { input } }: ValueItem): ReturnType<typeof allowedRequest> {
    const key = JSON.stringify(input.forms)
    const base = this.bases.get(key) ?? allowedRequest(this.target, { forms: input.forms })
    this.bases.set(key, base)
    return base
  }

  private give(items: ApiItem[], reason: string): Draft<ApiItem>[] {
    this.undesigned.push(...items.map((item) => ({ item, reason })))
    return []
  }
}

function isValue(item: ApiItem): item is ValueItem {
  return item.aim.kind === 'value'
}

/** Not inside an object of the body. */
function isOuter({ aim: { input } }: ValueItem): boolean {
  return input.path.length <= 1
}

function isLeaf({ aim: { test, input } }: ValueItem): boolean {
  const { types, variants } = input.schema
  const nested = types.includes('object') || types.includes('array') || variants !== undefined
  return !nested && test.kind !== 'null' && test.kind !== 'absent' && Object.keys(input.forms).length === 0
}
