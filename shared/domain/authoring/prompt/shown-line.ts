const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Marks between which data stand in a prompt. A line of data never holds either: see `shownLine`. */
export const fence = { open: '<<<DATA', close: 'DATA>>>' } as const

/**
 * A text of a request as one line of data: control and direction characters and line ends are blanks, and three angle brackets in a row are parted, so
 * that no text can close the block it stands in. At most `most` characters.
 */
export function shownLine(text: string, most = 2000): string {
  const line = text
    .slice(0, most * 2)
    .replace(controls, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll('<<<', '< < <')
    .replaceAll('>>>', '> > >')
    .trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** Lines of data in their block. */
export const fenced = (lines: readonly string[]): string => [fence.open, ...lines, fence.close].join('\n')
