import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Output, call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Failed } from '../../../parts/states.tsx'
import { WordDiff } from '../../../parts/word-diff.tsx'
import { criterionWords, sync as texts } from '../../../texts/en/story.ts'
import { texts as generating } from '../../../texts/en/story-generate.ts'
import { CriterionText } from '../parts/criterion-text.tsx'
import type { Criterion } from '../parts/story.ts'
import { CaseLink, haveCasesPages } from './case-link.tsx'
import type { TestedProps } from './cases.tsx'

type Recommendation = Output<'POST /api/pm/stories/{storyId}/sync-tests'>['recommendations'][number]

/** Which cases a change of the criteria has left out of date, and what is to be done with each. */
export function Sync({ story: { storyId, projectId }, times, generate }: TestedProps) {
  const found = useSignal<readonly Recommendation[] | null>(null)
  const error = useSignal<unknown>(null)
  async function check() {
    try {
      found.value = (await call('POST /api/pm/stories/{storyId}/sync-tests', { storyId })).recommendations
      error.value = null
      announce(found.value.length === 0 ? texts.none : texts.found(found.value.length))
    } catch (failure) {
      error.value = failure
    }
  }
  useEffect(() => {
    if (times > 0 && found.peek()) void check()
  }, [times])
  const now = found.value
  return (
    <section class="panel sync" aria-labelledby="sync-of-story">
      <h2 id="sync-of-story">{texts.title}</h2>
      {!now && <p class="hint">{texts.lead}</p>}
      {now && <p>{now.length === 0 ? texts.none : texts.found(now.length)}</p>}
      {now && now.length > 0 && (
        <ul class="rows">
          {now.map((one, at) => (
            <ToDo key={at} projectId={projectId} recommendation={one} />
          ))}
        </ul>
      )}
      {error.value !== null && <Failed error={error.value} />}
      <div class="actions">
        {generate && now?.some(({ action }) => action === 'ADDED') && (
          <Button small kind="primary" act={generate}>
            {generating.missing}
          </Button>
        )}
        <Button small act={check} busy={texts.checking}>
          {now ? texts.again : texts.check}
        </Button>
      </div>
    </section>
  )
}

const looks = { UPDATED: 'warn', ADDED: 'good', REMOVED: 'bad' } as const

function ToDo({ projectId, recommendation }: { projectId: string; recommendation: Recommendation }) {
  const { action, testCaseId, criterion, previous, current, reason } = recommendation
  return (
    <li>
      <div class="what">
        <p class="to-do">
          <span class={`tag ${looks[action]}`}>{texts.actions[action]}</span>
          <span dir="auto">{reason}</span>
        </p>
        {previous && current ? (
          <Changed before={previous} after={current} />
        ) : (
          <CriterionText criterion={criterion} />
        )}
        {testCaseId && haveCasesPages && (
          <CaseLink projectId={projectId} testCaseId={testCaseId}>
            {texts.toCase}
          </CaseLink>
        )}
      </div>
    </li>
  )
}

const parts = ['given', 'when', 'then'] as const

const Changed = ({ before, after }: { before: Criterion; after: Criterion }) => (
  <dl class="criterion-text">
    {parts
      .filter((part) => before[part] !== '' || after[part] !== '')
      .map((part) => (
        <div key={part}>
          <dt>{criterionWords[part]}</dt>
          <dd>
            <WordDiff before={before[part]} after={after[part]} />
          </dd>
        </div>
      ))}
  </dl>
)
