import { labelKey } from '../../requirements/facts/labels.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { listControls } from '../../requirements/list-views/list-controls.ts'
import type { ListPart, ListRecord } from '../../requirements/list-views/list-fact.ts'
import { noteKey } from '../../requirements/list-views/record-lists.ts'
import type { ListView, Screen } from '../model.ts'
import { agreesWith } from './evaluate-list.ts'
import { countTextsIn, numbersIn, pageTextIn } from './list-texts.ts'

type Told = ListPart & { requirementId: string }

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
  const view = { ...baseOf(sentences, told), ...rulesOf(told) }
  const first = sentences.find(({ facts }) => facts.some(({ kind }) => kind === 'list'))
  const address = first && screenOf(first)?.address
  const whole = withTexts({ ...view, ...(address ? { address } : {}) }, sentences, told)
  const { records, ...open } = whole
  // Rows with which a sentence of the text would be false were not understood.
  return [records && !agreesWith(whole) ? open : whole]
}

/** All parts of a kind. */
function all<W extends ListPart['what']>(
  told: Told[],
  what: W,
): (Extract<ListPart, { what: W }> & { requirementId: string })[] {
  return told.filter(
    (one): one is Extract<ListPart, { what: W }> & { requirementId: string } => one.what === what,
  )
}

function baseOf(sentences: ReadSentence[], told: Told[]): ListView {
  const controls = listControls(sentences)
  const records = recordsOf(told, controls)
  const { columns } = records
  const [search] = all(told, 'search')
  const { caseless, trimmed, blank } = {
    caseless: all(told, 'caseless')[0]?.requirementId,
    trimmed: all(told, 'trimmed')[0]?.requirementId,
    blank: all(told, 'blank')[0]?.requirementId,
  }
  const origin = (name: string) =>
    sentences.find(
      ({ facts, requirementId }) =>
        requirementId !== undefined && facts.some((fact) => fact.kind === 'control' && fact.name === name),
    )?.requirementId ??
    told[0]?.requirementId ??
    ''
  const [filtering] = all(told, 'filtering')
  return {
    id: 'L1',
    requirementId: told[0]?.requirementId ?? '',
    table: controls.columns.length > 0,
    ...(controls.search === undefined
      ? {}
      : {
          search: {
            name: controls.search,
            at: search?.at ?? 'anywhere',
            requirementId: search?.requirementId ?? origin(controls.search),
            ...(search ? { columns: search.columns } : {}),
            ...(caseless ? { caseless } : {}),
            ...(trimmed ? { trimmed } : {}),
            ...(blank ? { blank } : {}),
          },
        }),
    filters: controls.filters.map((filter) => ({
      ...filter,
      requirementId: filtering?.requirementId ?? origin(filter.name),
      ...(columns.includes(labelKey(filter.name)) ? { column: labelKey(filter.name) } : {}),
    })),
    ...(records.rows.length > 0 ? { records: records.rows } : {}),
    ...(controls.next === undefined ? {} : { next: controls.next }),
    ...(controls.previous === undefined ? {} : { previous: controls.previous }),
    sorters: [...new Map(all(told, 'sorter').map((one) => [one.column, one])).values()].flatMap(
      ({ column, button, requirementId }) => {
        const name = controls.columns.find((one) => labelKey(one) === column)
        return name === undefined ? [] : [{ name, column, button, requirementId }]
      },
    ),
    statements: all(told, 'statement').map(({ actions, expect, requirementId }) => ({
      actions,
      expect,
      requirementId,
    })),
  }
}

/** The rows, each with its values by column; what stood in brackets belongs to the one column that nothing else fills. */
function recordsOf(
  told: Told[],
  { columns, filters }: ReturnType<typeof listControls>,
): { rows: ListRecord[]; columns: string[] } {
  const parts = all(told, 'records')
  const header = parts.find((part) => part.columns)?.columns ?? columns
  const keys = header.map(labelKey)
  const [nameKey = 'name'] = keys
  const raw = parts.flatMap(({ records }) => records)
  const used = new Set([
    nameKey,
    ...filters.map(({ name }) => labelKey(name)),
    ...raw.flatMap(({ values }) => Object.keys(values)),
  ])
  const searched = all(told, 'search')[0]?.columns ?? []
  const free = keys.filter((key) => !used.has(key))
  const wanted = free.filter((key) => searched.includes(key))
  const noted = wanted.length === 1 ? wanted[0] : free.length === 1 ? free[0] : undefined
  const rows = raw.map(({ name, values }) => {
    const { [noteKey]: note, ...rest } = values
    return {
      name,
      values: { [nameKey]: name, ...rest, ...(note !== undefined && noted ? { [noted]: note } : {}) },
    }
  })
  const distinct = new Set(rows.map(({ name }) => name)).size === rows.length
  return { rows: distinct ? rows : [], columns: keys }
}

function rulesOf(told: Told[]): Partial<ListView> {
  const [size] = all(told, 'pageSize')
  const ends = all(told, 'ends')
  const [toFirst] = all(told, 'firstPage')
  const [sorted] = all(told, 'sorted')
  const [none] = all(told, 'none')
  const [reset] = all(told, 'reset')
  const back = all(told, 'back')[0]?.requirementId
  const toggles = all(told, 'toggles')[0]?.requirementId
  const together = all(told, 'together')[0]?.requirementId
  const turning = all(told, 'turning')[0]?.requirementId
  const next = ends.some((one) => one.next !== undefined)
  const previous = ends.some((one) => one.previous !== undefined)
  return {
    ...(size ? { pageSize: { rows: size.rows, requirementId: size.requirementId } } : {}),
    ...(ends[0] ? { ends: { next, previous, requirementId: ends[0].requirementId } } : {}),
    ...(toFirst
      ? {
          firstPage: {
            on: [...new Set(all(told, 'firstPage').flatMap(({ on }) => on))],
            requirementId: toFirst.requirementId,
          },
        }
      : {}),
    ...(sorted
      ? {
          sorted: {
            column: sorted.column,
            descending: sorted.descending,
            requirementId: sorted.requirementId,
          },
        }
      : {}),
    ...(none
      ? {
          none: {
            ...(none.text === undefined ? {} : { text: none.text }),
            tableGone: none.tableGone,
            requirementId: none.requirementId,
            ...(back ? { back } : {}),
          },
        }
      : {}),
    ...(reset
      ? {
          reset: {
            name: reset.name,
            search: reset.search,
            filter: reset.filter,
            sort: reset.sort,
            page: reset.page,
            requirementId: reset.requirementId,
          },
        }
      : {}),
    ...(toggles ? { toggles } : {}),
    ...(together ? { together } : {}),
    ...(turning ? { turning } : {}),
  }
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
  const from = (shape: string | undefined) =>
    groups.find((group) => group.texts.some((text) => text.replace(/\d+/g, '#') === shape))?.requirementId ??
    view.requirementId
  return {
    ...whole,
    ...(total === undefined ? {} : { all: total }),
    ...(counts
      ? { counts: { ...counts, requirementId: from(counts.one?.shape ?? counts.many?.shape) } }
      : {}),
    ...(page ? { pages: { text: page, requirementId: from(page.shape) } } : {}),
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
