import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/quality-traceability.ts'
import { words } from '../../../texts/en/quality.ts'
import type { Traceability } from '../parts/types.ts'
import { type Query, useQuery } from '../../../parts/use-query.ts'
import { Exports } from './exports.tsx'
import { Figures } from './figures.tsx'
import { Filters } from './filters.tsx'
import { Requirements } from './requirements.tsx'
import { Stories } from './stories.tsx'

/** The stories in pages; the figures and requirements come with each of them. */
function useMatrix(projectId: string, { story = '', sprint = '', at = '' }: Query) {
  const told = useSignal<Traceability | null>(null)
  const list = usePages(
    async (from) => {
      const answer = await call('GET /api/qa/traceability', {
        projectId,
        limit: 50,
        ...(story && { storyId: story }),
        ...(sprint && { sprintId: sprint }),
        ...(at && { asOf: at }),
        ...from,
      })
      told.value = answer
      return { items: answer.stories, nextCursor: answer.nextCursor }
    },
    [projectId, story, sprint, at],
  )
  return { list, told: told.value }
}

export function Matrix({ project: { projectId } }: OfProject) {
  const { query, ask } = useQuery()
  const { list, told } = useMatrix(projectId, query)
  const view = query['view'] === 'requirements' ? 'requirements' : 'stories'
  const at = query['at'] ?? ''
  const isNarrowed = ['story', 'sprint', 'show'].some((name) => query[name])
  const isEmpty = told !== null && !isNarrowed && told.coverage.stories === 0 && told.testCases === 0 && !at
  return (
    <div class="qa">
      <div class="head">
        <div class="title">
          <h1>{texts.title}</h1>
          <p class="muted">{texts.lead}</p>
        </div>
        {!isEmpty && <Exports projectId={projectId} at={at} />}
      </div>
      {told === null && list.failed.value === null && <Loading />}
      {list.failed.value !== null && <Failed error={list.failed.value} retry={list.refresh} />}
      {isEmpty && (
        <Empty>
          <h2>{texts.none}</h2>
          <p>{texts.noneHint}</p>
          <p class="actions">
            <a class="button primary" href={`/projects/${projectId}/cases`}>
              {texts.toCases}
            </a>
          </p>
        </Empty>
      )}
      {told !== null && !isEmpty && (
        <>
          {at && <Then at={at} ask={ask} />}
          <Figures projectId={projectId} of={told} isThen={at !== ''} ask={ask} />
          <Tabs
            label={texts.views}
            tabs={[
              { id: 'stories', title: texts.byStory },
              { id: 'requirements', title: texts.byRequirement },
            ]}
            now={view}
            choose={(id) => ask({ view: id === 'stories' ? '' : id })}
          >
            {view === 'stories' ? (
              <>
                <Filters projectId={projectId} query={query} ask={ask} />
                <ByStory projectId={projectId} list={list} query={query} ask={ask} />
              </>
            ) : (
              <Requirements projectId={projectId} of={told.requirements} />
            )}
          </Tabs>
        </>
      )}
    </div>
  )
}

interface ByStoryProps {
  projectId: string
  list: ReturnType<typeof useMatrix>['list']
  query: Query
  ask: (changed: Query) => void
}

function ByStory({ projectId, list, query, ask }: ByStoryProps) {
  const isUncovered = query['show'] === 'uncovered'
  const { items, next, failed, more } = list
  const all = items.value ?? []
  const shown = isUncovered ? all.filter(({ testCaseCount }) => testCaseCount === 0) : all
  const goesOn = isUncovered && next.value !== null && failed.value === null
  useEffect(() => {
    if (goesOn) void more()
  }, [goesOn, next.value])
  if (items.value === null) return <Loading />
  if (shown.length === 0 && !goesOn)
    return (
      <Empty>
        <p>{texts.noneFound}</p>
        <Button small act={() => ask({ story: '', sprint: '', show: '' })}>
          {texts.showAll}
        </Button>
      </Empty>
    )
  return (
    <>
      <Stories projectId={projectId} stories={shown} />
      {next.value !== null && failed.value === null && !goesOn && (
        <p class="qa-read-on">
          <Button small act={more}>
            {words.readOn}
          </Button>
        </p>
      )}
    </>
  )
}

/** That what is shown is over, and the way back to the present. */
const Then = ({ at, ask }: { at: string; ask: (changed: Query) => void }) => (
  <p class="note" role="status">
    {texts.then} <Time at={at} />. {texts.thenHint}{' '}
    <Button kind="link" act={() => ask({ at: '' })}>
      {texts.now}
    </Button>
  </p>
)
