import { type Output, call } from '../../../client/call.ts'
import { Given, Time } from '../../../parts/given.tsx'
import { Rows } from '../../../parts/rows.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { WordDiff } from '../../../parts/word-diff.tsx'
import { history as texts } from '../../../texts/en/story.ts'
import type { Sprint, Story } from '../parts/story.ts'
import { type Member, nameOf } from '../../../parts/use-people.ts'
import { type Names, actorWords, isCompared, valueWords } from './history-words.ts'

type Change = Output<'GET /api/pm/stories/{storyId}/history'>['changes'][number]

interface HistoryProps {
  story: Story
  sprints: readonly Sprint[]
  people: readonly Member[]
}

/** What changed of a story, newest first; what seldom happens is marked. It is read anew whenever the story has changed. */
export function History({ story: { storyId, updatedAt }, sprints, people }: HistoryProps) {
  const list = usePages(
    async (from) => {
      const page = await call('GET /api/pm/stories/{storyId}/history', { storyId, limit: 20, ...from })
      return { items: page.changes, nextCursor: page.nextCursor }
    },
    [storyId, updatedAt],
  )
  const names: Names = {
    sprint: (id) => sprints.find(({ sprintId }) => sprintId === id)?.name,
    person: (who) => nameOf(who, people),
  }
  return (
    <section class="panel history" aria-labelledby="history-of-story">
      <h2 id="history-of-story">{texts.title}</h2>
      <Rows list={list} empty={texts.none}>
        {(change) => <Changed key={`${change.at} ${change.field}`} change={change} names={names} />}
      </Rows>
    </section>
  )
}

function Changed({ change, names }: { change: Change; names: Names }) {
  const { at, actor, field, from, to, unusual } = change
  return (
    <li>
      <div class="what">
        <p class="change">
          <b>{texts.fields[field] ?? field}</b>
          {!isCompared(field, from, to) && (
            <>
              {' '}
              <Given>{valueWords(field, from, names)}</Given> <span aria-hidden="true">→</span>
              <span class="visually-hidden"> {texts.to} </span> <Given>{valueWords(field, to, names)}</Given>
            </>
          )}
          {unusual && <span class="tag warn">{texts.unusual}</span>}
        </p>
        {isCompared(field, from, to) && (
          <details>
            <summary>{texts.show}</summary>
            <WordDiff before={String(from)} after={String(to)} />
          </details>
        )}
        <span class="more">
          <Given>{actorWords(actor, names)}</Given> · <Time at={at} />
        </span>
      </div>
    </li>
  )
}
