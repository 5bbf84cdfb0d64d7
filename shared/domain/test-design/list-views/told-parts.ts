import type { ListPart } from '../../requirements/list-views/list-fact.ts'

/** A part of the list with the requirement that states it. */
export type Told = ListPart & { requirementId: string }

/** All parts of a kind. */
export function all<W extends ListPart['what']>(
  told: Told[],
  what: W,
): (Extract<ListPart, { what: W }> & { requirementId: string })[] {
  return told.filter(
    (one): one is Extract<ListPart, { what: W }> & { requirementId: string } => one.what === what,
  )
}
