/** A question out of a text, with the words of it that answer it: `start` and `end` are UTF-16 units into the text. */
export interface DraftedQuestion {
  question: string
  from: 'figure' | 'definition' | 'heading'
  start: number
  end: number
}
