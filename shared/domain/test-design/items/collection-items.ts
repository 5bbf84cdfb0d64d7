import type { EntryFault } from '../../requirements/collections/parts.ts'
import type { Collection, CollectionItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { an, counting, empty, viewing, type Aimed } from './collection-view-items.ts'

const mostEntries = 30
const longestText = 500

/** What each statement about a list is tried with: one item for each behaviour, both sides of each limit, each view. */
export function collectionItems(model: TestModel): CollectionItem[] {
  return (model.collections ?? []).flatMap((one) =>
    [...standing(one), ...(one.others.some(({ open }) => open) ? [] : doing(one))].map(
      ({
        aim,
        requirementId,
        says,
        valid = true,
        technique = 'State Transition Testing',
      }): CollectionItem => ({
        kind: 'collection',
        id: `${requirementId}/list/${says}`.slice(0, 390),
        technique,
        requirementId,
        description: says,
        priority: priorityOf(model, requirementId),
        valid,
        collectionId: one.id,
        aim,
      }),
    ),
  )
}

function doing(one: Collection): Aimed[] {
  return [
    ...adding(one),
    ...refused(one),
    ...full(one),
    ...marking(one),
    ...taking(one),
    ...counting(one),
    ...viewing(one),
    ...empty(one),
  ]
}

function standing({ opening, shown }: Collection): Aimed[] {
  return [...opening, ...shown].map(({ check, requirementId }) => ({
    aim: { aim: 'check', check },
    requirementId,
    says: `on the opened page: ${check}`,
    technique: 'Use Case Testing',
  }))
}

function adding({ noun, add, enter, emptied, place, trims, reloaded }: Collection): Aimed[] {
  const aimed: Aimed[] = []
  const technique = 'Use Case Testing'
  if (add.button !== undefined)
    aimed.push({
      aim: { aim: 'added', by: 'button' },
      requirementId: add.requirementId,
      says: `${an(noun)} is added with "${add.button}"`,
      technique,
    })
  if (add.enter)
    aimed.push({
      aim: { aim: 'added', by: 'enter' },
      requirementId: (enter ?? add).requirementId,
      says: `${an(noun)} is added with the Enter key`,
      technique,
    })
  if (emptied)
    aimed.push({
      aim: { aim: 'emptied' },
      ...emptied,
      says: `the field is empty after ${an(noun)} was added`,
    })
  if (place)
    aimed.push({
      aim: { aim: 'place' },
      requirementId: place.requirementId,
      says: `a new ${noun} stands ${place.at === 'sorted' ? 'in alphabetical order' : place.at === 'end' ? 'at the end' : 'at the top'}`,
    })
  if (reloaded)
    aimed.push({
      aim: { aim: 'reloaded' },
      requirementId: reloaded.requirementId,
      says: `after a reload ${reloaded.kept ? `every ${noun} is still there` : 'the list is empty'}`,
    })
  if (trims)
    aimed.push({
      aim: { aim: 'trim' },
      ...trims,
      says: 'blanks before and after the text are not part of it',
      technique: 'Equivalence Partitioning',
    })
  return aimed
}

const spoken: Record<EntryFault, string> = {
  empty: 'an empty text',
  blank: 'only blanks',
  tooShort: 'a text that is too short',
  tooLong: 'a text that is too long',
  duplicate: 'a text that is already there',
}

function refused({ refusals, length, unique, mark, kept, cleared, trims }: Collection): Aimed[] {
  const aimed: Aimed[] = []
  const { min, max } = length ?? {}
  for (const { fault, requirementId } of refusals) {
    const limit =
      fault === 'tooShort' ? (min ?? 0) - 1 : fault === 'tooLong' ? (max ?? longestText) + 1 : undefined
    if (limit !== undefined && (limit < 1 || limit > longestText)) continue
    const technique = limit === undefined ? 'Equivalence Partitioning' : 'Boundary Value Analysis'
    const says =
      limit === undefined ? `${spoken[fault]} is refused` : `a text of ${limit} characters is refused`
    aimed.push({
      aim: { aim: 'refused', fault, ...(limit === undefined ? {} : { length: limit }) },
      requirementId,
      says,
      valid: false,
      technique,
    })
    if (fault === 'tooShort' && trims)
      aimed.push({
        aim: { aim: 'refused', fault, length: limit ?? 1, variant: 'blanks' },
        requirementId: trims.requirementId,
        says: `a text of ${limit ?? 1} characters between blanks is refused`,
        valid: false,
        technique,
      })
    if (fault !== 'duplicate') continue
    const also = {
      requirementId: unique?.requirementId ?? requirementId,
      valid: false as const,
      technique: 'Equivalence Partitioning' as const,
    }
    if (unique?.ignoresCase)
      aimed.push({
        aim: { aim: 'refused', fault, variant: 'case' },
        ...also,
        says: 'the same text in other upper and lower case is refused',
      })
    if (mark)
      aimed.push({
        aim: { aim: 'refused', fault, variant: 'marked' },
        ...also,
        says: 'the text of a marked entry is refused',
      })
  }
  const bounds = [min, max].filter((one) => one !== undefined && one >= 1 && one <= longestText)
  if (length)
    for (const one of new Set(bounds))
      aimed.push({
        aim: { aim: 'taken', length: one ?? 1 },
        requirementId: length.requirementId,
        says: `a text of ${one ?? 1} characters is taken`,
        technique: 'Boundary Value Analysis',
      })
  const typed = refusals.some(({ fault }) => fault !== 'empty' && fault !== 'blank')
  if (kept && typed)
    aimed.push({ aim: { aim: 'kept' }, ...kept, says: 'a refused text stays in the field', valid: false })
  if (cleared && refusals.length > 0)
    aimed.push({ aim: { aim: 'cleared' }, ...cleared, says: 'the message is gone after an entry was added' })
  return aimed
}

function full({ noun, capacity, full: state, freed, remove }: Collection): Aimed[] {
  if (!capacity || !state || capacity.most > mostEntries) return []
  const { most, requirementId } = capacity
  const technique = 'Boundary Value Analysis'
  const aimed: Aimed[] = [
    {
      aim: { aim: 'full', entries: most - 1 },
      requirementId,
      says: `with ${most - 1} ${noun}s the list is not full`,
      technique,
    },
    {
      aim: { aim: 'full', entries: most },
      requirementId: state.requirementId,
      says: `with ${most} ${noun}s the list is full`,
      valid: false,
      technique,
    },
  ]
  if (state.enter)
    aimed.push({
      aim: { aim: 'fullEnter' },
      requirementId: state.requirementId,
      says: 'Enter adds nothing to a full list',
      valid: false,
    })
  if (freed && remove)
    aimed.push({
      aim: { aim: 'freed' },
      ...freed,
      says: `a full list takes ${an(noun)} again after one was removed`,
    })
  return aimed
}

function marking({ noun, mark, orderKept }: Collection): Aimed[] {
  if (!mark) return []
  const { requirementId } = mark
  return [
    { aim: { aim: 'mark', on: true }, requirementId, says: `${an(noun)} is marked` },
    { aim: { aim: 'mark', on: false }, requirementId, says: `the mark of ${an(noun)} is taken away` },
    ...(orderKept
      ? [{ aim: { aim: 'orderKept' as const }, ...orderKept, says: `a marked ${noun} keeps its place` }]
      : []),
  ]
}

function taking({ noun, remove, bulk, enabled, mark }: Collection): Aimed[] {
  const aimed: Aimed[] = []
  if (remove)
    aimed.push({
      aim: { aim: 'remove' },
      requirementId: remove.requirementId,
      says: `just one ${noun} is removed`,
    })
  for (const { button, which, requirementId } of bulk)
    if (which === 'all' || mark)
      aimed.push({
        aim: { aim: 'bulk', button },
        requirementId,
        says: `"${button}" removes ${which === 'all' ? 'all' : which === 'on' ? 'the marked' : 'the unmarked'} ${noun}s`,
      })
  for (const { button, which, requirementId } of enabled)
    if (which === 'all' || mark)
      for (const holds of [true, false])
        aimed.push({
          aim: { aim: 'enabled', button, holds },
          requirementId,
          says: `"${button}" is ${holds ? 'enabled' : 'disabled'}`,
        })
  return aimed
}
