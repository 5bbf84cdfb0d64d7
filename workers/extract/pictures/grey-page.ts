import { recognizedPixels } from '../limits.ts'
import type { PictureSize } from './picture-size.ts'

export interface GreyPage extends PictureSize {
  bytes: Uint8Array<ArrayBuffer>
}

/** The largest size of the same shape that text recognition takes; a smaller picture keeps its own. */
export function recognizedSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(1, Math.sqrt(recognizedPixels / (width * height)))
  const fit = (length: number) => Math.max(1, Math.floor(length * factor))
  return { width: fit(width), height: fit(height) }
}

/**
 * A grey picture (Netpbm P5) of rows that come one after another, scaled down on the way to what text recognition takes: each pixel of it is
 * the mean of the area that it covers, so no more than two of its rows are held beside it. Rows that never come stay white.
 */
export class GreyRows {
  readonly #from: PictureSize
  readonly #size: PictureSize
  readonly #page: Uint8Array<ArrayBuffer>
  readonly #pixels: Uint8Array
  readonly #columns: Columns
  /** Sums of brightness by area, of the row that is being filled and the one below it. */
  #sums: Float32Array
  #next: Float32Array
  #row = 0

  constructor(from: PictureSize) {
    this.#from = from
    this.#size = recognizedSize(from)
    const { width, height } = this.#size
    const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
    this.#page = new Uint8Array(head.length + width * height).fill(255)
    this.#page.set(head)
    this.#pixels = this.#page.subarray(head.length)
    this.#columns = columnsOf(from.width, width)
    this.#sums = new Float32Array(width)
    this.#next = new Float32Array(width)
  }

  get isFull(): boolean {
    return this.#row >= this.#from.height
  }

  /** Adds the next row, a byte a pixel; rows beyond the last are passed over. */
  add(grey: Uint8Array): void {
    if (this.isFull) return
    const { height } = this.#size
    const { target, own, over } = shared(this.#row++, height, this.#from.height)
    addScaled(grey, this.#columns, [
      { sums: this.#sums, weight: own },
      { sums: this.#next, weight: over },
    ])
    if (shared(this.#row, height, this.#from.height).target > target) this.#write(target)
  }

  page(): GreyPage {
    return { bytes: this.#page, ...this.#size }
  }

  #write(target: number): void {
    const start = target * this.#size.width
    this.#sums.forEach((sum, column) => (this.#pixels[start + column] = Math.min(255, Math.round(sum))))
    const full = this.#sums.fill(0)
    this.#sums = this.#next
    this.#next = full
  }
}

/** Which of `to` areas the one at `index` of `from` begins in, and how much of that area, and of the next, it covers. In whole numbers, which are exact. */
function shared(index: number, to: number, from: number): { target: number; own: number; over: number } {
  const target = Math.floor((index * to) / from)
  const own = Math.min(to, (target + 1) * from - index * to)
  return { target, own: own / from, over: (to - own) / from }
}

interface Target {
  sums: Float32Array
  /** Which part of the row falls into it. */
  weight: number
}

/** For each pixel of a row: the column that it begins in, and how much of that column, and of the next, it covers. */
interface Columns {
  target: Uint32Array
  own: Float32Array
  over: Float32Array
}

function columnsOf(from: number, to: number): Columns {
  const columns = { target: new Uint32Array(from), own: new Float32Array(from), over: new Float32Array(from) }
  for (let x = 0; x < from; x++) {
    const { target, own, over } = shared(x, to, from)
    columns.target[x] = target
    columns.own[x] = own
    columns.over[x] = over
  }
  return columns
}

function addScaled(grey: Uint8Array, { target, own, over }: Columns, targets: readonly Target[]): void {
  for (const { sums, weight } of targets) {
    if (weight === 0) continue
    for (let x = 0; x < target.length; x++) {
      const column = target[x] ?? 0
      const value = (grey[x] ?? 255) * weight
      sums[column] = (sums[column] ?? 0) + value * (own[x] ?? 0)
      const rest = over[x] ?? 0
      if (rest > 0) sums[column + 1] = (sums[column + 1] ?? 0) + value * rest
    }
  }
}
