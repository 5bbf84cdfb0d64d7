import { texts } from '../../texts/en/evidence.ts'
import { sumInWords } from './told.ts'

/** How values of an expected result follow from figures of the text and of entries. */
export function Computed({ of = [] }: { of?: readonly { expression: string; value: string }[] | undefined }) {
  if (of.length === 0) return null
  return (
    <ul class="evidence-sums" aria-label={texts.computed}>
      {of.map((sum, index) => (
        <li key={index}>
          <bdi>{sumInWords(sum)}</bdi>
        </li>
      ))}
    </ul>
  )
}
