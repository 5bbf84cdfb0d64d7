import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'

const condition =
  /^(?:is |are )?(?:empty|blank|missing|not|no|none|nothing|below|under|above|over|less|fewer|more|longer|shorter|larger|smaller|higher|lower|between|outside|anything|any other|other|everything|only|without|with|contains?|too|exactly|at (?:least|most)|before|after|in the (?:past|future)|\d)\b/i

/** A cell of a column "Entry" that says what is wrong, and names no input: "empty, or not a number", "below 30". */
export function tellsCondition(cell: string): boolean {
  return condition.test(cell.trim())
}

/** What a table below a sentence is about: the only input that the sentence names in quotes, else the one it speaks of. */
export function inputAbove(text: string, vocabulary: Vocabulary): KnownInput | undefined {
  const quoted = [...text.matchAll(/["“]([^"”]{1,60})["”]/g)].flatMap(
    ([, label = '']) => inputWithLabel(label, vocabulary) ?? [],
  )
  const [first, second] = new Set(quoted)
  if (first) return second ? undefined : first
  return inputNamed(text, vocabulary)
}
