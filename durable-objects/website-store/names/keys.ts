/**
 * What is remembered of a hit or a message: 16 bytes of its name and 8 of the message that brought it, zeros where that had none. Many of them, in their order, are one blob: a
 * row costs the same however much it holds.
 */
export const nameBytes = 16
export const keyBytes = 24

const isKey = (key: string) => /^[0-9a-f]{32}(?:[0-9a-f]{16})?$/.test(key)

/** Packs keys in hexadecimal digits, with or without their last eight bytes, in their order. Throws for what is none: two of them could be taken for one. */
export function packed(keys: readonly string[]): Uint8Array {
  if (!keys.every(isKey)) throw new Error('A name of a hit or a message is no UUID')
  const bytes = new Uint8Array(keys.length * keyBytes)
  const view = viewOf(bytes)
  for (const [place, key] of keys.toSorted().entries())
    for (let digit = 0; digit < key.length; digit += 8)
      view.setUint32(place * keyBytes + digit / 2, wordIn(key, digit))
  return bytes
}

/** Merges keys that are in order into one blob in order. */
export function merged(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length <= 1) return parts[0] ?? new Uint8Array(0)
  const middle = parts.length >> 1
  return mergedTwo(merged(parts.slice(0, middle)), merged(parts.slice(middle)))
}

function mergedTwo(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length)
  const [ofA, ofB] = [viewOf(a), viewOf(b)]
  let [atA, atB] = [0, 0]
  for (let at = 0; at < all.length; at += keyBytes) {
    const takesA = atB >= b.length || (atA < a.length && isFirst(ofA, atA, ofB, atB))
    all.set(takesA ? a.subarray(atA, atA + keyBytes) : b.subarray(atB, atB + keyBytes), at)
    if (takesA) atA += keyBytes
    else atB += keyBytes
  }
  return all
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

function isFirst(a: DataView, atA: number, b: DataView, atB: number): boolean {
  for (let byte = 0; byte < keyBytes; byte += 4) {
    const [ofA, ofB] = [a.getUint32(atA + byte), b.getUint32(atB + byte)]
    if (ofA !== ofB) return ofA < ofB
  }
  return true
}

/** Which of these names, in hexadecimal digits, are among the keys, and what stands beside them. Looks at each key once, whatever their order. */
export function found(keys: Uint8Array, names: ReadonlySet<string>): [name: string, mark: string][] {
  const sums = new Set([...names].map(sumOfName))
  const view = viewOf(keys)
  const all: [string, string][] = []
  for (let at = 0; at < keys.length; at += keyBytes) {
    if (!sums.has(sumAt(view, at))) continue
    const key = hexOf(keys.subarray(at, at + keyBytes))
    const name = key.slice(0, 2 * nameBytes)
    if (names.has(name)) all.push([name, markIn(key.slice(2 * nameBytes))])
  }
  return all
}

/** A name in 32 bits, into which all of it goes: names of the same minute begin alike. */
const sumOf = (a: number, b: number, c: number, d: number) => a ^ b ^ c ^ d
const sumOfName = (name: string) =>
  sumOf(wordIn(name, 0), wordIn(name, 8), wordIn(name, 16), wordIn(name, 24))
const sumAt = (view: DataView, at: number) =>
  sumOf(view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12))

const wordIn = (digits: string, at: number): number => Number.parseInt(digits.slice(at, at + 8), 16)

/** What stands behind a name; of no message, where these are zeros. */
export const markIn = (digits: string): string => (/^0*$/.test(digits) ? '' : digits)

export const hexOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('hex')
