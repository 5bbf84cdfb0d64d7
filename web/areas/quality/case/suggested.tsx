import { Button } from '../../../parts/button.tsx'
import type { Suggestion } from '../../../parts/steps/wording.ts'
import { steps as texts } from '../../../texts/en/quality-case.ts'

interface SuggestedProps {
  suggestions: readonly Suggestion[]
  use: (suggestion: Suggestion, say: string) => void
}

/** Beside a step that a browser would not understand: the words in which it would. */
export const Suggested = ({ suggestions, use }: SuggestedProps) => (
  <>
    {suggestions.map((suggestion) => (
      <div key={suggestion.part} class="qa-suggested">
        <p dir="auto">{texts.say(suggestion.part)}</p>
        <ul>
          {suggestion.say.map((say) => (
            <li key={say}>
              <bdi>{say}</bdi>
              <Button small act={() => use(suggestion, say)} label={texts.useOf(say)}>
                {texts.use}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
)
