import { mediaTypes } from './detect-type.ts'
import { maximumAttachments } from './limits.ts'
import type { Attachment } from './types.ts'

export interface Attached {
  fileName: string
  contentType: string
  size: number
  /** Asked only where there is room for them. */
  bytes: () => Uint8Array
}

const longestName = 200
const namedLeftOut = 10

/** What a mail hands back, as many files and bytes as there is room for; each has a name of its own. A warning names what is left out. */
export function boundedAttachments(all: readonly Attached[]): {
  attachments: Attachment[]
  warnings: string[]
} {
  const names = new Names()
  const attachments: Attachment[] = []
  const leftOut: string[] = []
  let room = maximumAttachments.bytes
  for (const { fileName, contentType, size, bytes } of all) {
    if (attachments.length >= maximumAttachments.files || size > room) {
      if (leftOut.push(fileName) <= namedLeftOut)
        leftOut[leftOut.length - 1] = names.plain(fileName, contentType)
      continue
    }
    room -= size
    attachments.push({
      fileName: names.own(fileName, contentType),
      contentType: contentType.toLowerCase().slice(0, longestName),
      bytes: new Uint8Array(bytes()).buffer,
    })
  }
  return { attachments, warnings: leftOut.length > 0 ? [warning(leftOut)] : [] }
}

function warning(leftOut: readonly string[]): string {
  const more = leftOut.length - namedLeftOut
  const named = leftOut.slice(0, namedLeftOut).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const { files, bytes } = maximumAttachments
  return `Of a mail ${files} attachments and ${bytes / 2 ** 20} MB are read. Left out: ${named}. Save them and upload them.`
}

/** A name by which the format of a part without one is known. */
function unnamed(contentType: string): string {
  const type = contentType.toLowerCase()
  return Object.hasOwn(mediaTypes, type) ? `attachment.${mediaTypes[type]}` : 'attachment'
}

/** Names of files as they can be stored and shown: without folders and invisible characters, and each of them once. */
class Names {
  readonly #counts = new Map<string, number>()

  plain(name: string, contentType: string): string {
    const last = name.split(/[/\\]/).at(-1) ?? ''
    const shown = last.toWellFormed().replaceAll(/\p{C}/gu, '').trim().slice(-longestName)
    const isMail = /^message\/(?:rfc822|global|news)$/i.test(contentType)
    if (shown === '' || shown === '.' || shown === '..') return isMail ? 'message.eml' : unnamed(contentType)
    // Mail programs name a mail after its subject.
    return isMail && !/\.eml$/i.test(shown) ? `${shown}.eml` : shown
  }

  own(name: string, contentType: string): string {
    const plain = this.plain(name, contentType)
    for (;;) {
      const count = (this.#counts.get(plain) ?? 0) + 1
      this.#counts.set(plain, count)
      if (count === 1) return plain
      const dot = plain.lastIndexOf('.')
      const at = dot > 0 ? dot : plain.length
      const numbered = `${plain.slice(0, at)}-${count}${plain.slice(at)}`
      if (this.#counts.has(numbered)) continue
      this.#counts.set(numbered, 1)
      return numbered
    }
  }
}
