import { type SQL, and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** What tells the later version of a file: it has the same owner, and the same address or, where it was uploaded, the same name. */
export interface FilePlace {
  ownerId: string
  fileName: string
  sourceUrl: string | null
}

const nameOf = ({ ownerId, fileName, sourceUrl }: FilePlace): string =>
  JSON.stringify(sourceUrl === null ? [ownerId, 'named', fileName] : [ownerId, 'fetched', sourceUrl])

/**
 * Files that stand now where others stood that are gone, by the ids of those: the newest of each place. A file that is itself among `places` takes no other's place.
 * `isPlanned` is the condition for files that may be named at all.
 */
export async function successorsOf(
  { services: { db } }: Context,
  places: Readonly<Record<string, FilePlace>>,
  isPlanned: SQL | undefined,
): Promise<ReadonlyMap<string, string>> {
  const known = await db
    .select({ fileId: files.fileId })
    .from(files)
    .where(and(isPlanned, inArray(files.fileId, idsIn(Object.keys(places)))))
  const live = new Set(known.map(({ fileId }) => fileId))
  const gone = Object.entries(places).filter(([fileId]) => !live.has(fileId))
  if (gone.length === 0) return new Map()
  const { fileId, ownerId, fileName, sourceUrl } = files
  const all = gone.map(([, place]) => place)
  const addresses = all.flatMap((place) => place.sourceUrl ?? [])
  const names = all.flatMap((place) => (place.sourceUrl === null ? place.fileName : []))
  const isLikely = or(
    inArray(sourceUrl, idsIn(addresses)),
    and(isNull(sourceUrl), inArray(fileName, idsIn(names))),
  )
  const found = await db
    .select({ fileId, ownerId, fileName, sourceUrl })
    .from(files)
    .where(and(isPlanned, eq(files.parentFileId, ''), isLikely))
    .orderBy(desc(files.createdAt), desc(fileId))
  const newest = new Map<string, string>()
  for (const one of found)
    if (!(one.fileId in places) && !newest.has(nameOf(one))) newest.set(nameOf(one), one.fileId)
  return new Map(
    gone.flatMap(([earlier, place]) => {
      const later = newest.get(nameOf(place))
      return later === undefined ? [] : [[earlier, later] as const]
    }),
  )
}
