import { Computed } from '../../../parts/evidence/computed.tsx'
import { steps as texts } from '../../../texts/en/quality-case.ts'
import type { CaseStep } from '../parts/types.ts'

/** A step for who only reads it. */
export const ReadStep = ({ step: { action, expectedResult, testData, computed } }: { step: CaseStep }) => (
  <li>
    <div class="qa-step-words">
      <p dir="auto">{action}</p>
      {expectedResult && (
        <p class="muted" dir="auto">
          {texts.toBeSeen}: {expectedResult}
        </p>
      )}
      <Computed of={computed} />
      {testData && (
        <pre class="wrapped" dir="auto">
          {testData}
        </pre>
      )}
    </div>
  </li>
)
