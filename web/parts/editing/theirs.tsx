import { texts } from '../../texts/en/editing.ts'
import { Button } from '../button.tsx'
import './theirs.css'

interface TheirsProps {
  /** What is said before their version. */
  words: string
  /** Empty where they have emptied it. */
  text: string
  take: () => void
}

/** What somebody else has written meanwhile in the same place, beside what one has typed oneself. */
export const Theirs = ({ words, text, take }: TheirsProps) => (
  <div class="warning theirs" role="alert">
    <p>{text ? words : texts.emptied}</p>
    {text && <blockquote dir="auto">{text}</blockquote>}
    <Button small act={take}>
      {texts.theirs}
    </Button>
  </div>
)
