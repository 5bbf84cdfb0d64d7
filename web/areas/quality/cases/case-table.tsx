import type { Signal } from '@preact/signals'
import { BasisBadge } from '../../../parts/basis-badge.tsx'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import { LastVerdict } from '../parts/last-verdict.tsx'
import { MarkTags } from '../parts/mark-tags.tsx'
import { Numbered, StoryLink, caseHref } from '../parts/links.tsx'
import { ReadOn } from '../parts/read-on.tsx'
import { type StoredCase, type Story, casePriorities } from '../parts/types.ts'
import type { useAll } from '../parts/use-all.ts'
import type { Marks } from './marks.ts'
import { toggled } from '../../../parts/toggled.ts'

interface CaseTableProps {
  project: Project
  list: ReturnType<typeof useAll<StoredCase>>
  shown: readonly StoredCase[]
  stories: readonly Story[]
  marks: Marks
  chosen: Signal<ReadonlySet<string>>
  /** Takes the filters away, where there are some. */
  showAll?: () => void
}

/** The cases that are shown, each a row to choose and to open. */
export function CaseTable(props: CaseTableProps) {
  const { list, shown, chosen, showAll } = props
  if (list.items.value === null)
    return list.failed.value === null ? (
      <Loading />
    ) : (
      <Failed error={list.failed.value} retry={list.refresh} />
    )
  if (shown.length === 0 && !list.isReading)
    return (
      <Empty>
        <p>{texts.noneFound}</p>
        {showAll && (
          <Button small act={showAll}>
            {texts.showAll}
          </Button>
        )}
      </Empty>
    )
  return (
    <>
      <p class="qa-choose-all">
        <Button kind="link" act={() => (chosen.value = new Set(shown.map(({ id }) => id)))}>
          {texts.chooseAll(shown.length)}
        </Button>
      </p>
      <Table
        caption={texts.caption(shown.length)}
        columns={columnsOf(props)}
        items={shown}
        keyOf={({ id }) => id}
        text={({ number, title, tags, requirementRef }) =>
          `#${number} ${title} ${tags.join(' ')} ${requirementRef ?? ''}`
        }
        kindOf={({ id }) => (chosen.value.has(id) ? 'qa-chosen' : undefined)}
        empty={texts.noneFound}
      />
      <ReadOn list={list} />
    </>
  )
}

function columnsOf({ project, stories, marks, chosen }: CaseTableProps): Column<StoredCase>[] {
  const { projectId } = project
  const storiesById = new Map(stories.map((story) => [story.storyId, story]))
  const storyOf = ({ storyId }: StoredCase) => (storyId === null ? undefined : storiesById.get(storyId))
  const says = texts.columns
  return [
    { name: says.chosen, cell: (testCase) => <Tick of={testCase} chosen={chosen} /> },
    {
      name: says.case,
      isHead: true,
      by: ({ number }) => number,
      cell: ({ id, number, title, tags }) => (
        <div class="qa-what">
          <Numbered href={caseHref(projectId, id)} number={number} title={title} />
          <Tags tags={tags} />
        </div>
      ),
    },
    {
      name: says.priority,
      by: ({ priority }) => casePriorities.indexOf(priority),
      cell: ({ priority }) => <span class={`qa-priority ${priority}`}>{words.priorities[priority]}</span>,
    },
    {
      name: says.type,
      by: ({ type }) => words.types[type],
      cell: (testCase) => (
        <span class="qa-tags">
          <span class="qa-short">{words.types[testCase.type]}</span>
          <BasisBadge of={testCase} />
        </span>
      ),
    },
    {
      name: says.story,
      by: (testCase) => storyOf(testCase)?.number ?? null,
      cell: (testCase) => {
        const story = storyOf(testCase)
        return story ? <StoryLink projectId={projectId} story={story} /> : words.nothing
      },
    },
    {
      name: says.last,
      by: ({ lastStatus }) => lastStatus,
      cell: (testCase) => <Last of={testCase} marks={marks} />,
    },
  ]
}

const mostTags = 4

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span class="qa-tags">
      {tags.slice(0, mostTags).map((tag) => (
        <span key={tag} class="qa-tag" dir="auto">
          {tag}
        </span>
      ))}
      {tags.length > mostTags && <span class="muted">+{tags.length - mostTags}</span>}
    </span>
  )

function Tick({ of: { id, number, title }, chosen }: { of: StoredCase; chosen: CaseTableProps['chosen'] }) {
  return (
    <label class="qa-tick">
      <input
        type="checkbox"
        aria-label={texts.choose(number, title)}
        checked={chosen.value.has(id)}
        onChange={() => (chosen.value = toggled(chosen.peek(), id))}
      />
    </label>
  )
}

const Last = ({ of: { id, lastStatus, lastRunAt }, marks }: { of: StoredCase; marks: Marks }) => (
  <div class="qa-last">
    <span class="qa-tags">
      <LastVerdict of={lastStatus} />
      <MarkTags marks={marks} testCaseId={id} />
    </span>
    {lastRunAt && (
      <small class="muted">
        <Time at={lastRunAt} />
      </small>
    )}
  </div>
)
