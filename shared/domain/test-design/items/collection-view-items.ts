import type { Collection, CollectionAim, CollectionItem } from '../model.ts'

/** A behaviour to be shown, before it is an item. */
export interface Aimed {
  aim: CollectionAim
  requirementId: string
  says: string
  valid?: false
  technique?: CollectionItem['technique']
}

/** "an item", "a guest". */
export function an(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Counters, with one and several entries and after all that changes their number. */
export function counting(collection: Collection): Aimed[] {
  const { counters, mark, remove, bulk, filters } = collection
  return counters.flatMap(({ which, requirementId }) => {
    const name = which === 'all' ? 'all' : which === 'on' ? 'marked' : 'unmarked'
    const at = (
      after: Extract<CollectionAim, { aim: 'counter' }>['after'],
      words: string,
      number?: number,
    ): Aimed => ({
      aim: { aim: 'counter', which, after, ...(number === undefined ? {} : { number }) },
      requirementId,
      says: `the number of ${name} entries ${words}`,
    })
    if (which === 'on' && !mark) return []
    return [
      at('add', 'with one', 1),
      at('add', 'with two', 2),
      ...(mark ? [at('mark', 'after one was marked'), at('unmark', 'after a mark was taken away')] : []),
      ...(remove ? [at('remove', 'after one was removed')] : []),
      ...(bulk.length > 0 && mark ? [at('bulk', 'after several were removed')] : []),
      ...(filters.length > 1 && mark ? [at('filter', 'in each view')] : []),
    ]
  })
}

/** What each view shows, and what becomes of it when entries change. */
export function viewing({ noun, filters, marked, mark, follows, filterKept }: Collection): Aimed[] {
  if (!mark || filters.length < 2) return []
  const aimed: Aimed[] = []
  for (const { name, shows, requirementId } of filters) {
    aimed.push({
      aim: { aim: 'filter', name },
      requirementId,
      says: `the view "${name}" shows its ${noun}s only`,
      technique: 'Decision Table Testing',
    })
    if (marked)
      aimed.push({
        aim: { aim: 'marked', name },
        ...marked,
        says: `the view "${name}" is active after it was chosen`,
      })
    if (shows === 'all') continue
    aimed.push({
      aim: { aim: 'follows', name, on: shows === 'off' },
      requirementId: (follows ?? { requirementId }).requirementId,
      says: `${an(noun)} leaves the view "${name}" when it no longer fits`,
    })
    if (filterKept)
      aimed.push({
        aim: { aim: 'filterKept', name },
        ...filterKept,
        says: `the view "${name}" stays when ${an(noun)} is added`,
      })
  }
  return aimed
}

/** What stands where no entry is shown. */
export function empty({ emptyTexts, filters, mark, remove }: Collection): Aimed[] {
  const aimed: Aimed[] = []
  for (const { text, filter, unmatched, every, requirementId } of emptyTexts) {
    const at = (name: string | undefined, entries: boolean): void => {
      aimed.push({
        aim: { aim: 'emptyText', text, ...(name === undefined ? {} : { filter: name }), entries },
        requirementId,
        says: `"${text}" stands where no entry is ${name === undefined ? 'left' : `shown in the view "${name}"${entries ? ', though there are some' : ''}`}`,
      })
    }
    const none = filter === undefined && !unmatched
    if (none && remove) at(undefined, false)
    if (none && every) for (const { name } of filters) at(name, false)
    if (!none && mark)
      for (const { name, shows } of filters)
        if (shows !== 'all' && (unmatched || name === filter)) at(name, true)
  }
  return aimed
}
