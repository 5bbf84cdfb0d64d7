import type { ListAction } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'
import { foundRows, showsAfter, standingAfter } from './evaluate-list.ts'
import type { Probe } from './probe.ts'
import { countFor, nothingQuery, partOfOne, partsOfWords, queriesOf } from './sample-queries.ts'

const search = (text: string): ListAction => ({ do: 'search', text })

/** Searching through each column, in other letters, between blanks, and emptied again. */
export function searchProbes(view: ListView): Probe[] {
  const { search: field } = view
  if (!field) return []
  const good = queriesOf(view).filter((one) => (countFor(view, one) ?? 0) > 0)
  const [query] = good
  const bare = field.accents === undefined ? undefined : withoutAccents(view, field.columns)
  const probes: Probe[] = (field.columns ?? []).flatMap((column) => {
    const part = partOfOne(view, column)
    return part === undefined
      ? []
      : [
          {
            requirementId: field.requirementId,
            about: `a part of the ${column}`,
            actions: [search(part)],
            looks: ['rows', 'count'] as const,
          },
        ].map((one) => ({ ...one, looks: [...one.looks] }))
  })
  if (field.accents !== undefined && bare !== undefined)
    probes.push({
      requirementId: field.accents,
      about: 'without accents',
      actions: [search(bare)],
      looks: ['rows', 'count'],
    })
  if (query === undefined) return probes
  if (field.caseless !== undefined)
    probes.push({
      requirementId: field.caseless,
      about: 'upper and lower case',
      actions: [search(otherCase(query))],
      looks: ['rows', 'count'],
    })
  if (field.trimmed !== undefined)
    probes.push({
      requirementId: field.trimmed,
      about: 'blanks around the text',
      actions: [search(`  ${query} `)],
      looks: ['rows', 'count'],
    })
  const emptied = field.blank ?? field.requirementId
  probes.push({
    requirementId: emptied,
    about: 'an emptied search',
    actions: [search(query), search('')],
    looks: ['rows', 'count', 'page'],
  })
  if (field.blank !== undefined || field.trimmed !== undefined)
    probes.push({
      requirementId: emptied,
      about: 'only blanks',
      actions: [search(query), search('   ')],
      looks: ['rows', 'count', 'page'],
    })
  return probes
}

/** A word of a row that has an accent, written without; in the letters of the row, as far as those go. */
function withoutAccents({ records = [] }: ListView, columns: string[] = []): string | undefined {
  const words = records.flatMap(({ values }) =>
    columns.flatMap((column) => (values[column] ?? '').split(/[^\p{L}\p{M}]+/u)),
  )
  const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
  const accented = words.find((word) => word.length > 2 && bare(word) !== word.normalize('NFD'))
  return accented && bare(accented)
}

function otherCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
}

/** Each choice of each filter, all again, and a choice together with a search. */
export function filterProbes(view: ListView): Probe[] {
  return view.filters.flatMap((filter): Probe[] => {
    const { name, options, all, requirementId } = filter
    const choose = (value: string): ListAction => ({ do: 'filter', name, value })
    const probes = options.slice(0, 12).map((value): Probe => ({
      requirementId,
      about: `${name} is ${value}`,
      actions: [choose(value)],
      looks:
        showsAfter(view, [choose(value)]).found === 0
          ? ['none', 'count', 'page', 'ends']
          : ['rows', 'count', 'page', 'ends'],
      also: [
        view.counts?.requirementId,
        view.pageSize?.requirementId,
        filter.offeredBy,
        ...givenFor(view, foundRows(view, standingAfter(view, [choose(value)]))),
      ],
    }))
    const [first] = options
    if (first !== undefined && all !== undefined)
      probes.push({
        requirementId,
        about: `${name} at all again`,
        actions: [choose(first), choose(all)],
        looks: ['rows', 'count', 'page'],
      })
    const pair = togetherOf(view, name, options)
    if (pair && view.together !== undefined)
      probes.push({
        requirementId: view.together,
        about: 'both together',
        actions: pair,
        looks: ['rows', 'count'],
      })
    return probes
  })
}

/** The requirements that give the rows which are found. */
function givenFor({ givenBy = [] }: ListView, rows: { name: string }[] = []): string[] {
  const names = new Set(rows.map(({ name }) => name))
  return givenBy
    .filter((part) => part.names.some((name) => names.has(name)))
    .map(({ requirementId }) => requirementId)
}

/** A search and a choice, each of which leaves out rows that the other one finds. */
function togetherOf(view: ListView, name: string, options: string[]): ListAction[] | undefined {
  const rows = (actions: ListAction[]) => foundRows(view, standingAfter(view, actions))?.length
  for (const query of [...queriesOf(view), ...partsOfWords(view)])
    for (const value of options.slice(0, 12)) {
      const choose: ListAction = { do: 'filter', name, value }
      const both = rows([choose, search(query)])
      const [one, other] = [rows([search(query)]), rows([choose])]
      if (both !== undefined && both > 0 && both < (one ?? 0) && both < (other ?? 0))
        return [choose, search(query)]
    }
  return undefined
}

/** A search that finds nothing, and one after it that finds something. */
export function noneProbes(view: ListView): Probe[] {
  const { none } = view
  const query = nothingQuery(view)
  if (!none || query === undefined) return []
  const [good] = queriesOf(view).filter((one) => (countFor(view, one) ?? 0) > 0)
  const { requirementId, back = requirementId } = none
  return [
    {
      requirementId,
      about: 'nothing is found',
      actions: [search(query)],
      looks: ['none', 'count', 'page', 'ends'],
      also: [view.counts?.requirementId],
    },
    {
      requirementId: back,
      about: 'found again',
      actions: [search(query), search('')],
      looks: ['someAgain', 'rows', 'count'],
    },
    ...(good === undefined
      ? []
      : [
          {
            requirementId: back,
            about: 'found again',
            actions: [search(query), search(good)],
            looks: ['someAgain', 'rows', 'count'],
          } satisfies Probe,
        ]),
  ]
}

/** Back to the start from each setting, and from all of them. */
export function resetProbes(view: ListView): Probe[] {
  const { reset } = view
  if (!reset) return []
  const { requirementId } = reset
  const [query] = queriesOf(view).filter((one) => (countFor(view, one) ?? 0) > 0)
  const settings: ListAction[][] = [
    ...(query === undefined || !reset.search ? [] : [[search(query)]]),
    ...view.filters
      .filter(({ name }) => reset.filters.includes(name))
      .flatMap(({ name, options: [value] }): ListAction[][] =>
        value === undefined ? [] : [[{ do: 'filter', name, value }]],
      ),
    ...(reset.sort
      ? view.sorters.slice(0, 1).map(({ name }): ListAction[] => [{ do: 'sort', column: name }])
      : []),
    ...(reset.page && view.next !== undefined ? [[{ do: 'next' } satisfies ListAction]] : []),
  ]
  // Turning the page comes first, since every other change may lead back.
  const every = settings.length > 1 ? [settings.flat().filter((one) => one.do !== 'next')] : []
  return [...settings, ...every].map((actions) => ({
    requirementId,
    about: 'back to the start',
    actions: [...actions, { do: 'reset' }],
    looks: ['controls', 'rows', 'count', 'page'],
  }))
}
