export type WideEncoding = 'utf-16le' | 'utf-16be'

const sampled = 8192
/** Of the bytes of a text in a narrow encoding nearly all can be typed where it is Latin, and none is a control. */
const mostTypable = 0.75
const leastCommon = 0.9

/** Blocks of the scripts that people write today, with their punctuation and signs. Bytes in the wrong order give characters of all there are. */
const common: readonly (readonly [from: number, to: number])[] = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x6ff],
  [0x900, 0xe7f],
  [0x10d0, 0x11ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x2049],
  [0x20a0, 0x20bf],
  [0x2100, 0x22ff],
  [0x2500, 0x25ff],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
  [0x1f300, 0x1faff],
]

/**
 * Which UTF-16 a text without byte order mark is in; undefined for anything else. Latin text has a zero in every second byte; of other scripts
 * every second byte is one of few, and blanks, digits and the low bytes of letters are bytes that no text in a narrow encoding has.
 */
export function wideEncoding(bytes: Uint8Array): WideEncoding | undefined {
  const sample = bytes.subarray(0, Math.min(sampled, bytes.length - (bytes.length % 2)))
  if (sample.length < 4 || !mayBeWide(sample)) return undefined
  const [little, big] = [commonShare(sample, 'utf-16le'), commonShare(sample, 'utf-16be')]
  if (Math.max(little, big) < leastCommon) return undefined
  if (Math.abs(little - big) > 0.02) return little > big ? 'utf-16le' : 'utf-16be'
  // A text in any one script uses few different high bytes.
  return distinct(sample, 1) <= distinct(sample, 0) ? 'utf-16le' : 'utf-16be'
}

function mayBeWide(sample: Uint8Array): boolean {
  let controls = 0
  let typable = 0
  for (const byte of sample) {
    if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)) controls++
    else if (byte < 127) typable++
  }
  return controls > sample.length / 100 && typable < sample.length * mostTypable
}

function commonShare(sample: Uint8Array, encoding: WideEncoding): number {
  let all = 0
  let shared = 0
  for (const character of new TextDecoder(encoding).decode(sample)) {
    const code = character.codePointAt(0) ?? 0
    all++
    if (common.some(([from, to]) => code >= from && code <= to)) shared++
  }
  return shared / all
}

function distinct(sample: Uint8Array, from: 0 | 1): number {
  const seen = new Set<number>()
  for (let at = from; at < sample.length; at += 2) seen.add(sample[at] ?? 0)
  return seen.size
}
