const separatorLine = /^\ufeff?"?sep=(.?)"?[ \t,;|]*(?:\r\n?|\n|$)/i

/**
 * Removes the line that tells spreadsheet programs the separator ("sep=;") and returns that separator; any other text is unchanged. Programs that
 * save such a file again may quote the line or pad it with separators.
 */
export function withoutSeparatorLine(text: string): { text: string; delimiter?: string } {
  const [line, separator] = separatorLine.exec(text) ?? []
  if (line === undefined) return { text }
  return { text: text.slice(line.length), ...(separator && { delimiter: separator }) }
}
