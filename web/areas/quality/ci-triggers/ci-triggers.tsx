import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { Rows } from '../../../parts/rows.tsx'
import { Linking } from '../../../parts/sentence.tsx'
import { ShownOnce } from '../../../parts/shown-once.tsx'
import { Empty } from '../../../parts/states.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/quality-ci-triggers.ts'
import { useStories } from '../parts/use-known.ts'
import { NewTrigger } from './new-trigger.tsx'
import type { NewlyMade } from './trigger.ts'
import { TriggerEntry } from './trigger-entry.tsx'
import { useLastRuns } from './use-last-runs.ts'

const guide = '/docs/guides/ci'

/** The triggers of a project. Their secrets start runs, so the service tells admins alone of them. */
export function CiTriggers({ project, role }: OfProject) {
  return (
    <div class="qa">
      <h1>{texts.title}</h1>
      <p class="lead">
        {texts.lead} <Linking words={texts.guide} to={guide} />
      </p>
      {may(role, 'admin') ? (
        <Managed projectId={project.projectId} />
      ) : (
        <Empty>
          <h2>{texts.forAdmins}</h2>
          <p>{texts.forAdminsHint}</p>
          <p class="actions">
            <a class="button plain" href={`/projects/${project.projectId}/runs`}>
              {texts.toRuns}
            </a>
          </p>
        </Empty>
      )}
    </div>
  )
}

function Managed({ projectId }: { projectId: string }) {
  const made = useSignal<NewlyMade | null>(null)
  const stories = useStories(projectId)
  const lastRuns = useLastRuns(projectId)
  const list = usePages(
    async (from) => {
      const route = 'GET /api/projects/{projectId}/ci-triggers'
      const { triggers, nextCursor } = await call(route, { projectId, ...from })
      return { items: triggers, nextCursor }
    },
    [projectId],
  )
  return (
    <>
      <section class="panel" aria-labelledby="new-trigger">
        <h2 id="new-trigger">{texts.fresh}</h2>
        <NewTrigger
          projectId={projectId}
          stories={stories}
          made={async (trigger) => {
            made.value = trigger
            await list.refresh()
          }}
        />
        {made.value && (
          <ShownOnce
            title={texts.made(made.value.name)}
            heading="h3"
            values={[
              [texts.address, made.value.url],
              [texts.secret, made.value.secret],
            ]}
            close={() => (made.value = null)}
          >
            {texts.madeText}
          </ShownOnce>
        )}
      </section>
      <section class="panel" aria-labelledby="triggers">
        <h2 id="triggers">{texts.list}</h2>
        <Rows list={list} empty={texts.none}>
          {(trigger) => (
            <TriggerEntry
              key={trigger.triggerId}
              projectId={projectId}
              trigger={trigger}
              stories={stories}
              last={lastRuns.get(trigger.triggerId)}
              refresh={list.refresh}
            />
          )}
        </Rows>
      </section>
    </>
  )
}
