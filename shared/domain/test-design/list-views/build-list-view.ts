import { labelKey } from '../../requirements/facts/labels.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { listControls } from '../../requirements/list-views/list-controls.ts'
import type { ListControls } from '../../requirements/list-views/list-fact.ts'
import type { ListView, Screen } from '../model.ts'
import { agreesWith } from './evaluate-list.ts'
import { recordsOf } from './list-rows.ts'
import { rulesOf } from './list-rules.ts'
import { summed } from './sum-texts.ts'
import { all, type Told } from './told-parts.ts'
import { countTextsIn, numbersIn, pageTextIn } from './list-texts.ts'

/** The list that a text describes, folded from what its sentences say of it; none where they say nothing of one. */
export function buildListViews(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): ListView[] {
  const told = sentences.flatMap(({ facts, requirementId }): Told[] =>
    requirementId === undefined
      ? []
      : facts.flatMap((fact) =>
          fact.kind === 'list' ? fact.parts.map((part) => ({ ...part, requirementId })) : [],
        ),
  )
  if (!told.some(({ what }) => what !== 'numbers')) return []
  const controls = listControls(sentences)
  const base = baseOf(sentences, told, controls)
  const view = { ...base, ...presetOrder(sentences, base), ...rulesOf(told, controls) }
  const first = sentences.find(({ facts }) => facts.some(({ kind }) => kind === 'list'))
  const address = first && screenOf(first)?.address
  const whole = withTexts({ ...view, ...(address ? { address } : {}) }, sentences, told)
  const { records, ...open } = whole
  // Rows with which a sentence of the text would be false were not understood.
  return [records && !agreesWith(whole) ? open : whole]
}

/** The rows of a text stand in a table so that they can be read; that the page has one, a sentence says. */
function isTabular(sentences: ReadSentence[]): boolean {
  const cells = /^\s*\||\|\s*$/
  return sentences.some(({ text }) => !cells.test(text) && /\b(?:tables?|columns?|rows?)\b/i.test(text))
}

function baseOf(sentences: ReadSentence[], told: Told[], controls: ListControls): ListView {
  const { next, previous, columns } = controls
  const [filtering] = all(told, 'filtering')
  return {
    id: 'L1',
    requirementId: told[0]?.requirementId ?? '',
    table: columns.length > 0 && isTabular(sentences),
    ...searchOf(sentences, told, controls),
    ...rowsOf(told, controls),
    filters: controls.filters.map((filter) => {
      const offeredBy = offering(sentences, filter.name)
      return {
        ...filter,
        requirementId:
          filtering?.requirementId ?? naming(sentences, filter.name) ?? told[0]?.requirementId ?? '',
        ...(offeredBy === undefined ? {} : { offeredBy }),
      }
    }),
    orders: controls.orders.map((order) => ({
      ...order,
      requirementId:
        offering(sentences, order.name) ?? naming(sentences, order.name) ?? told[0]?.requirementId ?? '',
    })),
    ...(next === undefined ? {} : { next }),
    ...(previous === undefined ? {} : { previous }),
    sorters: [...new Map(all(told, 'sorter').map((one) => [one.column, one])).values()].flatMap(
      ({ column, button, way, requirementId }) => {
        const name = columns.find((one) => labelKey(one) === column)
        const first = way ?? all(told, 'firstWay')[0]?.way
        return name === undefined
          ? []
          : [{ name, column, button, requirementId, ...(first ? { way: first } : {}) }]
      },
    ),
    statements: all(told, 'statement').map(({ actions, expect, requirementId }) => ({
      actions,
      expect,
      requirementId,
    })),
  }
}

function searchOf(
  sentences: ReadSentence[],
  told: Told[],
  { search: name }: ListControls,
): Pick<ListView, 'search'> {
  if (name === undefined) return {}
  const [search] = all(told, 'search')
  const caseless = all(told, 'caseless')[0]?.requirementId
  const trimmed = all(told, 'trimmed')[0]?.requirementId
  const accents = all(told, 'accents')[0]?.requirementId
  const blank = all(told, 'blank')[0]?.requirementId
  return {
    search: {
      name,
      at: search?.at ?? 'anywhere',
      requirementId: search?.requirementId ?? naming(sentences, name) ?? told[0]?.requirementId ?? '',
      ...(search ? { columns: search.columns } : {}),
      ...(caseless ? { caseless } : {}),
      ...(trimmed ? { trimmed } : {}),
      ...(accents ? { accents } : {}),
      ...(blank ? { blank } : {}),
    },
  }
}

