import { selectingWords } from './match-cases.ts'

const fillers = new Set(
  'a an the all any every each everything of for and or & / please field fields input inputs entry entries control controls box address addresses form page'.split(
    ' ',
  ),
)

/** The words of a phrase that name no input: "with digits only" of "Name with digits only". */
export function beside(phrase: string, labels: readonly string[]): string {
  const labelWords = new Set(labels.flatMap(selectingWords))
  return phrase
    .split(/[\s,;]+/)
    .filter((word) => {
      const words = selectingWords(word)
      const isName = words.length > 0 && words.every((one) => labelWords.has(one))
      return word !== '' && !isName && !fillers.has(word.toLowerCase().replace(/[."”“]/g, ''))
    })
    .join(' ')
}

/** Whether a phrase names an input: it has all words of the label, or nothing but words of it. */
export function means(phrase: string, label: string): boolean {
  const words = new Set(selectingWords(phrase))
  const wanted = selectingWords(label)
  return (
    wanted.length > 0 &&
    (wanted.every((word) => words.has(word)) ||
      ([...words].every((word) => wanted.includes(word)) && words.size > 0))
  )
}
