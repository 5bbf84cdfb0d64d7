const longestWord = 100

/** The pieces that the encoder knows, by number. A piece that continues a word begins with `##`. */
export interface Vocabulary {
  numbers: ReadonlyMap<string, number>
  unknown: number
  start: number
  end: number
}

/** Throws where one of `[UNK]`, `[CLS]` and `[SEP]` is missing. */
export function vocabularyOf(pieces: readonly string[]): Vocabulary {
  const numbers = new Map(pieces.map((piece, number) => [piece, number]))
  const special = (piece: string) => {
    const number = numbers.get(piece)
    if (number === undefined) throw new Error(`The vocabulary has no ${piece}`)
    return number
  }
  return { numbers, unknown: special('[UNK]'), start: special('[CLS]'), end: special('[SEP]') }
}

/**
 * The numbers of a word's pieces: WordPiece of BERT, lower case, without accents, longest piece first (Devlin et al., 2018; `BertTokenizer` of transformers).
 * Signs within a word are pieces of their own.
 */
export function piecesOf(word: string, { numbers, unknown }: Vocabulary): number[] {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  return (plain.match(/[\p{P}$+<=>^`|~]|[^\p{P}$+<=>^`|~]+/gu) ?? []).flatMap((part) => {
    if (Array.from(part).length > longestWord) return [unknown]
    const pieces: number[] = []
    for (let start = 0; start < part.length;) {
      let end = part.length
      let number: number | undefined
      for (; end > start; end--) {
        number = numbers.get((start > 0 ? '##' : '') + part.slice(start, end))
        if (number !== undefined) break
      }
      if (number === undefined) return [unknown]
      pieces.push(number)
      start = end
    }
    return pieces
  })
}
