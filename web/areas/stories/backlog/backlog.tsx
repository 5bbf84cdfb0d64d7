import { useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { useTitle } from '../../../parts/title.ts'
import { useHash } from '../../../parts/use-hash.ts'
import { backlog as texts } from '../../../texts/en/stories.ts'
import { usePeople } from '../../../parts/use-people.ts'
import { useSprints } from '../parts/use-sprints.ts'
import { useStories } from '../parts/use-stories.ts'
import { choiceOf, searchOf } from './choice.ts'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import { QuickCreate } from './quick-create.tsx'

const Writer = lazyPart(() => import('../writer/writer.tsx').then(({ Writer: its }) => its))

/** The stories of a project; behind `#write` what writes them from a text. */
export function Backlog({ project, role }: OfProject) {
  const { projectId, organizationId, name } = project
  const mayWrite = may(role, 'member')
  const choice = useSignal(choiceOf(location.search))
  const stories = useStories(projectId, choice.value)
  const sprints = useSprints(projectId)
  const people = usePeople(organizationId)
  const isWriting = useHash() === '#write' && mayWrite
  useTitle(`${isWriting ? texts.write : texts.title} · ${name}`)
  if (isWriting) return <Writer project={project} saved={stories.again} />
  return (
    <article class="stories">
      <div class="head">
        <h1>{texts.title}</h1>
        {mayWrite && (
          <a class="button primary" href="#write">
            {texts.write}
          </a>
        )}
      </div>
      {mayWrite && <QuickCreate project={project} made={stories.put} />}
      <Filters
        choice={choice.value}
        choose={(next) => {
          choice.value = next
          history.replaceState(history.state, '', location.pathname + searchOf(next))
        }}
        sprints={sprints.all.value ?? []}
        people={people}
      />
      <List
        stories={stories}
        choice={choice.value}
        showAll={() => {
          choice.value = {}
          history.replaceState(history.state, '', location.pathname)
        }}
        sprints={sprints.all.value ?? []}
        people={people}
        mayWrite={mayWrite}
      />
    </article>
  )
}
