import { Given } from '../../../parts/given.tsx'
import { Sign } from '../../../parts/run/verdict.tsx'
import { texts } from '../../../texts/en/quality-traceability.ts'
import { words } from '../../../texts/en/quality.ts'
import { LastVerdict } from '../parts/last-verdict.tsx'
import { Numbered, StoryLink, caseHref, defectHref, runHref } from '../parts/links.tsx'
import type { Traceability } from '../parts/types.ts'

type TracedStory = Traceability['stories'][number]
type TracedCase = TracedStory['testCases'][number]

interface StoriesProps {
  projectId: string
  stories: readonly TracedStory[]
}

const says = texts.columns

/** The stories one below the other, each with its cases; on a phone each case is a card. The roles are said, because a browser forgets them there. */
export const Stories = ({ projectId, stories }: StoriesProps) => (
  <table class="cards qa-matrix" role="table">
    <caption class="visually-hidden">{texts.caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {[says.case, says.last, says.runs, says.defects].map((name) => (
          <th key={name} scope="col" role="columnheader">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    {stories.map((story) => (
      <Group key={story.storyId} projectId={projectId} story={story} />
    ))}
  </table>
)

function Group({ projectId, story }: { projectId: string; story: TracedStory }) {
  const { storyId, status, testCases, testCaseCount } = story
  return (
    <tbody role="rowgroup">
      <tr role="row" class="qa-story">
        <th scope="rowgroup" role="rowheader" colSpan={4}>
          <span class="qa-story-name">
            <StoryLink projectId={projectId} story={story} />
          </span>{' '}
          <span class="tag">{texts.storyStatuses[status] ?? status}</span>{' '}
          {testCaseCount === 0 ? (
            <span class="tag warn">{texts.noCase}</span>
          ) : (
            <a class="qa-count" href={`/projects/${projectId}/cases?story=${storyId}`}>
              {texts.cases(testCaseCount)}
            </a>
          )}
          {testCaseCount > testCases.length && (
            <span class="hint"> {texts.moreCases(testCases.length, testCaseCount)}</span>
          )}
        </th>
      </tr>
      {testCases.map((one) => (
        <Case key={one.testCaseId} projectId={projectId} of={one} />
      ))}
    </tbody>
  )
}

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function Case({
  projectId,
  of: { testCaseId, number, title, lastStatus, executions, defects },
}: {
  projectId: string
  of: TracedCase
}) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader" data-name={says.case}>
        <Numbered href={caseHref(projectId, testCaseId)} number={number} title={title} />
      </th>
      <td role="cell" data-name={says.last}>
        <LastVerdict of={lastStatus} />
      </td>
      <td role="cell" data-name={says.runs}>
        {executions.length === 0 ? (
          words.nothing
        ) : (
          <span class="qa-strip">
            {executions.map(({ executionId, status, at }) => (
              <a
                key={executionId}
                href={runHref(projectId, executionId)}
                title={texts.runAt(words.verdicts[status], times.format(new Date(at)))}
                aria-label={texts.runAt(words.verdicts[status], times.format(new Date(at)))}
              >
                <Sign of={status} />
              </a>
            ))}
          </span>
        )}
      </td>
      <td role="cell" data-name={says.defects}>
        {defects.length === 0
          ? words.nothing
          : defects.map(({ defectId, number: its, title: wrong, status }) => (
              <a key={defectId} class="qa-defect" href={defectHref(projectId, defectId)}>
                <span class="qa-number">#{its}</span> <Given>{wrong}</Given>{' '}
                <small class="muted">({words.defectStatuses[status]})</small>
              </a>
            ))}
      </td>
    </tr>
  )
}