function rowsOf(told: Told[], controls: ListControls): Pick<ListView, 'records' | 'givenBy'> {
  const { rows } = recordsOf(told, controls)
  if (rows.length === 0) return {}
  const givenBy = all(told, 'records').map(({ requirementId, records }) => ({
    requirementId,
    names: records.map(({ name }) => name),
  }))
  return { records: rows, givenBy }
}

/** The order of the opened list, where only the list that sets it says so: "Sort by" stands at "Title (A–Z)". */
function presetOrder(sentences: ReadSentence[], { orders }: ListView): Pick<ListView, 'sorted'> {
  for (const { facts, requirementId } of sentences)
    for (const state of facts.flatMap((fact) => (fact.kind === 'opening' ? fact.states : []))) {
      if (state.what !== 'value' || requirementId === undefined) continue
      const order = orders.find(({ name }) => name === state.name)
      const option = order?.options.find(({ value }) => value === state.value)
      if (option) return { sorted: { column: option.column, descending: option.descending, requirementId } }
    }
  return {}
}

/** The requirement that first names a control. */
function naming(sentences: ReadSentence[], name: string): string | undefined {
  return sentences.find(
    ({ facts, requirementId }) =>
      requirementId !== undefined && facts.some((fact) => fact.kind === 'control' && fact.name === name),
  )?.requirementId
}

function offering(sentences: ReadSentence[], list: string): string | undefined {
  return sentences.find(({ facts }) =>
    facts.some((fact) => fact.kind === 'control' && fact.name === list && fact.options !== undefined),
  )?.requirementId
}

/** The texts of counts and pages, and how many rows there are in all; rows that are not all of them are none. */
function withTexts(view: ListView, sentences: ReadSentence[], told: Told[]): ListView {
  const opened = sentences.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'opening'
        ? fact.states.flatMap((state) => (state.what === 'text' ? [state.text] : []))
        : [],
    ),
  )
  const groups = all(told, 'numbers')
  const texts = [...opened, ...groups.flatMap((group) => group.texts)]
  const plain = opened.filter((text) => numbersIn(text).length === 1 && !/\bpage\b/i.test(text))
  const sum = view.records?.length
  const complete =
    sum !== undefined && (plain.length === 0 || plain.some((text) => numbersIn(text)[0] === sum))
  const { records, ...open } = view
  const whole: ListView = complete && records ? { ...open, records, all: sum } : open
  const total = whole.all ?? (plain.length === 1 ? numbersIn(plain[0] ?? '')[0] : undefined)
  const counts =
    total === undefined ? undefined : countTextsIn([opened, ...groups.map((group) => group.texts)], total)
  const page = pageTextIn(texts)
  const [counting] = all(told, 'counting')
  const from = (shape: string | undefined) =>
    groups.find((group) => group.texts.some((text) => text.replace(/\d+/g, '#') === shape))?.requirementId ??
    view.requirementId
  return {
    ...whole,
    ...(total === undefined ? {} : { all: total }),
    ...(counts
      ? {
          counts: {
            ...counts,
            varies: counts.varies || counting !== undefined,
            requirementId: from(counts.one?.shape ?? counts.many?.shape),
          },
        }
      : {}),
    ...(page ? { pages: { text: page, requirementId: from(page.shape) } } : {}),
    ...summed(whole.records, told),
    statements: whole.statements.concat(
      opened.length > 0
        ? [
            {
              actions: [],
              expect: { texts: opened.filter((text) => numbersIn(text).length > 0) },
              requirementId: openingOf(sentences) ?? view.requirementId,
            },
          ]
        : [],
    ),
  }
}

function openingOf(sentences: ReadSentence[]): string | undefined {
  return sentences.find(({ facts }) =>
    facts.some((fact) => fact.kind === 'opening' && fact.states.some(({ what }) => what === 'text')),
  )?.requirementId
}
