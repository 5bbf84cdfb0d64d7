import type { ListControls } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'
import { pageTextIn } from './list-texts.ts'
import { all, type Told } from './told-parts.ts'

/** What the text says of the pages, the order, nothing found, and going back to the start. */
export function rulesOf(told: Told[], controls: ListControls): Partial<ListView> {
  const toggles = all(told, 'toggles')[0]?.requirementId
  const together = all(told, 'together')[0]?.requirementId
  return {
    ...pagesOf(told),
    ...noneOf(told),
    ...resetOf(told, controls),
    ...orderOf(told),
    ...(toggles ? { toggles } : {}),
    ...(together ? { together } : {}),
    ...tiesOf(told),
  }
}

function tiesOf(told: Told[]): Pick<ListView, 'ties' | 'extremes'> {
  const [ties] = all(told, 'ties')
  const extremes = all(told, 'extreme').map(({ value, at, requirementId }) => ({ value, at, requirementId }))
  return {
    ...(ties
      ? { ties: { column: ties.column, always: ties.always, requirementId: ties.requirementId } }
      : {}),
    ...(extremes.length > 0 ? { extremes } : {}),
  }
}

function orderOf(told: Told[]): Pick<ListView, 'sorted'> {
  const [sorted] = all(told, 'sorted')
  if (!sorted) return {}
  const { column, descending, requirementId } = sorted
  return { sorted: { column, descending, requirementId } }
}

function pagesOf(told: Told[]): Pick<ListView, 'pageSize' | 'ends' | 'firstPage' | 'turning'> {
  const [size] = all(told, 'pageSize')
  const ends = all(told, 'ends')
  const back = all(told, 'firstPage')
  const turning = all(told, 'turning')[0]?.requirementId
  return {
    ...(size ? { pageSize: { rows: size.rows, requirementId: size.requirementId } } : {}),
    ...(ends[0]
      ? {
          ends: {
            next: ends.some(({ next }) => next !== undefined),
            previous: ends.some(({ previous }) => previous !== undefined),
            requirementId: ends[0].requirementId,
          },
        }
      : {}),
    ...(back[0]
      ? {
          firstPage: { on: [...new Set(back.flatMap(({ on }) => on))], requirementId: back[0].requirementId },
        }
      : {}),
    ...(turning ? { turning } : {}),
  }
}

function noneOf(told: Told[]): Pick<ListView, 'none'> {
  const [none] = all(told, 'none')
  const back = all(told, 'back')[0]?.requirementId
  if (!none) return {}
  return {
    none: {
      ...(none.text === undefined ? {} : { text: none.text }),
      tableGone: none.tableGone,
      paged: pageTextIn(none.texts) !== undefined,
      disabled: none.disabled,
      requirementId: none.requirementId,
      ...(back ? { back } : {}),
    },
  }
}

function resetOf(told: Told[], { links }: ListControls): Pick<ListView, 'reset'> {
  const [reset] = all(told, 'reset')
  if (!reset) return {}
  const { what: _what, ...rest } = reset
  return { reset: { ...rest, ...(links.includes(reset.name) ? { link: true as const } : {}) } }
}
