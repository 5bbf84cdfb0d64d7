import { type Author, type Basis, type TestCase, authors, bases } from './schema.ts'

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

/** What the judge doubts in a case, a line each, for files that have a place for notes. Quotes the sentence that a doubt is about. */
export const notesOf = ({ checks = [] }: Pick<TestCase, 'checks'>): string[] =>
  checks.flatMap(({ check, result, reason, sentence }) => {
    if (result === 'holds') return []
    const name = check.replaceAll('_', ' ')
    const quote = sentence ? ` The text: “${sentence}”` : ''
    return [
      `${name} ${result === 'fails' ? 'fails' : 'is unknown'}: ${reason}${quote}`
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]
  })
