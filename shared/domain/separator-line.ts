const separatorLine = /^\ufeff?"?sep=(.?)"?[ \t,;|]*(?:\r\n?|\n|$)/i

/**
 * Separated values without the line that tells spreadsheet programs their separator ("sep=;"), which is no row, and the separator that it tells; other
 * texts as they are. Programs that save such a file again quote the line or fill it up with separators.
 */
export function withoutSeparatorLine(text: string): { text: string; delimiter?: string } {
  const [line, separator] = separatorLine.exec(text) ?? []
  if (line === undefined) return { text }
  return { text: text.slice(line.length), ...(separator && { delimiter: separator }) }
}
