import type { Term } from '../requirements/terms.ts'
import type { CaseDraft } from './cases/case-draft.ts'

const longest = 20

/** A precondition that uses a word of the glossary says what it means: "The customer is a Gold customer (a customer with …)". */
export function withDefinitions(drafts: CaseDraft[], terms: Term[]): CaseDraft[] {
  // A meaning with "not" or with a literal of its own would read as another condition.
  // One word ("Order") is explained by its use.
  const usable = terms
    .filter(({ term, meaning }) => term.includes(' ') && !/"|\b(?:not|no|never|without)\b/i.test(meaning))
    .slice(0, longest)
  if (usable.length === 0) return drafts
  return drafts.map((draft) => {
    const preconditions = draft.preconditions.map((text) => explained(text, usable))
    return preconditions.every((text, index) => text === draft.preconditions[index])
      ? draft
      : {
          ...draft,
          preconditions,
          manual: draft.manual.map((text) =>
            text.startsWith('precondition') ? explained(text, usable) : text,
          ),
        }
  })
}

function explained(text: string, terms: Term[]): string {
  if (text.includes('(')) return text
  const found = terms.find(({ term }) => mentions(text, term))
  return found ? `${text} (${found.meaning})` : text
}

function mentions(text: string, term: string): boolean {
  const at = text.toLowerCase().indexOf(term.toLowerCase())
  const before = text[at - 1] ?? ' '
  const after = text[at + term.length] ?? ' '
  return at >= 0 && !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after.replace(/^s/, ''))
}
