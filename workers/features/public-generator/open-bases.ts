import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { baseFor, knowledgeBaseNotFound, readerOfBase } from '../knowledge-bases/index.ts'
import type { Place } from '../search/index.ts'
import { readPublicBase } from '../sharing/index.ts'

/** A base that a run may read, and by what right. */
export interface OpenBase {
  kbId: string
  /** The organization that the caller reads it for; null where anybody may. */
  organizationId: string | null
}

/** The bases that a caller names: what is neither public nor theirs to read is 404, by its place in `userKbIds`. */
export async function openBases(context: Context, kbIds: readonly string[]): Promise<OpenBase[]> {
  const distinct = [...new Set(kbIds)]
  const found = await Promise.all(distinct.map((kbId) => openBase(context, kbId)))
  const details = kbIds.flatMap((kbId, at) =>
    found[distinct.indexOf(kbId)]
      ? []
      : [{ path: `userKbIds.${at}`, message: knowledgeBaseNotFound.sentence }],
  )
  if (details.length > 0) throw knowledgeBaseNotFound({ details })
  return found.filter((one) => one !== null)
}

async function openBase(context: Context, kbId: string): Promise<OpenBase | null> {
  if (await publicName(context, kbId)) return { kbId, organizationId: null }
  const organizationId = await readerOfBase(context, kbId)
  return organizationId === null ? null : { kbId, organizationId }
}

/** Where a run searches: those of the bases that may still be read, and how many may not. */
export async function placesOf(
  context: Context,
  bases: readonly OpenBase[],
): Promise<{ places: Place[]; closed: number }> {
  const names = await Promise.all(
    bases.map(({ kbId, organizationId }) =>
      organizationId === null
        ? publicName(context, kbId)
        : baseFor(context, kbId, organizationId).then((base) => base?.name),
    ),
  )
  const places = bases.flatMap(({ kbId }, at) => {
    const name = names[at]
    return name === undefined ? [] : [{ kind: 'knowledge_base' as const, ownerId: kbId, name }]
  })
  return { places, closed: bases.length - places.length }
}

const publicName = (context: Context, kbId: string): Promise<string | undefined> =>
  readPublicBase(context, kbId).then(
    ({ name }) => name,
    (error: unknown) => {
      if (isServiceError(error)) return undefined
      throw error
    },
  )
