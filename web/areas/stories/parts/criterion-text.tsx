import { criterionWords as texts } from '../../../texts/en/story.ts'
import type { Criterion } from './story.ts'

const parts = ['given', 'when', 'then'] as const

/** A criterion as it is read: what is given, what is done, and what is then to be seen. */
export const CriterionText = ({ criterion }: { criterion: Criterion }) => (
  <dl class="criterion-text">
    {parts
      .filter((part) => criterion[part] !== '')
      .map((part) => (
        <div key={part}>
          <dt>{texts[part]}</dt>
          <dd dir="auto">{criterion[part]}</dd>
        </div>
      ))}
  </dl>
)
