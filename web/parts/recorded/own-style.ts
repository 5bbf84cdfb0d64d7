/** Letters that a sheet spells by their numbers, such as `u\72l(`, as they are read. */
const spelt = (css: string): string =>
  css.replaceAll(/\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\n\r\f])?|([^]))/gi, (escape, hex?: string, other = '') => {
    const code = hex === undefined ? other.charCodeAt(0) : Number.parseInt(hex, 16)
    const read = code < 128 ? String.fromCharCode(code) : ''
    return /^[a-z-]$/i.test(read) ? read : escape
  })

/** A style without what it would fetch: backgrounds, fonts and other sheets from elsewhere. */
export function ownStyle(css: string): string {
  const read = spelt(css)
  const own = read
    .replaceAll(/@import\b[^;]*;?/gi, '')
    .replaceAll(/\b(?:url|src)\((?!\s*["']?(?:data:|#))[^)]*(?:\)|$)/gi, 'none')
    // Each of several pictures may be from elsewhere, also behind one that is not.
    .replaceAll(/\b(?:image-set|image|cross-fade)\([^)]*(?:\)|$)/gi, 'none')
  return own === read ? css : own
}

const split = '/* rr_split */'

/** The text of a sheet, which becomes several texts where it is parted: what goes together again is looked at together. */
export function ownSheet(css: string): string {
  const whole = css.replaceAll(split, '')
  const own = ownStyle(whole)
  return own === whole ? css : own
}

/** What a player makes a text of, whatever it is. */
export const textOf = (value: unknown): string => String(value)

/** A style, which in a mutation may come as its properties, each alone or with its priority. */
export function styleOf(value: unknown): unknown {
  if (typeof value === 'string') return ownSheet(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, its]: [string, unknown]) => [
      name,
      Array.isArray(its)
        ? its.map((one: unknown) => ownStyle(textOf(one)))
        : its === false
          ? false
          : ownStyle(textOf(its)),
    ]),
  )
}
