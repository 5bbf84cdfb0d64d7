import { texts } from '../../../texts/en/run.ts'
import type { Execution, StepResult } from '../types.ts'

const say = texts.report
type Survivors = NonNullable<StepResult['strength']>['survivors']

/** How many of the faults that were put into the page the checks noticed. */
export function Strength({ of: { killed, survived } }: { of: NonNullable<Execution['strength']> }) {
  const told = killed + survived
  return (
    <section class="panel strength">
      <h2>{say.strength}</h2>
      <p>{told === 0 ? say.strengthNone : say.strengthOf(killed, told)}</p>
      {told > 0 && <meter min={0} max={told} value={killed} aria-label={say.strength} />}
    </section>
  )
}

/** The faults that nobody would notice, and how to say the expectation so that somebody does. */
export const Slipped = ({ survivors }: { survivors: Survivors }) => (
  <div class="warning slipped">
    <p>{say.slipped(survivors.length)}</p>
    <ul>
      {survivors.map(({ check, fault, description, hint }) => (
        <li key={`${check} ${fault}`}>
          <span dir="auto">{description}</span>
          {hint && (
            <span class="slipped-hint">
              {say.hint}
              <span dir="auto">{hint}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
