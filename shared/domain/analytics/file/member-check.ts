import { crc32 } from '../../basics/crc32.ts'

/** Checksum and length of what was packed. */
const trailerBytes = 8
/** Bits of the fourth byte that no format of today has. */
const reservedFlags = 0xe0
/** Where a member ends is known once the header of the next one is there, which may hold a name and extra data. */
const longestHeader = 128 * 1024

/** What the library does not look at: whether a member of gzip is what was packed (RFC 1952, section 2.3.1). */
export class MemberCheck {
  /** Of what came, packed. */
  length = 0
  readonly #recent: Uint8Array[] = []
  #recentBytes = 0
  #unpackedBytes = 0
  #sum = 0

  /** Takes bytes as they come. Throws for flags that nobody knows. */
  packed(bytes: Uint8Array): void {
    const flags = bytes[3 - this.length]
    if (this.length <= 3 && flags !== undefined && (flags & reservedFlags) !== 0)
      throw new Error('A member has flags that are not known')
    this.length += bytes.length
    this.#recent.push(bytes)
    this.#recentBytes += bytes.length
    for (let [first] = this.#recent; first; [first] = this.#recent) {
      if (this.#recentBytes - first.length < longestHeader) break
      this.#recentBytes -= first.length
      this.#recent.shift()
    }
  }

  /** Takes what they are unpacked. */
  unpacked(bytes: Uint8Array): void {
    this.#sum = crc32(bytes, this.#sum)
    this.#unpackedBytes += bytes.length
  }

  /** Throws unless the member that ends after so many bytes ends with the sum and the length of what it was unpacked to. */
  end(bytes: number): void {
    const trailer = this.#before(bytes)
    if (!trailer) throw new Error('A member is cut off, or what follows it is none')
    const isWhole =
      trailer.getUint32(0, true) === this.#sum && trailer.getUint32(4, true) === this.#unpackedBytes % 2 ** 32
    if (!isWhole) throw new Error('A member is damaged')
  }

  #before(end: number): DataView | undefined {
    const recent = new Uint8Array(this.#recentBytes)
    let at = 0
    for (const piece of this.#recent) {
      recent.set(piece, at)
      at += piece.length
    }
    const start = end - trailerBytes - (this.length - this.#recentBytes)
    return start < 0 ? undefined : new DataView(recent.buffer, start, trailerBytes)
  }
}
