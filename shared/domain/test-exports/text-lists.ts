/**
 * Texts as a numbered list in one cell: `1. first`, then `2. second` on a line of its own. Further lines of a text are indented by three
 * blanks, so that the list can be read back exactly. Texts that are undefined leave their number out.
 */
export function numberedList(texts: readonly (string | undefined)[]): string {
  return texts
    .flatMap((text, index) => (text === undefined ? [] : [`${index + 1}. ${text.replaceAll('\n', '\n   ')}`]))
    .join('\n')
}

/** Texts on a line each, where that can be read back; otherwise numbered. */
export function lineList(texts: readonly string[]): string {
  const isPlain = texts.every((text) => text.trim() !== '' && !/[\r\n]|^\d+[.)]/.test(text))
  return isPlain ? texts.join('\n') : numberedList(texts)
}
