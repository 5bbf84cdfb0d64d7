import { texts } from '../../../texts/en/run.ts'
import { Verdict, verdicts } from '../verdict.tsx'

/** What the verdicts mean, for who meets them first. */
export const Meaning = () => (
  <details class="meaning hint">
    <summary>{texts.report.meaning}</summary>
    <dl>
      {verdicts.map((verdict) => (
        <div key={verdict}>
          <dt>
            <Verdict of={verdict} />
          </dt>
          <dd>{texts.meaning[verdict]}</dd>
        </div>
      ))}
    </dl>
  </details>
)
