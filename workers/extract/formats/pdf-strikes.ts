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

  /** Whether the same text was drawn at this place before; it is remembered otherwise. */
  isAgain(item: Drawn): boolean {
    const above = Math.min(item.height * apart, rowHeight / 2)
    const near = Math.min(item.height * apart, (item.right - item.left) / 2)
    const at = item.bottom / rowHeight
    const row = Math.round(at)
    const key = `${row} ${item.text}`
    const others = this.#drawn.get(key)
    const beside = this.#drawn.get(`${at > row ? row + 1 : row - 1} ${item.text}`)
    for (const all of [others, beside])
      for (const other of all?.slice(-compared) ?? [])
        if (Math.abs(other.left - item.left) <= near && Math.abs(other.bottom - item.bottom) <= above)
          return true
    if (others) others.push(item)
    else this.#drawn.set(key, [item])
    return false
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
