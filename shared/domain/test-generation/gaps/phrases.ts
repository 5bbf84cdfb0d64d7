const mostPhrases = 6
const mostBetween = 2

/**
 * Words of a sentence as they stand in it, those that stand together as one quoted phrase: of "and 8 to 15 digits" with the words "8",
 * "15" and "digits" it is "8 to 15 digits".
 */
export function phrasesOf(sentence: string, words: readonly string[]): string[] {
  const phrases: { start: number; end: number }[] = []
  for (const { start, end } of placesOf(sentence, words)) {
    const last = phrases.at(-1)
    const between = last ? sentence.slice(last.end, start) : ''
    if (last && !/[,;:.]/.test(between) && between.split(/\s+/).length <= mostBetween + 2)
      last.end = Math.max(end, last.end)
    else phrases.push({ start, end })
  }
  return phrases.slice(0, mostPhrases).map(({ start, end }) => `“${sentence.slice(start, end)}”`)
}

/** Each word where it stands first behind the one before it, along the sentence. */
function placesOf(sentence: string, words: readonly string[]): { start: number; end: number }[] {
  let at = 0
  return words
    .flatMap((word) => {
      const behind = sentence.indexOf(word, at)
      const start = behind < 0 ? sentence.indexOf(word) : behind
      if (start < 0) return []
      at = start + word.length
      return { start, end: at }
    })
    .sort((a, b) => a.start - b.start)
}
