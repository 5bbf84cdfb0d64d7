import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { Failed } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { details, estimate as texts } from '../../../texts/en/story.ts'
import { type Story, addressOf } from '../parts/story.ts'
import type { PartProps } from './criteria.tsx'
import { pointsWords } from './points-of.ts'
import { choose } from './use-story.ts'

type Estimated = Output<'POST /api/pm/stories/{storyId}/estimate'>['estimate']

/** How many points the story is, and why. */
export function Estimate(props: PartProps) {
  const { storyId } = props.story
  const found = useSignal<Estimated | null>(null)
  const error = useSignal<unknown>(null)
  async function ask() {
    try {
      const { estimate } = await call('POST /api/pm/stories/{storyId}/estimate', { storyId })
      found.value = estimate
      error.value = null
      announce(all.points(estimate.points))
    } catch (failure) {
      error.value = failure
    }
  }
  return (
    <section class="panel estimate" aria-labelledby="estimate-of-story">
      <h2 id="estimate-of-story">{texts.title}</h2>
      {!found.value && <p class="hint">{texts.lead}</p>}
      {found.value && <Found {...props} estimate={found.value} />}
      {error.value !== null && <Failed error={error.value} />}
      <Button small act={ask} busy={texts.estimating}>
        {found.value ? texts.again : texts.estimate}
      </Button>
    </section>
  )
}

const percent = new Intl.NumberFormat('en', { style: 'percent' })
const parts = ['development', 'testing', 'integration'] as const

function Found({ opened, story, mayWrite, estimate }: PartProps & { estimate: Estimated }) {
  const { points, complexity, confidence } = estimate
  const isUsed = story.storyPoints === points
  return (
    <>
      <p class="estimate-points">
        <b>{all.points(points)}</b>{' '}
        <span class="muted">
          {texts.complexity[complexity]} · {texts.confidence(percent.format(confidence))}
        </span>
      </p>
      {mayWrite && !isUsed && (
        <Button
          small
          kind="primary"
          busy={texts.using}
          act={() =>
            choose(opened, {
              name: details.points,
              change: { storyPoints: points },
              say: pointsWords,
            })
          }
        >
          {texts.use(all.points(points))}
        </Button>
      )}
      {isUsed && <p class="hint">{texts.isUsed}</p>}
      <Breakdown estimate={estimate} />
      <Reasons story={story} estimate={estimate} />
    </>
  )
}

const Breakdown = ({ estimate: { points, breakdown } }: { estimate: Estimated }) => (
  <>
    <h3>{texts.breakdown}</h3>
    <dl class="breakdown">
      {parts.map((part) => (
        <div key={part}>
          <dt>{texts.parts[part]}</dt>
          <dd>
            <meter min={0} max={points} value={breakdown[part]} aria-label={texts.parts[part]} />
            {breakdown[part]}
          </dd>
        </div>
      ))}
    </dl>
  </>
)

function Reasons({ story, estimate }: { story: Story; estimate: Estimated }) {
  const { reasons, similar, risks } = estimate
  return (
    <>
      <h3>{texts.reasons}</h3>
      <ul class="reasons">
        {reasons.map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {risks.length > 0 && (
        <>
          <h3>{texts.risks}</h3>
          <ul class="reasons">
            {risks.map(({ kind, words }) => (
              <li key={kind}>
                {kind}: <Given>{words.join(', ')}</Given>
              </li>
            ))}
          </ul>
        </>
      )}
      {similar.length > 0 && (
        <>
          <h3>{texts.similar}</h3>
          <ul class="reasons">
            {similar.map(({ storyId, number, title, points: its }) => (
              <li key={storyId}>
                <a href={addressOf({ projectId: story.projectId, storyId })}>
                  <Given>{all.numbered(number, title)}</Given>
                </a>{' '}
                <span class="muted">{all.points(its)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
