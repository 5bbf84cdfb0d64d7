import { call } from '../../../client/call.ts'
import { Given, Time } from '../../../parts/given.tsx'
import { Entry, Rows } from '../../../parts/rows.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts as all } from '../../../texts/en/stories.ts'
import { cases as texts } from '../../../texts/en/story.ts'
import type { Story } from '../parts/story.ts'
import { CaseLink } from './case-link.tsx'

const looks = { passed: 'passed', failed: 'failed', error: 'error', skipped: 'skipped' } as const

/** The test cases of a story, each with what came of it last. */
export function Cases({ story: { projectId, storyId } }: { story: Story }) {
  const list = usePages(
    async (from) => {
      const { testCases, nextCursor } = await call('GET /api/qa/test-cases', { projectId, storyId, ...from })
      return { items: testCases, nextCursor }
    },
    [storyId],
  )
  return (
    <section class="panel" aria-labelledby="cases-of-story">
      <h2 id="cases-of-story">{texts.title}</h2>
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
