import { Button } from '../../button.tsx'
import { texts } from '../../../texts/en/run.ts'
import type { Meant } from '../types.ts'

const say = texts.report

interface CandidatesProps {
  of: readonly Meant[]
  /** Several things fit the words; else nothing does, and these come close. */
  isAmbiguous: boolean
  /** The step in words that mean this one; undefined where it cannot be said so. */
  saidWith?: (meant: Meant) => string | undefined
  use?: (action: string) => Promise<void>
}

/** What a step may mean; the numbers are those in the picture. */
export function Candidates({ of, isAmbiguous, saidWith, use }: CandidatesProps) {
  return (
    <div class="candidates">
      <p>{isAmbiguous ? say.candidates(of.length) : say.didYouMean}</p>
      <ol>
        {of.map((meant, at) => {
          const action = use && saidWith?.(meant)
          return (
            <li key={at}>
              {meant.box && (
                <span class="mark-number" aria-hidden="true">
                  {at + 1}
                </span>
              )}
              <span class="candidate-words" dir="auto">
                {meant.say}
              </span>
              {action !== undefined && (
                <Button small act={() => use?.(action)} busy={say.using} label={say.useWordingOf(meant.say)}>
                  {say.useWording}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
