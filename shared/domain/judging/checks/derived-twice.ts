import type { TestCase } from '../../test-cases/schema.ts'
import { type Finding, finding } from '../finding.ts'

/** What is known of a second derivation before anybody made one. */
export function derivedTwice({ author, basis }: Pick<TestCase, 'author' | 'basis'>): Finding {
  if (author === 'embedded' && basis === 'proved')
    return finding('derived_twice', 'holds', 'Made by a strict form and confirmed by its checker.')
  const reason =
    author === 'assistant'
      ? 'Not derived a second time: no model reads the text once more for cases of an assistant.'
      : 'Not derived a second time.'
  return finding('derived_twice', 'unknown', reason)
}
