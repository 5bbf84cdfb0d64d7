import type { Basis } from '../../shared/domain/test-cases/schema.ts'
import { texts } from '../texts/en/basis.ts'

/** What a case rests on, and of which kind an idea is. */
export function basisInWords(basis: Basis, idea?: string | null): string {
  const name = texts.names[basis]
  return basis === 'designed' && idea ? texts.ofKind(name, idea.replaceAll('_', ' ')) : name
}
