import type { CollectionPart, EntryFault } from '../../requirements/collections/parts.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Collection, CollectionSaying, Origin } from '../model.ts'

type Told = CollectionSaying

/** What the sentences of a text say of a list that somebody keeps. */
export function collectionSayings(sentences: ReadSentence[]): CollectionSaying[] {
  return sentences.flatMap(({ facts, requirementId }) =>
    facts.flatMap((fact) =>
      fact.kind === 'collection' && requirementId !== undefined
        ? [{ requirementId, part: fact.part, phrase: fact.said }]
        : [],
    ),
  )
}

/** The list that a text keeps on a page, put together from what its sentences say of it; none where no sentence adds to one. */
export function buildCollections(told: CollectionSaying[], rows: boolean): Collection[] {
  const input = first(told, 'input')
  const adds = all(told, 'add')
  const [add] = adds
  if (!input || !add) return []
  const enter = adds.find((one) => one.enter)
  const button = adds.find((one) => one.button !== undefined)?.button
  return [
    {
      id: 'C1',
      noun: input.noun,
      label: input.label,
      others: input.others,
      told: told.map(({ requirementId, part: { part } }) => ({ requirementId, part })),
      add: { ...add, ...(button === undefined ? {} : { button }), ...(enter ? { enter: true } : {}) },
      ...(enter && enter.requirementId !== add.requirementId
        ? { enter: { requirementId: enter.requirementId } }
        : {}),
      ...entryRules(told),
      ...fullness(told),
      ...controls(told),
      ...views(told),
      ...(rows ? { rows } : {}),
    },
  ]
}

type Kind = CollectionPart['part']
type Part<K extends Kind> = Extract<CollectionPart, { part: K }> & Origin

function all<K extends Kind>(told: Told[], kind: K): Part<K>[] {
  return told.flatMap(({ part, requirementId }) =>
    part.part === kind ? [{ ...part, requirementId } as Part<K>] : [],
  )
}

function first<K extends Kind>(told: Told[], kind: K): Part<K> | undefined {
  return all(told, kind)[0]
}

/** The origin of what is only said or not. */
function said<N extends string>(told: Told[], kind: Kind, name: N): Partial<Record<N, Origin>> {
  const found = told.find(({ part }) => part.part === kind)
  return found ? ({ [name]: { requirementId: found.requirementId } } as Record<N, Origin>) : {}
}

function entryRules(
  told: Told[],
): Pick<
  Collection,
  'emptied' | 'place' | 'trims' | 'length' | 'unique' | 'refusals' | 'kept' | 'cleared' | 'reloaded'
> {
  const trim = all(told, 'trim').toSorted(
    (a, b) => Number(b.example !== undefined) - Number(a.example !== undefined),
  )[0]
  const places = all(told, 'place')
  const [place] = places
  const reloads = all(told, 'reloaded')
  const [reload] = reloads
  const lengths = all(told, 'length')
  const [length] = lengths
  const uniques = all(told, 'unique')
  const [unique] = uniques
  const refusals = new Map<EntryFault, Collection['refusals'][number]>()
  const two = new Set<EntryFault>()
  for (const { faults, message, requirementId } of all(told, 'refusal'))
    for (const fault of faults) {
      const known = refusals.get(fault)
      if (known && known.message !== message) two.add(fault)
      else refusals.set(fault, { fault, message, requirementId })
    }
  // Two messages for one fault, or two places for one entry: the text has more in mind than is read here.
  return {
    ...said(told, 'emptied', 'emptied'),
    ...(place && places.every(({ at }) => at === place.at) ? { place } : {}),
    ...(trim ? { trims: trim } : {}),
    ...(length && agree(lengths)
      ? { length: Object.assign({}, ...lengths, { requirementId: length.requirementId }) as Part<'length'> }
      : {}),
    ...(unique
      ? {
          unique: {
            requirementId: unique.requirementId,
            ignoresCase: uniques.some(({ ignoresCase }) => ignoresCase),
          },
        }
      : {}),
    refusals: [...refusals.values()].filter(({ fault }) => !two.has(fault)),
    ...said(told, 'kept', 'kept'),
    ...said(told, 'cleared', 'cleared'),
    ...(reload && reloads.every(({ kept }) => kept === reload.kept) ? { reloaded: reload } : {}),
  }
}

function agree(lengths: Part<'length'>[]): boolean {
  const one = (bounds: (number | undefined)[]): boolean =>
    new Set(bounds.filter((bound) => bound !== undefined)).size <= 1
  return one(lengths.map(({ min }) => min)) && one(lengths.map(({ max }) => max))
}

function fullness(told: Told[]): Pick<Collection, 'capacity' | 'full' | 'freed'> {
  const capacity = first(told, 'capacity')
  const fulls = all(told, 'full')
  const [full] = fulls
  if (!capacity || !full) return capacity ? { capacity } : {}
  const text = fulls.find((one) => one.text !== undefined)?.text
  return {
    capacity,
    full: {
      requirementId: full.requirementId,
      ...(text === undefined ? {} : { text }),
      disabled: [...new Set(fulls.flatMap(({ disabled }) => disabled))],
      ...(fulls.some(({ enter }) => enter) ? { enter: true as const } : {}),
      ...(fulls.some(({ tried }) => tried) ? { tried: true as const } : {}),
    },
    ...said(told, 'freed', 'freed'),
  }
}

function controls(told: Told[]): Pick<Collection, 'mark' | 'orderKept' | 'remove' | 'bulk' | 'enabled'> {
  const mark = first(told, 'mark')
  const remove = first(told, 'asks') ? undefined : first(told, 'remove')
  return {
    ...(mark ? { mark } : {}),
    ...said(told, 'orderKept', 'orderKept'),
    ...(remove ? { remove } : {}),
    bulk: distinct(all(told, 'bulk'), ({ button }) => button),
    enabled: distinct(all(told, 'enabled'), ({ button }) => button),
  }
}

function views(
  told: Told[],
): Pick<
  Collection,
  'counters' | 'filters' | 'first' | 'marked' | 'follows' | 'filterKept' | 'emptyTexts' | 'opening' | 'shown'
> {
  const initial = first(told, 'initialFilter')
  const filters = all(told, 'filter')
  const clear = filters.filter((one) =>
    filters.every(({ name, shows }) => name !== one.name || shows === one.shows),
  )
  const last = distinct(clear.toReversed(), ({ name }) => name).toReversed()
  const everything = last.find(({ shows }) => shows === 'all')
  const start = initial?.name ?? everything?.name
  return {
    counters: distinct(all(told, 'counter'), ({ forms }) => forms.map(({ text }) => text).join('\n')),
    filters: last,
    ...(start === undefined ? {} : { first: start }),
    ...said(told, 'marked', 'marked'),
    ...said(told, 'follows', 'follows'),
    ...said(told, 'filterKept', 'filterKept'),
    emptyTexts: distinct(
      all(told, 'emptyText').toReversed(),
      ({ text, filter = '' }) => `${text}\n${filter}`,
    ).toReversed(),
    opening: distinct(all(told, 'opening'), ({ check }) => check),
    shown: distinct(all(told, 'shown'), ({ check }) => check),
  }
}

function distinct<T>(parts: T[], key: (part: T) => string): T[] {
  const seen = new Set<string>()
  return parts.filter((part) => !seen.has(key(part)) && Boolean(seen.add(key(part))))
}
