import type { Basis } from '../../shared/domain/test-cases/schema.ts'
import { basisInWords } from './basis-words.ts'
import { texts } from '../texts/en/basis.ts'

interface Its {
  basis?: Basis | null | undefined
  idea?: string | null | undefined
}

/** A quiet badge of what a case rests on; nothing for a case of which nobody says so. */
export const BasisBadge = ({ of: { basis, idea } }: { of: Its }) =>
  basis ? (
    <span class="tag" title={texts.hints[basis]}>
      {basisInWords(basis, idea)}
    </span>
  ) : null
