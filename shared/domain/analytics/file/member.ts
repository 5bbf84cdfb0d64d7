import { Gunzip } from 'fflate'
import { longestLine } from './lines.ts'

/** Bytes that are unpacked at once: what they become is held as a whole, a thousand times as much at the worst. */
const bytesAtOnce = 8192

/**
 * Reads the first member of gzip data that arrives in pieces, line by line. Returns how many bytes the member has, for the next one begins there. Throws where the
 * data is no gzip, ends within a line or holds one that is too long, and what `take` throws. Data that is cut off between two lines is not noticed: a file has an end of its own.
 */
export async function readMember(
  chunks: AsyncIterable<Uint8Array>,
  take: (line: string) => Promise<void> | void,
): Promise<number> {
  const lines = new Lines()
  let next: number | null = null
  let bytes = 0
  const gunzip = new Gunzip((data) => {
    if (next === null) lines.push(data)
  })
  gunzip.onmember = (offset) => {
    next ??= offset
  }
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && next === null; at += bytesAtOnce) {
      const some = chunk.subarray(at, at + bytesAtOnce)
      bytes += some.length
      gunzip.push(some)
      for (const line of lines.shift()) await take(line)
    }
    if (next !== null) break
  }
  if (next === null) gunzip.push(new Uint8Array(0), true)
  for (const line of lines.shift()) await take(line)
  if (lines.rest !== '') throw new Error('A member ends within a line')
  return next ?? bytes
}

/** Text as it arrives, in lines. */
class Lines {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #text = ''

  push(data: Uint8Array): void {
    this.#text += this.#decoder.decode(data, { stream: true })
  }

  get rest(): string {
    return this.#text
  }

  /** The lines that are whole. */
  shift(): string[] {
    const lines = this.#text.split('\n')
    this.#text = lines.pop() ?? ''
    if (this.#text.length > longestLine) throw new Error('A line is too long')
    return lines
  }
}
