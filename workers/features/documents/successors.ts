import type { FileRow } from './store.ts'

/** A file that takes the place of an earlier one. */
export interface Successor {
  from: string
  to: string
}

type Came = Pick<FileRow, 'fileId' | 'parentFileId' | 'fileName' | 'createdAt'>

/**
 * Which files take the places of which: the new one that of its earlier versions, and what came with it that of what came with them under the same name. Of several
 * earlier versions the newest is heard first. What has no successor is left out. Takes files before what came with them, as `withAttachments` gives them.
 */
export function successorsOf(replaced: readonly Came[], come: readonly Came[]): Successor[] {
  const places = new Map([...placesOf(come)].map(([fileId, place]) => [place, fileId]))
  const earlier = placesOf(replaced)
  return replaced
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .flatMap(({ fileId: from }) => {
      const to = places.get(earlier.get(from) ?? '')
      return to === undefined ? [] : [{ from, to }]
    })
}

/** The names that lead from a mail to what came with it; names of files hold no slash. */
function placesOf(files: readonly Came[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const { fileId, parentFileId, fileName } of files)
    places.set(fileId, parentFileId === '' ? '/' : `${places.get(parentFileId) ?? ''}/${fileName}`)
  return places
}
