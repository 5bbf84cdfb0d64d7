import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Given, Time } from '../../../parts/given.tsx'
import { Entry, Rows } from '../../../parts/rows.tsx'
import { casesOfStory } from '../../../parts/run/start/cases-of-story.ts'
import { RunCases } from '../../../parts/run/start/run-cases.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts as running } from '../../../texts/en/run-start.ts'
import { texts as all } from '../../../texts/en/stories.ts'
import { cases as texts } from '../../../texts/en/story.ts'
import { texts as generating } from '../../../texts/en/story-generate.ts'
import type { Story } from '../parts/story.ts'
import { CaseLink } from './case-link.tsx'

const looks = { passed: 'passed', failed: 'failed', error: 'error', skipped: 'skipped' } as const

export interface TestedProps {
  story: Story
  /** How often cases were stored since the page is shown. */
  times: number
  /** Offers to make more; missing for who may not. */
  generate: (() => void) | undefined
}

/** The test cases of a story, each with what came of it last. */
export function Cases({ story, times, generate, mayRun }: TestedProps & { mayRun: boolean }) {
  const { projectId, storyId } = story
  const list = usePages(
    async (from) => {
      const { testCases, nextCursor } = await call('GET /api/qa/test-cases', { projectId, storyId, ...from })
      return { items: testCases, nextCursor }
    },
    [storyId],
  )
  useEffect(() => {
    if (times > 0) void list.refresh()
  }, [times])
  return (
    <section class="panel" aria-labelledby="cases-of-story">
      <div class="head">
        <h2 id="cases-of-story">{texts.title}</h2>
        {mayRun && (list.items.value?.length ?? 0) > 0 && (
          <RunCases project={story} read={() => casesOfStory(story)}>
            {running.runThese}
          </RunCases>
        )}
        {generate && (
          <Button small act={generate}>
            {generating.open}
          </Button>
        )}
      </div>
      <Rows list={list} empty={texts.none}>
        {({ id, number, title, lastStatus, lastRunAt }) => (
          <Entry
            key={id}
            what={
              <CaseLink projectId={projectId} testCaseId={id}>
                <Given>{all.numbered(number, title)}</Given>
              </CaseLink>
            }
            more={lastRunAt && <Time at={lastRunAt} />}
            acts={
              <span class={`tag ${lastStatus ? looks[lastStatus] : 'pending'}`}>
                {lastStatus ? texts.verdict[lastStatus] : texts.neverRun}
              </span>
            }
          />
        )}
      </Rows>
    </section>
  )
}
