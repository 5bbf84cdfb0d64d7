import type { Change, ListAction } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'
import { showsAfter } from './evaluate-list.ts'
import type { Probe } from './probe.ts'
import { countFor, queriesOf } from './sample-queries.ts'

const next: ListAction = { do: 'next' }
const previous: ListAction = { do: 'previous' }
const times = (count: number) => Array.from({ length: count }, () => next)
const mostPages = 6

/** Every page forwards, the way back, the ends, a choice of several pages, and what leads back to the first one. */
export function pagingProbes(view: ListView): Probe[] {
  if (view.next === undefined) return []
  const opened = showsAfter(view, []).pages
  const requirementId = view.turning ?? view.pageSize?.requirementId ?? view.ends?.requirementId
  if (requirementId === undefined) return []
  const also = [view.pageSize?.requirementId, view.ends?.requirementId, view.pages?.requirementId]
  const probe = (about: string, actions: ListAction[], by = requirementId): Probe => ({
    requirementId: by,
    about,
    actions,
    looks: ['rows', 'page', 'ends', 'count'],
    also,
  })
  const probes = [probe('the first page', [], view.ends?.requirementId ?? requirementId)]
  if (opened !== undefined && opened > 1 && opened <= mostPages) {
    for (let page = 2; page <= opened; page += 1)
      probes.push(
        probe(
          `page ${page}`,
          times(page - 1),
          page === opened ? (view.ends?.requirementId ?? requirementId) : requirementId,
        ),
      )
    if (view.previous !== undefined)
      probes.push(
        probe('one page back', [...times(opened - 1), previous]),
        probe('forth and back', [next, previous]),
      )
  }
  const several = view.filters.flatMap(({ name, options }) =>
    options.slice(0, 12).map((value): ListAction => ({ do: 'filter', name, value })),
  )
  const long = several.find((action) => (showsAfter(view, [action]).pages ?? 1) > 1)
  if (long) probes.push(probe('the second page of a choice', [long, next]))
  return [...probes, ...(opened !== undefined && opened > 1 ? firstPageProbes(view) : [])]
}

/** Each change that leads back to page 1, made on page 2. */
function firstPageProbes(view: ListView): Probe[] {
  const { firstPage } = view
  if (!firstPage) return []
  return firstPage.on.flatMap((change) => {
    const action = changing(view, change)
    return action === undefined
      ? []
      : [
          {
            requirementId: firstPage.requirementId,
            about: `${change} leads back to page 1`,
            actions: [next, action],
            looks: ['rows', 'page', 'ends'],
          } satisfies Probe,
        ]
  })
}

/** The choice of another order than that of the opened page. */
function orderAction({ orders, sorted }: ListView): ListAction | undefined {
  const [order] = orders
  const other = order?.options.find(
    ({ column, descending }) => column !== sorted?.column || descending !== sorted?.descending,
  )
  return order && other && { do: 'order', name: order.name, value: other.value }
}

/** Letters that most names hold. */
const frequent = ['a', 'e', 'i', 'n', 'o', 'r', 's', 't']

/** A change of that kind, if possible one after which there are still several pages. */
function changing(view: ListView, change: Change): ListAction | undefined {
  const [sorter] = view.sorters
  if (change === 'sort' && sorter) return { do: 'sort', column: sorter.name }
  if (change === 'sort') return orderAction(view)
  const actions: ListAction[] =
    change === 'search'
      ? [...frequent, ...queriesOf(view)]
          .filter((text) => (countFor(view, text) ?? 0) > 0)
          .map((text) => ({ do: 'search', text }))
      : view.filters.flatMap(({ name, options }) =>
          options.slice(0, 12).map((value): ListAction => ({ do: 'filter', name, value })),
        )
  return actions.find((one) => (showsAfter(view, [one]).pages ?? 1) > 1) ?? actions[0]
}

/** One and two clicks on each heading that sorts, and a click while a filter is set. */
export function orderProbes(view: ListView): Probe[] {
  const chosen = view.orders.flatMap(({ name, options, requirementId }) =>
    options.slice(0, 8).map(({ value }): Probe => ({
      requirementId,
      about: 'another order',
      actions: [{ do: 'order', name, value }],
      looks: ['rows', 'count', 'page'],
    })),
  )
  const clicked = view.sorters.slice(0, 8).flatMap(({ name, requirementId }): Probe[] => {
    const click: ListAction = { do: 'sort', column: name }
    const by = view.toggles ?? requirementId
    const [filter] = view.filters
    const value = filter?.options.find(
      (option) => (showsAfter(view, [{ do: 'filter', name: filter.name, value: option }]).found ?? 0) > 1,
    )
    return [
      {
        requirementId: by,
        about: 'one click',
        actions: [click],
        looks: ['rows', 'count', 'page'],
        also: [requirementId],
      },
      {
        requirementId: by,
        about: 'two clicks',
        actions: [click, click],
        looks: ['rows', 'page'],
        also: [requirementId],
      },
      {
        requirementId: by,
        about: 'three clicks',
        actions: [click, click, click],
        looks: ['rows'],
        also: [requirementId],
      },
      ...(filter && value !== undefined
        ? [
            {
              requirementId,
              about: 'the choice stays',
              actions: [{ do: 'filter', name: filter.name, value }, click],
              looks: ['rows', 'count'],
            } satisfies Probe,
          ]
        : []),
    ]
  })
  return [...chosen, ...clicked]
}
