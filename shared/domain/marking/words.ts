/** A word, a number or a sign of a text, with its UTF-16 offsets. `end` is exclusive. */
export interface Word {
  text: string
  start: number
  end: number
}

const words = /\d+(?:[.,:]\d+)*|[A-Za-zÀ-ÿ]+(?:['’][A-Za-z]+)?|[^\sA-Za-z0-9]/gu

/** The words that marks may begin and end at. `training/marks.py` cuts in the same way: what a mark is learned on is what it is given for. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(words), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
