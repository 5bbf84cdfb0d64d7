import { Gunzip } from 'fflate'
import { longestLine } from './lines.ts'
import { MemberCheck } from './member-check.ts'

/** Bytes that are unpacked at once: what they become is held as a whole, a thousand times as much at the worst. */
const bytesAtOnce = 8192

/**
 * Reads the first member of gzip data that arrives in pieces, line by line. Returns how many bytes the member has, for the next one begins there. Throws where the
 * data is no gzip, is damaged or cut off anywhere (RFC 1952, section 2.3.1: checksum and length), ends within a line or holds one that is too long, and what `take` throws.
 * Damage shows at the end of a member at the latest: lines that were taken before are to be taken back then.
 */
export async function readMember(
  chunks: AsyncIterable<Uint8Array>,
  take: (line: string) => Promise<void> | void,
): Promise<number> {
  const lines = new Lines()
  const check = new MemberCheck()
  let next: number | null = null
  const gunzip = new Gunzip((data) => {
    if (next !== null) return
    check.unpacked(data)
    lines.push(data)
  })
  gunzip.onmember = (offset) => {
    next ??= offset
  }
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && next === null; at += bytesAtOnce) {
      const some = chunk.subarray(at, at + bytesAtOnce)
      check.packed(some)
      gunzip.push(some)
      for (const line of lines.shift()) await take(line)
    }
    if (next !== null) break
  }
  if (next === null) gunzip.push(new Uint8Array(0), true)
  for (const line of lines.shift()) await take(line)
  const bytes = next ?? check.length
  check.end(bytes)
  if (lines.rest !== '') throw new Error('A member ends within a line')
  return bytes
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
