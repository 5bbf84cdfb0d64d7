import { texts as writers } from '../../../texts/en/generator-writers.ts'
import { texts } from '../../../texts/en/generator.ts'
import { texts as ofRewording } from '../../../texts/en/rewording.ts'
import { changeCase } from './case-edits.ts'
import type { TestCase } from './session.ts'
import { edit } from './store.ts'
import { type Suggestion, withWording } from '../../../parts/steps/wording.ts'
import { MakeRunnable } from './rewording/make-runnable.tsx'
import { canBeReworded } from '../../../parts/rewording/to-reword.ts'
import { WaysWithoutModel } from './writers/ways-without-model.tsx'

/** Why a browser cannot run a case, or part of it, and in which words it could. */
export function Unready({ testCase }: { testCase: TestCase }) {
  const { id, automation } = testCase
  if (!automation) return null
  const { reasons, suggestions = [], unchecked = [] } = automation
  if (automation.ready) return <Unchecked parts={unchecked} />
  return (
    <section class="gen-unready" aria-label={texts.why}>
      <p class="gen-unready-head">{texts.why}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {suggestions.map((suggestion) => (
        <Suggested key={`${suggestion.stepNumber} ${suggestion.part}`} id={id} suggestion={suggestion} />
      ))}
      {canBeReworded(testCase) ? (
        <MakeRunnable
          ids={() => [id]}
          words={ofRewording.makeRunnable}
          label={ofRewording.makeRunnableOf(id)}
        />
      ) : (
        <WaysWithoutModel summary={writers.offerHere} />
      )}
    </section>
  )
}

/** What of the expected results a run leaves to a person. */
function Unchecked({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null
  return (
    <section class="gen-unready" aria-label={texts.unchecked}>
      <p class="gen-unready-head">{texts.unchecked}</p>
      <ul>
        {parts.map((part) => (
          <li key={part} dir="auto">
            {part}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suggested({ id, suggestion }: { id: string; suggestion: Suggestion }) {
  return (
    <div class="gen-suggested">
      <p dir="auto">{texts.sayInstead(suggestion.part)}</p>
      <ul>
        {suggestion.say.map((say) => (
          <li key={say}>
            <bdi>{say}</bdi>
            <button
              type="button"
              class="button plain small"
              aria-label={`${texts.useWording}: ${say}`}
              onClick={() =>
                edit((testCases) => changeCase(testCases, id, (each) => withWording(each, suggestion, say)))
              }
            >
              {texts.useWording}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
