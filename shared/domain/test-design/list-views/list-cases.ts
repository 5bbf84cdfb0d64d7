import type { ListAction } from '../../requirements/list-views/list-fact.ts'
import type { CaseDraft, Undesigned } from '../cases/case-draft.ts'
import { joinChecks } from '../cases/check-prose.ts'
import { openStep, type StepDraft } from '../cases/steps.ts'
import type { Item, ListItem, ListLook, ListView, TestModel } from '../model.ts'
import { showsAfter, standingAfter, type Shows } from './evaluate-list.ts'
import { filled } from './list-texts.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** A case for each way to look at a list: the page is opened, each action is a step, the last one says what shows then. */
export function designLists(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const views = new Map((model.lists ?? []).map((view) => [view.id, view]))
  return {
    cases: items.flatMap((item) => {
      const view = item.kind === 'list' ? views.get(item.viewId) : undefined
      return item.kind === 'list' && view ? [listCase(view, item)] : []
    }),
    undesigned: [],
  }
}

function listCase(view: ListView, item: ListItem): CaseDraft {
  const shows = showsAfter(view, item.actions)
  const checks = item.looks.flatMap((look) => checksOf(view, item, shows, look))
  const expected = joinChecks([...new Set(checks)])
  const steps: StepDraft[] = [openStep(view), ...item.actions.map((action) => stepOf(view, action))]
  const last = steps.at(-1)
  if (last) steps[steps.length - 1] = { ...last, expectedResult: expected }
  const title = `List, ${item.description}`
  return {
    title: title.length > 160 ? `${title.slice(0, 157)}…` : title,
    steps,
    claims: [item],
    outcome: {
      expected,
      oracle: 'stated',
      checkable: isCheckable(expected),
      requirementId: item.requirementId,
    },
    preconditions: [],
    alsoTests: item.alsoTests,
    manual: [],
    types: ['functional', 'regression'],
    tags: ['positive', 'list'],
    testCondition: title,
  }
}

function stepOf(view: ListView, action: ListAction): StepDraft {
  const step = (text: string): StepDraft => ({ action: text, expectedResult: '' })
  switch (action.do) {
    case 'search':
      return step(
        action.text === ''
          ? `Clear the "${view.search?.name ?? ''}" field`
          : `Enter "${action.text}" in the "${view.search?.name ?? ''}" field`,
      )
    case 'filter':
      // A click turns a box, a switch and a button of two states.
      if (view.filters.some(({ name, tick }) => tick && name === action.name))
        return step(`Click "${action.name}"`)
      return step(`Select "${action.value}" from "${action.name}"`)
    case 'order':
      return step(`Select "${action.value}" from "${action.name}"`)
    case 'sort': {
      const button = view.sorters.find(({ name }) => name === action.column)?.button
      return step(button ? `Click the "${action.column}" button` : `Click "${action.column}" in the table`)
    }
    case 'reset':
      return step(`Click the "${view.reset?.name ?? ''}" ${view.reset?.link ? 'link' : 'button'}`)
    default:
      return step(`Click the "${view[action.do] ?? ''}" button`)
  }
}

function checksOf(view: ListView, item: ListItem, shows: Shows, look: ListLook): string[] {
  switch (look) {
    case 'rows':
      return rowChecks(view, shows)
    case 'count':
    case 'page':
      return textChecks(view, shows, look)
    case 'sum': {
      const text = view.sum && filled(view.sum.text, shows)
      return text === undefined ? [] : [`"${text}" is visible`]
    }
    case 'ends':
      return endChecks(view, shows)
    case 'none':
      return [
        ...(view.none?.text === undefined ? [] : [`"${view.none.text}" is visible`]),
        ...(view.none?.tableGone && view.table ? ['There is no table'] : []),
      ]
    case 'someAgain':
      return [`"${view.none?.text ?? ''}" is not visible`]
    case 'controls':
      return controlChecks(view, item.actions)
  }
}

const mostNames = 12

/** The first and the last row of a table and how many there are; elsewhere the names that are listed. */
function rowChecks({ table }: ListView, { rows, names, first, last, count }: Shows): string[] {
  const listed = rows ?? names ?? []
  if (!table)
    return [...new Set([first, last, ...listed].filter((one) => one !== undefined))]
      .slice(0, mostNames)
      .map((name) => `"${name}" is visible`)
  const short = listed.length <= 4 ? listed : []
  return [
    ...(first === undefined ? [] : [`The first row shows "${first}"`]),
    ...(last === undefined || count === 1 ? [] : [`The last row shows "${last}"`]),
    ...short
      .filter((name) => name !== first && name !== last)
      .map((name) => `"${name}" is shown in the table`),
    ...(count === undefined ? [] : [`The table has ${count} ${count === 1 ? 'row' : 'rows'}`]),
  ]
}

function textChecks({ counts, pages, all }: ListView, shows: Shows, look: 'count' | 'page'): string[] {
  const shape = look === 'page' ? pages?.text : shows.found === 1 ? counts?.one : counts?.many
  const text = shape && filled(shape, { ...shows, ...(all === undefined ? {} : { all }) })
  return text === undefined ? [] : [`"${text}" is visible`]
}

function endChecks({ next, previous, ends }: ListView, { page = 1, pages = 1 }: Shows): string[] {
  const state = (on: boolean) => (on ? 'enabled' : 'disabled')
  return [
    ...(ends?.previous && previous !== undefined ? [`The "${previous}" button is ${state(page > 1)}`] : []),
    ...(ends?.next && next !== undefined ? [`The "${next}" button is ${state(page < pages)}`] : []),
  ]
}

function controlChecks(view: ListView, actions: ListAction[]): string[] {
  const { query, chosen } = standingAfter(view, actions)
  const touched = (what: ListAction['do']) => actions.some((action) => action.do === what)
  return [
    ...(view.search && query === '' && touched('search') ? [`The "${view.search.name}" field is empty`] : []),
    ...view.filters.flatMap(({ name, all, tick }) =>
      !tick &&
      all !== undefined &&
      !chosen.has(name) &&
      actions.some((one) => one.do === 'filter' && one.name === name)
        ? [`"${all}" is selected in "${name}"`]
        : [],
    ),
  ]
}
