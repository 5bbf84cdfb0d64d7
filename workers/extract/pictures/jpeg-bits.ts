import { brokenJpeg, type HuffmanTable } from './jpeg-markers.ts'

/** Bytes that may be missing, all together. */
const mostZeros = 4096

/** The bits of a scan, in which a zero follows each byte of ones (ITU T.81, section F.1.2.3). Behind its end there are zeros. */
export class JpegBits {
  readonly #data: Uint8Array
  #at: number
  #held = 0
  #count = 0
  #zeros = 0

  constructor(data: Uint8Array, at: number) {
    this.#data = data
    this.#at = at
  }

  code({ lookup }: HuffmanTable): number {
    this.#fill()
    const found = lookup[(this.#held >>> (this.#count - 16)) & 0xffff] ?? 0
    if (found === 0) throw brokenJpeg()
    this.#count -= found >> 8
    return found & 255
  }

  /** A number of so many bits, at most 16, whose first one says which sign it has (figure F.12). */
  number(bits: number): number {
    if (bits === 0) return 0
    this.#fill()
    this.#count -= bits
    const value = (this.#held >>> this.#count) & (2 ** bits - 1)
    return value < 2 ** (bits - 1) ? value - 2 ** bits + 1 : value
  }

  /** Goes on behind the next restart mark, if one is there. */
  restart(): void {
    this.#held = this.#count = 0
    for (; this.#at + 1 < this.#data.length; this.#at++) {
      const next = this.#data[this.#at + 1] ?? 0
      if (this.#data[this.#at] !== 0xff || next === 0) continue
      if (next === 0xff) continue
      if (next >= 0xd0 && next <= 0xd7) this.#at += 2
      return
    }
  }

  /** At least sixteen bits, in a word of which the lower 24 are used. */
  #fill(): void {
    while (this.#count < 16) {
      const byte = this.#data[this.#at] ?? 0
      // A mark ends the data: nothing is read beyond it, but zeros may be needed to end a unit.
      const isEnd = this.#at >= this.#data.length || (byte === 0xff && this.#data[this.#at + 1] !== 0)
      if (!isEnd) this.#at += byte === 0xff ? 2 : 1
      else if (++this.#zeros > mostZeros) throw brokenJpeg()
      this.#held = ((this.#held << 8) | (isEnd ? 0 : byte)) & 0xffffff
      this.#count += 8
    }
  }
}
