import type { ListAction } from '../../requirements/list-views/list-fact.ts'
import type { ListItem, ListLook, ListView, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { showsAfter } from './evaluate-list.ts'
import { knownLooks } from './known-looks.ts'
import type { Probe } from './probe.ts'
import { orderProbes, pagingProbes } from './paging-probes.ts'
import { filterProbes, noneProbes, resetProbes, searchProbes } from './search-probes.ts'

const mostItems = 80

/** Coverage items of every list: examples of the text, searching, filters, pages, order, nothing found, going back to the start. */
export function listItems(model: TestModel): ListItem[] {
  return (model.lists ?? []).flatMap((view) => {
    const seen = new Set<string>()
    return [
      ...exampleProbes(view),
      ...searchProbes(view),
      ...filterProbes(view),
      ...pagingProbes(view),
      ...orderProbes(view),
      ...noneProbes(view),
      ...resetProbes(view),
    ]
      .map((probe) => ({ ...probe, looks: knownLooks(view, probe.actions, withSum(probe.looks)) }))
      .filter(({ actions, looks }) => {
        const key = JSON.stringify([actions, looks])
        return looks.length > 0 && !seen.has(key) && Boolean(seen.add(key))
      })
      .slice(0, mostItems)
      .map((probe) => itemOf(probe, view, model))
  })
}

/** Where the number of rows is looked at, so is their sum. */
function withSum(looks: ListLook[]): ListLook[] {
  return looks.flatMap((look): ListLook[] => (look === 'count' ? ['count', 'sum'] : [look]))
}

/** What the text itself says is found or stands where. */
function exampleProbes(view: ListView): Probe[] {
  return view.statements.map(({ actions, requirementId }): Probe => {
    const nothing = showsAfter(view, actions).found === 0
    return {
      requirementId,
      about: actions.length === 0 ? 'as the page opens' : 'as the text says',
      actions,
      looks: nothing
        ? ['none', 'count', 'page', 'ends']
        : ['rows', 'count', ...(view.pageSize ? (['page'] as const) : [])],
      also: [view.search?.requirementId, nothing ? view.none?.requirementId : undefined],
    }
  })
}

function itemOf(
  { requirementId, about, actions, looks, also = [] }: Probe,
  view: ListView,
  model: TestModel,
): ListItem {
  const description = `${about}: ${said(actions)}`
  return {
    kind: 'list',
    id: `${requirementId}/list/${description}`.slice(0, 390),
    technique: 'Equivalence Partitioning',
    requirementId,
    description,
    priority: priorityOf(model, requirementId),
    valid: true,
    viewId: view.id,
    actions,
    looks,
    alsoTests: [...new Set(also.filter((one) => one !== undefined))],
  }
}

function said(actions: ListAction[]): string {
  if (actions.length === 0) return 'nothing was done'
  return actions
    .map((action) => {
      switch (action.do) {
        case 'search':
          return action.text === '' ? 'empty the search' : `search "${action.text}"`
        case 'filter':
        case 'order':
          return `choose "${action.value}"`
        case 'sort':
          return `click the heading "${action.column}"`
        case 'reset':
          return 'reset'
        default:
          return `${action.do} page`
      }
    })
    .join(', ')
}
