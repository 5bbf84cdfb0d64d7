import { maximumPdf } from '../limits.ts'

/** What an engine has to do for a content stream, counted without doing it. */
export interface ContentCost {
  /** Operators, and what is given to them: names, numbers, strings, brackets. */
  operators: number
  operands: number
  /** Most graphics states that are saved at a time. */
  depth: number
  /** Those that are still saved at the end: the next content of the page goes on with them. */
  open: number
  /** How often each name is drawn (`Do`). */
  drawn: Map<string, number>
}

const [save, restore, draw] = [0x71, 0x51, [0x44, 0x6f]]
const [white, delimiter, regular] = [0, 1, 2]
const classes = new Uint8Array(256).fill(regular)
for (const byte of [0, 9, 10, 12, 13, 32]) classes[byte] = white
for (const sign of '()<>[]{}/%') classes[sign.charCodeAt(0)] = delimiter

/** Reads a stream as the operators of a page (ISO 32000-1, section 7.8.2); a stream that is something else gives figures without a meaning. */
export function contentCost(data: Uint8Array): ContentCost {
  const cost: ContentCost = { operators: 0, operands: 0, depth: 0, open: 0, drawn: new Map() }
  let saved = 0
  // Where the latest name stands: few are drawn.
  let [nameAt, nameEnd] = [0, 0]
  // Counting ends where it can only refuse.
  for (let at = 0; at < data.length && cost.operators <= maximumPdf.operators;) {
    const byte = data[at] ?? 0
    if (classes[byte] === white) at++
    else if (byte === 0x25) at = lineEnd(data, at)
    else if (byte === 0x28) {
      cost.operands++
      at = stringEnd(data, at)
    } else if (byte !== 0x2f && classes[byte] === delimiter) {
      if (byte === 0x5b || byte === 0x3c) cost.operands++
      at++
    } else {
      const end = wordEnd(data, at + 1)
      const isOperator = byte > 0x40 || byte === 0x27 || byte === 0x22
      if (!isOperator) cost.operands++
      else cost.operators++
      if (byte === 0x2f) [nameAt, nameEnd] = [at + 1, end - at < 128 ? end : at + 1]
      else if (end === at + 1 && (byte === save || byte === restore)) {
        saved = byte === save ? saved + 1 : Math.max(0, saved - 1)
        cost.depth = Math.max(cost.depth, saved)
      } else if (end === at + 2 && byte === draw[0] && data[at + 1] === draw[1]) {
        const name = latin(data, nameAt, nameEnd)
        cost.drawn.set(name, (cost.drawn.get(name) ?? 0) + 1)
      }
      at = end
    }
  }
  cost.open = saved
  return cost
}

const latin = (data: Uint8Array, from: number, to: number) => String.fromCharCode(...data.subarray(from, to))

function lineEnd(data: Uint8Array, from: number): number {
  let at = from
  while (at < data.length && data[at] !== 10 && data[at] !== 13) at++
  return at
}

function wordEnd(data: Uint8Array, from: number): number {
  let at = from
  while (at < data.length && classes[data[at] ?? 0] === regular) at++
  return at
}

function stringEnd(data: Uint8Array, from: number): number {
  let depth = 0
  for (let at = from; at < data.length; at++) {
    const byte = data[at]
    if (byte === 0x5c) at++
    else if (byte === 0x28) depth++
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return data.length
}
