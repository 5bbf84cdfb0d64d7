import { constants, inflateSync } from 'node:zlib'

/** What is left of the room that all streams of a document share, in bytes. */
export interface Room {
  left: number
}

type Unpack = (data: Uint8Array, limit: number) => Uint8Array

/** By every name that a filter has (ISO 32000-1, tables 6 and 94). Pictures have filters of their own, which text extraction never applies. */
const filters: Record<string, Unpack> = {
  FlateDecode: inflated,
  Fl: inflated,
  LZWDecode: lzw,
  LZW: lzw,
  ASCIIHexDecode: hexadecimal,
  AHx: hexadecimal,
  ASCII85Decode: base85,
  A85: base85,
  RunLengthDecode: runs,
  RL: runs,
}

/**
 * The data of a stream behind all of its filters, in order, each charged to the room. Undefined when one of them is for pictures, or
 * unknown, or the data is broken: the engine does not unpack that either. Throws a RangeError when there is no room.
 */
export function unpack(data: Uint8Array, names: readonly string[], room: Room, most: number) {
  let unpacked = data
  for (const name of names) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) return undefined
    unpacked = filter(unpacked, Math.min(room.left, most))
    room.left -= unpacked.length
    if (room.left < 1) throw new RangeError('The streams unpack to more than there is room for')
  }
  return unpacked
}

/** How the data of a packed stream begins, or nothing when it is broken or packed by hundreds. */
export function beginning(data: Uint8Array): Uint8Array {
  try {
    const finishFlush = constants.Z_SYNC_FLUSH
    return inflateSync(data.subarray(0, 1024), { finishFlush, maxOutputLength: 2 ** 21 })
  } catch {
    return new Uint8Array()
  }
}

/** First two bytes of a zlib stream (RFC 1950, section 2.2). */
export function isCompressed([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 15) === 8 && (method * 256 + flags) % 31 === 0
}

function inflated(data: Uint8Array, limit: number): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: limit })
  } catch (error) {
    // Node and workerd agree on the class alone when the limit is passed.
    if (error instanceof RangeError) throw error
    return new Uint8Array()
  }
}

/** Bytes that are written one after another, up to a limit. */
class Output {
  #bytes = new Uint8Array(4096)
  #length = 0
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  push(byte: number): void {
    if (this.#length === this.#bytes.length) this.#grow()
    this.#bytes[this.#length++] = byte
  }

  done(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #grow(): void {
    if (this.#length >= this.#limit) throw new RangeError('The stream unpacks to more than its limit')
    const larger = new Uint8Array(this.#length * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** Codes of 9 to 12 bits (ISO 32000-1, section 7.4.4), with the early change that is the default. */
function lzw(data: Uint8Array, limit: number): Uint8Array {
  const output = new Output(limit)
  const prefix = new Uint16Array(4096)
  const last = new Uint8Array(4096)
  const length = new Uint16Array(4096)
  const chain = new Uint8Array(4097)
  let [next, width, before, bits, held] = [258, 9, -1, 0, 0]
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === 257) break
    if (code === 256) {
      ;[next, width, before] = [258, 9, -1]
      continue
    }
    const known = code < 256 || code < next
    if (!known && (before < 0 || code > next)) break
    const from = known ? code : before
    let size = from < 256 ? 1 : (length[from] ?? 1)
    for (let at = size - 1, entry = from; at >= 0; at--) {
      chain[at] = entry < 256 ? entry : (last[entry] ?? 0)
      entry = prefix[entry] ?? 0
    }
    if (!known) chain[size++] = chain[0] ?? 0
    for (let at = 0; at < size; at++) output.push(chain[at] ?? 0)
    if (before >= 0 && next < 4096) {
      prefix[next] = before
      last[next] = chain[0] ?? 0
      length[next] = (before < 256 ? 1 : (length[before] ?? 1)) + 1
      next++
      width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9
    }
    before = code
  }
  return output.done()
}

function hexadecimal(data: Uint8Array, limit: number): Uint8Array {
  const output = new Output(limit)
  let high = -1
  for (const byte of data) {
    if (byte === 0x3e) break
    const digit = Number.parseInt(String.fromCharCode(byte), 16)
    if (Number.isNaN(digit)) continue
    if (high < 0) high = digit
    else {
      output.push(high * 16 + digit)
      high = -1
    }
  }
  return output.done()
}

function base85(data: Uint8Array, limit: number): Uint8Array {
  const output = new Output(limit)
  let [value, digits] = [0, 0]
  for (const byte of data) {
    if (byte === 0x7e) break
    const isZeros = byte === 0x7a && digits === 0
    if (!isZeros && (byte < 0x21 || byte > 0x75)) continue
    value = isZeros ? 0 : value * 85 + byte - 0x21
    digits = isZeros ? 5 : digits + 1
    if (digits < 5) continue
    for (const shift of [24, 16, 8, 0]) output.push((value >>> shift) & 255)
    ;[value, digits] = [0, 0]
  }
  return output.done()
}

function runs(data: Uint8Array, limit: number): Uint8Array {
  const output = new Output(limit)
  for (let at = 0; at < data.length;) {
    const length = data[at++] ?? 128
    if (length === 128) break
    if (length < 128) for (let end = at + length + 1; at < end; at++) output.push(data[at] ?? 0)
    else {
      const byte = data[at++] ?? 0
      for (let count = 257 - length; count > 0; count--) output.push(byte)
    }
  }
  return output.done()
}
