import {
  type Author,
  type Basis,
  type CaseCheck,
  type TestCase,
  type TestStep,
  authors,
  bases,
} from './schema.ts'

const isBasis = (word: string): word is Basis => bases.some((basis) => basis === word)
const isAuthor = (word: string): word is Author => authors.some((author) => author === word)

type Tagged = Pick<TestCase, 'tags' | 'basis' | 'author' | 'verified'>

/** The tags of a case with basis, author and whether it is verified among them, for files that have no fields for these: `basis:written`, `author:model`, `verified:no`. */
export function tagsWithEvidence({ tags = [], basis, author, verified }: Tagged): string[] {
  const own = [
    ...(basis ? [`basis:${basis}`] : []),
    ...(author ? [`author:${author}`] : []),
    ...(verified === undefined ? [] : [`verified:${verified ? 'yes' : 'no'}`]),
  ]
  return [...tags, ...own.filter((tag) => !tags.includes(tag))]
}

/** Tags as `tagsWithEvidence` wrote them: the person's own, and the last basis and author that they name. That a case is verified is taken away. */
export function readEvidenceTags(
  tags: readonly string[],
): Pick<TestCase, 'basis' | 'author'> & { tags: string[] } {
  const evidence: Pick<TestCase, 'basis' | 'author'> = {}
  const own = tags.filter((tag) => {
    const at = tag.indexOf(':')
    const [field, word] = [tag.slice(0, at), tag.slice(at + 1)]
    if (field === 'basis' && isBasis(word)) evidence.basis = word
    else if (field === 'author' && isAuthor(word)) evidence.author = word
    else return field !== 'verified' || (word !== 'yes' && word !== 'no')
    return false
  })
  return { ...evidence, tags: own }
}

/**
 * What files with a place for notes say of a case, a line each: what the judge doubts, with the sentence that a doubt is about, and steps that were
 * reworded in the words of their authors.
 */
export const notesOf = ({ checks = [], steps = [] }: Pick<TestCase, 'checks' | 'steps'>): string[] =>
  [...checks.flatMap(doubtOf), ...steps.flatMap(originalOf)].map((note) =>
    note.replaceAll(/\s+/g, ' ').trim(),
  )

function doubtOf({ check, result, reason, sentence }: CaseCheck): string[] {
  if (result === 'holds') return []
  const name = check.replaceAll('_', ' ')
  const quote = sentence ? ` The text: “${sentence}”` : ''
  return [`${name} ${result === 'fails' ? 'fails' : 'is unknown'}: ${reason}${quote}`]
}

function originalOf({ stepNumber, original }: TestStep): string[] {
  if (!original) return []
  const { action, testData, expectedResult } = original
  const parts = [action, testData && `with ${testData}`, expectedResult && `expecting: ${expectedResult}`]
  return [`step ${stepNumber} as first written: ${parts.filter(Boolean).join('; ')}`]
}
