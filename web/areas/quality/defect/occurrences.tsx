import { Time } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { lookHash } from '../run/looked.ts'
import { runHref } from '../parts/links.tsx'
import type { Defect } from '../parts/types.ts'

const more = (left: number) => `+${left}`

/** In which runs it was seen. */
export function Occurrences({ defect: { occurrences, projectId, testCaseId } }: { defect: Defect }) {
  const some = useFirst(occurrences, { first: 10, words: more })
  if (occurrences.length === 0) return null
  return (
    <section class="panel" aria-labelledby="qa-seen">
      <h2 id="qa-seen">{texts.occurrences(occurrences.length)}</h2>
      <ul class="rows">
        {some.shown.map(({ executionId, stepNumber, at }) => (
          <li key={`${executionId} ${stepNumber}`}>
            <div class="what">
              <a
                href={
                  runHref(projectId, executionId) +
                  lookHash({
                    ...(testCaseId && { caseId: testCaseId }),
                    ...(stepNumber > 0 && { step: stepNumber }),
                  })
                }
              >
                <Time at={at} />
              </a>
              <span class="more">{texts.atStep(stepNumber)}</span>
            </div>
          </li>
        ))}
      </ul>
      {some.more}
    </section>
  )
}
