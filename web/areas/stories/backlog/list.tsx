import { count } from '../../../parts/amounts.ts'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts as all, backlog as texts } from '../../../texts/en/stories.ts'
import { PriorityTag, StatusTag } from '../parts/tags.tsx'
import { type Sprint, type Story, addressOf, priorities, statuses } from '../parts/story.ts'
import { type Member, nameOf } from '../../../parts/use-people.ts'
import type { Choice, Stories } from '../parts/use-stories.ts'
import { isAll } from './choice.ts'

interface ListProps {
  stories: Stories
  choice: Choice
  showAll: () => void
  sprints: readonly Sprint[]
  people: readonly Member[]
  mayWrite: boolean
}

export function List({ stories, choice, showAll, sprints, people, mayWrite }: ListProps) {
  const { all: read, isReading, hasMore, failed, again, more } = stories
  const items = read.value
  if (items === null)
    return failed.value === null ? <Loading /> : <Failed error={failed.value} retry={again} />
  if (items.length === 0 && !isReading.value)
    return isAll(choice) ? <NoStories mayWrite={mayWrite} /> : <NoneChosen showAll={showAll} />
  return (
    <>
      <Table
        caption={<Caption count={items.length} isReading={isReading.value && items.length > 1} />}
        columns={columnsOf(sprints, people)}
        items={items}
        keyOf={({ storyId }) => storyId}
        text={({ number, title, tags }) => `#${number} ${title} ${tags.join(' ')}`}
        empty={all.reading}
      />
      {failed.value !== null && <Failed error={failed.value} retry={more} />}
      {hasMore.value && failed.value === null && (
        <p class="actions more-stories">
          <Button act={more} busy={all.reading}>
            {all.more}
          </Button>
        </p>
      )}
    </>
  )
}

const Caption = ({ count: many, isReading }: { count: number; isReading: boolean }) => (
  <>{isReading ? all.stillReading(count(many)) : texts.caption(count(many))}</>
)

const NoStories = ({ mayWrite }: { mayWrite: boolean }) => (
  <Empty>
    <h2>{texts.none}</h2>
    {mayWrite ? (
      <>
        <p>{texts.noneHint}</p>
        <p class="actions">
          <a class="button primary" href="#write">
            {texts.write}
          </a>
        </p>
      </>
    ) : (
      <p>{texts.noneForViewer}</p>
    )}
  </Empty>
)

const NoneChosen = ({ showAll }: { showAll: () => void }) => (
  <Empty>
    <h2>{texts.noneChosen}</h2>
    <p>{texts.noneChosenHint}</p>
    <p class="actions">
      <Button act={showAll}>{texts.showAll}</Button>
    </p>
  </Empty>
)

const mostTags = 4

function columnsOf(sprints: readonly Sprint[], people: readonly Member[]): readonly Column<Story>[] {
  const nameOfSprint = (id: string | null) => sprints.find(({ sprintId }) => sprintId === id)?.name ?? null
  const nameOfAssignee = (who: string | null) => (who === null ? null : nameOf(who, people))
  const { columns } = texts
  return [
    {
      name: columns.title,
      isHead: true,
      by: ({ number }) => number,
      cell: (story) => (
        <a class="story-link" href={addressOf(story)}>
          <span class="number">#{story.number}</span> <Given>{story.title}</Given>
        </a>
      ),
    },
    {
      name: columns.status,
      by: ({ status }) => statuses.indexOf(status),
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: columns.priority,
      by: ({ priority }) => priorities.indexOf(priority),
      cell: ({ priority }) => <PriorityTag priority={priority} />,
    },
    {
      name: columns.points,
      isNumber: true,
      by: ({ storyPoints }) => storyPoints,
      cell: ({ storyPoints }) => storyPoints ?? <Nothing />,
    },
    {
      name: columns.assignee,
      by: ({ assignee }) => nameOfAssignee(assignee),
      cell: ({ assignee }) => <Text text={nameOfAssignee(assignee)} />,
    },
    {
      name: columns.sprint,
      by: ({ sprintId }) => nameOfSprint(sprintId),
      cell: ({ sprintId }) => <Text text={nameOfSprint(sprintId)} />,
    },
    {
      name: columns.tags,
      cell: ({ tags }) => (
        <span class="story-tags">
          {tags.slice(0, mostTags).map((tag) => (
            <span key={tag} class="tag">
              <Given>{tag}</Given>
            </span>
          ))}
          {tags.length > mostTags && <span class="muted">+{tags.length - mostTags}</span>}
          {tags.length === 0 && <Nothing />}
        </span>
      ),
    },
  ]
}

const Text = ({ text }: { text: string | null }) => (text === null ? <Nothing /> : <Given>{text}</Given>)

const Nothing = () => <span class="muted none">–</span>
