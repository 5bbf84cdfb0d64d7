import { createHash } from 'node:crypto'
import { type MultipartError, type PartInfo, make } from 'multipasta'
import { type ErrorDetail, unsupportedMediaType, validationFailed } from './errors.ts'
import { piecesOf } from './pieces-of.ts'
import { uploadTooLarge } from './uploads.ts'

/** The store cuts an upload into parts of this size, all but the last (R2 takes 5 MiB at least). */
export const partBytes = 5 * 2 ** 20

/** Where the bytes of a file go, in parts of {@link partBytes}; the last one may be smaller. Told in order, one at a time. */
export type TakePart = (part: Uint8Array, isLast: boolean) => Promise<void>

export interface ReceivedFile {
  /** As the client named it: hostile. */
  fileName: string
  contentType: string
  size: number
  /** SHA-256 of all bytes, in hexadecimal digits. */
  hash: string
}

const formType = 'multipart/form-data'

/**
 * Reads the one file of a form, in its part `file`, while it arrives, and hands its bytes on in parts, so that no more than one part is held. `accept`
 * looks at its name before the first byte is taken, and says how large it may be. Throws what `accept` throws, an error for another media type,
 * `validation_failed` for a form without that file, with a second one or other parts, or cut off on the way, and `uploads.too_large`.
 */
export async function receiveUpload(request: Request, { accept, take }: Receiving): Promise<ReceivedFile> {
  const contentType = request.headers.get('content-type') ?? ''
  if (contentType.split(';')[0]?.trim().toLowerCase() !== formType)
    throw unsupportedMediaType({ message: `Send the file as ${formType}, in a part named "file"` })
  const form = new FormReader(contentType, accept)
  try {
    for await (const chunk of piecesOf((request.body ?? emptyBody()) as ReadableStream<Uint8Array>)) {
      form.write(chunk)
      while (form.waiting >= partBytes) await take(form.shift(partBytes), false)
    }
  } catch (error) {
    throw form.fault() ?? error
  }
  form.end()
  const fault = form.fault()
  if (fault) throw fault
  await take(form.shift(form.waiting), true)
  return form.file()
}

export interface SizeLimit {
  maxBytes: number
  /** The sentence that names it. */
  sentence: string
}

type Accept = (fileName: string) => SizeLimit

interface Receiving {
  accept: Accept
  take: TakePart
}

/** What a form may hold beside its file: the rest of it is the file. */
export const mostOtherBytes = 64 * 1024

const emptyBody = () => new Response('').body as ReadableStream<Uint8Array>

const refused = (detail: ErrorDetail) => validationFailed({ details: [detail] })
const notValid = () => refused({ path: '', message: `Not valid ${formType}` })

/**
 * A name of a part as forms write it: in quotes, with %22 or \\" for a quote (HTML, "multipart form data"; RFC 7578), or as a bare token, as .NET writes it. The
 * parser's own reading of this header knows the letters of Latin-1 alone.
 */
function nameOf({ headers }: PartInfo, parameter: 'name' | 'filename'): string | undefined {
  const header = String(headers['content-disposition'] ?? '')
  const pattern = new RegExp(`;\\s*${parameter}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, 'i')
  const [, quoted, token] = pattern.exec(header) ?? []
  return (quoted ?? token)
    ?.replaceAll('%22', '"')
    .replaceAll('\\"', '"')
    .replaceAll(/%0[da]/gi, ' ')
}

const fileNameOf = (info: PartInfo | undefined): string =>
  (info && nameOf(info, 'filename')) || (info?.filename ?? '')

/** What has arrived of a form, and what of its file was not handed on yet. */
class FormReader {
  waiting = 0
  readonly #chunks: Uint8Array[] = []
  readonly #hash = createHash('sha256')
  readonly #parser
  #size = 0
  #otherBytes = 0
  #info: PartInfo | undefined
  #limit: SizeLimit | undefined
  #fault: Error | undefined
  #error: MultipartError | undefined

  constructor(contentType: string, accept: Accept) {
    this.#parser = make({
      headers: { 'content-type': contentType },
      maxParts: 4,
      isFile: (info) => nameOf(info, 'name') === 'file' && nameOf(info, 'filename') !== undefined,
      // The parser knows nothing of a part without headers.
      onField: (info: PartInfo | undefined) => {
        const name = (info && nameOf(info, 'name')) ?? ''
        const message = name === 'file' ? 'Must be one file' : 'Unknown part'
        this.#fault ??= refused({ path: name.slice(0, 100), message })
      },
      onFile: (info) => {
        if (this.#info) this.#fault ??= refused({ path: 'file', message: 'Must be one file' })
        else this.#begin(info, accept)
        return (chunk) => chunk && this.#info === info && this.#add(chunk)
      },
      onError: (error) => void (this.#error ??= error),
      onDone: () => undefined,
    })
  }

  write(chunk: Uint8Array): void {
    const before = this.#size
    this.#parse(() => this.#parser.write(chunk))
    this.#otherBytes += chunk.length - (this.#size - before)
    if (this.#otherBytes > mostOtherBytes)
      this.#fault ??= refused({ path: '', message: 'The form holds more than a file' })
    if (this.#fault ?? this.#error) throw new Error('The form is refused')
  }

  end(): void {
    this.#parse(() => this.#parser.end())
    if (!this.#info) this.#fault ??= refused({ path: 'file', message: 'Required' })
  }

  /** The next bytes of the file, in one piece. */
  shift(length: number): Uint8Array {
    const part = new Uint8Array(length)
    let filled = 0
    while (filled < length) {
      const [first] = this.#chunks
      if (!first) break
      const taken = first.subarray(0, length - filled)
      part.set(taken, filled)
      filled += taken.length
      if (taken.length === first.length) this.#chunks.shift()
      else this.#chunks[0] = first.subarray(taken.length)
    }
    this.waiting -= filled
    return part
  }

  file(): ReceivedFile {
    const contentType = this.#info?.contentType ?? ''
    return { fileName: fileNameOf(this.#info), contentType, size: this.#size, hash: this.#hash.digest('hex') }
  }

  /** Why the form is refused, if it is. */
  fault(): Error | undefined {
    if (this.#fault) return this.#fault
    const error = this.#error
    if (!error) return undefined
    if (error._tag !== 'EndNotReached') return notValid()
    return refused({ path: '', message: 'The form ends before its end: send it again' })
  }

  /** Some of what is no form the parser does not tell of but fails at, such as percent signs that encode nothing. */
  #parse(step: () => void): void {
    try {
      step()
    } catch {
      this.#fault ??= notValid()
    }
  }

  #begin(info: PartInfo, accept: Accept): void {
    this.#info = info
    try {
      this.#limit = accept(fileNameOf(info))
    } catch (error) {
      this.#fault ??= error as Error
    }
  }

  #add(chunk: Uint8Array): void {
    this.#size += chunk.length
    if (this.#limit && this.#size > this.#limit.maxBytes)
      this.#fault ??= uploadTooLarge({ message: this.#limit.sentence })
    if (this.#fault) return
    this.#hash.update(chunk)
    this.waiting += chunk.length
    // The parser's buffers are its own.
    this.#chunks.push(chunk.slice())
  }
}
