/** What was drawn where; lengths as in `Line`. */
export interface Drawn {
  text: string
  left: number
  right: number
  bottom: number
  height: number
}

/** As far apart, measured by the height of the text, two strikes of one text may lie: bold is imitated so, and so are shadows. */
const apart = 0.2
/** Texts are looked for in the row of their own and the nearest one, so strikes may lie half a row apart. */
const rowHeight = 4
/** Strikes of one text on one baseline that are compared; a hostile page has as many as it likes. */
const compared = 50

/** Finds texts of a page that are struck once more over themselves, by where they lie. */
export class Strikes {
  readonly #drawn = new Map<string, Drawn[]>()
  /** Drawn, and not yet among those that are looked through. */
  #ahead: Drawn[] = []
  #lowest = Infinity
  #right = -Infinity

  /** Whether the same text was drawn at this place before; it is remembered otherwise. */
  isAgain(item: Drawn): boolean {
    if (this.#isAhead(item)) {
      this.#ahead.push(item)
      return false
    }
    for (const each of this.#ahead) this.#remember(each)
    this.#ahead = []
    const isAgain = this.#find(item)
    if (!isAgain) this.#remember(item)
    return isAgain
  }

  /** Most texts stand below or behind all that was drawn, so nothing needs to be looked for. */
  #isAhead({ left, right, bottom, height }: Drawn): boolean {
    const isBelow = bottom < this.#lowest - height * 0.3
    const isBehind = Math.abs(bottom - this.#lowest) < 0.5 && left >= this.#right - 0.5
    if (isBelow) this.#lowest = bottom
    if (isBelow || isBehind) this.#right = right
    return isBelow || isBehind
  }

  #find({ text, left, right, bottom, height }: Drawn): boolean {
    const above = Math.min(height * apart, rowHeight / 2)
    const near = Math.min(height * apart, (right - left) / 2)
    const row = Math.round(bottom / rowHeight)
    const beside = bottom / rowHeight > row ? row + 1 : row - 1
    return [row, beside].some((each) =>
      (this.#drawn.get(`${each} ${text}`)?.slice(-compared) ?? []).some(
        (other) => Math.abs(other.left - left) <= near && Math.abs(other.bottom - bottom) <= above,
      ),
    )
  }

  #remember(item: Drawn): void {
    const key = `${Math.round(item.bottom / rowHeight)} ${item.text}`
    const others = this.#drawn.get(key)
    if (others) others.push(item)
    else this.#drawn.set(key, [item])
  }
}

/**
 * How many letters at the start of an item strike again what the line ends with. The engine joins the second strike of a word and the first one
 * of the next word to one item. The letters must be the same, and as wide as the item reaches back into the line.
 */
export function struckAgain(line: Drawn, item: Drawn): number {
  if (Math.abs(line.bottom - item.bottom) > item.height * apart) return 0
  const back = line.right - item.left
  const letter = (item.right - item.left) / item.text.length
  if (back < letter * 0.5) return 0
  let best = 0
  let off = Infinity
  const most = Math.min(item.text.length, line.text.length, Math.ceil((back / letter) * 2))
  for (let length = 1; length <= most; length++) {
    const away = Math.abs(back - length * letter)
    if (away >= off || away > letter * Math.max(1, length * 0.4)) continue
    if (!line.text.endsWith(item.text.slice(0, length))) continue
    best = length
    off = away
  }
  return best
}
