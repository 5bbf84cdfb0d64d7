import { readMember } from '../../../shared/domain/analytics/file/member.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { importKey } from './keys.ts'
import type { FileRow } from './store.ts'

const linesAtOnce = 1000

/** Why a file is refused, in a sentence for whoever sent it. */
export class RefusedFile extends Error {}

/** Reads the member of an import that is next, line by line, and says where the one after it begins. */
export async function nextMember(
  { services: { files } }: Context,
  file: FileRow,
  take: (line: string) => Promise<void> | void,
): Promise<{ at: number; isLast: boolean }> {
  const { at: offset } = file.progress
  const whole = await files.head(importKey(file))
  if (!whole || offset >= whole.size) throw new RefusedFile('The file is empty or gone. Send it again.')
  const object = await files.get(importKey(file), { range: { offset } })
  if (!object) throw new Error('The file cannot be read at the moment')
  let refused: unknown
  let lines = 0
  const bytes = await readMember(object.body as unknown as AsyncIterable<Uint8Array>, async (line) => {
    try {
      await take(line)
      // A file takes long: what else is to be done may be done in between.
      if (++lines % linesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    } catch (error) {
      refused = error
      throw error
    }
  }).catch((error: unknown) => {
    if (refused !== undefined) throw refused
    throw new RefusedFile(
      `The file is no gzip of lines, or damaged${offset > 0 ? ' in a later part' : ''}.`,
      { cause: error },
    )
  })
  const at = offset + bytes
  return { at, isLast: at >= object.size }
}
