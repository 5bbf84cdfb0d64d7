import type { CompoundFolder } from '../containers/compound-file.ts'
import { decoderOf } from '../../../shared/domain/text/decode-text.ts'
import { maximumRawCharacters } from '../limits.ts'

/** Encodings by the code pages of Windows that bear another name. */
const encodings: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20866: 'koi8-r',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
}
const internetCodePage = 0x3fde
const messageCodePage = 0x3ffd
/** From 1 January 1601 to 1970, in milliseconds. */
const epochMs = 11_644_473_600_000
/** Of texts in one line, in bytes. */
const longestLine = 4096
/** Of the body, in bytes. */
export const longestText = 2 * maximumRawCharacters
const longestNumbers = 65_536

/**
 * The properties of a message, or of something attached to one: texts and data lie in a stream each, numbers in one stream together. Source: MS-OXMSG 2.1 and 2.4.
 */
export class MsgProperties {
  /** How texts are written that are not Unicode. */
  readonly encoding: string
  readonly #folder: CompoundFolder
  readonly #names: ReadonlySet<string>
  readonly #fixed = new Map<number, bigint>()

  /** `head` is the length of what stands before the numbers. */
  constructor(folder: CompoundFolder, head: number, encoding?: string) {
    this.#folder = folder
    this.#names = new Set(folder.streamNames)
    const all = '__properties_version1.0'
    const numbers = this.#names.has(all) ? folder.stream(all, longestNumbers) : new Uint8Array()
    const view = new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength)
    for (let at = head; at + 16 <= numbers.length; at += 16)
      this.#fixed.set(view.getUint16(at + 2, true), view.getBigUint64(at + 8, true))
    this.encoding =
      encoding ?? encodingOf(this.#number(internetCodePage) ?? this.#number(messageCodePage) ?? 1252)
  }

  has(number: number): boolean {
    return this.#names.has(nameOf(number, '0102'))
  }

  size(number: number): number {
    return this.#folder.sizeOf(nameOf(number, '0102'))
  }

  bytes(number: number, most?: number): Uint8Array | undefined {
    return this.has(number) ? this.#folder.stream(nameOf(number, '0102'), most) : undefined
  }

  text(number: number, mostBytes = longestLine): string | undefined {
    const [wide, narrow] = [nameOf(number, '001F'), nameOf(number, '001E')]
    const name = this.#names.has(wide) ? wide : this.#names.has(narrow) ? narrow : undefined
    if (name === undefined) return undefined
    const bytes = this.#folder.stream(name, mostBytes)
    return new TextDecoder(name === wide ? 'utf-16le' : this.encoding).decode(bytes)
  }

  /** A moment, as an ISO string; undefined for one outside the calendar. */
  time(number: number): string | undefined {
    const value = this.#fixed.get(number)
    if (value === undefined || value === 0n) return undefined
    const date = new Date(Number(value / 10_000n) - epochMs)
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  }

  #number(number: number): number | undefined {
    const value = this.#fixed.get(number)
    return value === undefined ? undefined : Number(value & 0xffffffffn)
  }
}

const nameOf = (number: number, type: string) =>
  `__substg1.0_${number.toString(16).padStart(4, '0').toUpperCase()}${type}`

function encodingOf(codePage: number): string {
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`
  if (codePage > 28_591 && codePage <= 28_605) return `iso-8859-${codePage - 28_590}`
  return decoderOf(encodings[codePage])?.encoding ?? 'windows-1252'
}
