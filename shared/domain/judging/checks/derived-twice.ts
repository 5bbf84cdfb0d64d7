import type { TestCase } from '../../test-cases/schema.ts'
import { type Finding, finding } from '../finding.ts'

/** What is known of a second derivation before anybody made one. */
export function derivedTwice({ author, basis }: Pick<TestCase, 'author' | 'basis'>): Finding {
  return author === 'embedded' && basis === 'proved'
    ? finding('derived_twice', 'holds', 'Made by a strict form and confirmed by its checker.')
    : finding('derived_twice', 'unknown', 'Not derived a second time.')
}
