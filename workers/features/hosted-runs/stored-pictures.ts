import type { Context } from '../../../shared/kernel/context.ts'
import type { Picture } from '../../../shared/kernel/operation.ts'

/** A picture of a page by its key in the store of files. */
export interface Shot {
  key: string
  caption: string
}

/** As many as an assistant looks at, and no more than a message carries. */
const mostPictures = 4
const mostBytes = 1_500_000

/** The first few of these pictures, as assistants are shown them; one that is gone, or too large beside the others, is left out. */
export async function storedPictures(
  { services }: Pick<Context, 'services'>,
  shots: readonly Shot[],
): Promise<Picture[]> {
  const shown = shots.slice(0, mostPictures)
  const files = await Promise.all(shown.map(({ key }) => services.files.get(key)))
  const pictures: Picture[] = []
  let left = mostBytes
  for (const [index, file] of files.entries()) {
    if (!file || file.size > left) {
      await file?.body.cancel()
      continue
    }
    left -= file.size
    pictures.push({
      caption: shown[index]?.caption ?? '',
      mimeType: file.httpMetadata?.contentType ?? 'image/png',
      data: await file.arrayBuffer(),
    })
  }
  return pictures
}
