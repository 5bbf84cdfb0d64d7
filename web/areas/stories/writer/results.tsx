import { Button } from '../../../parts/button.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/stories-writer.ts'
import { Sentences } from './sentences.tsx'
import type { Writing } from './use-writer.ts'
import { WrittenStory } from './written-story.tsx'
import { type Wish, wanted } from './written.ts'

interface ResultsProps {
  project: Project
  writing: Writing
  save: () => Promise<void>
}

/** What was written: the text with its marks, the stories, and which of them are kept. */
export function Results({ project, writing, save }: ResultsProps) {
  const { result, wishes, looked } = writing
  if (!result.value) return null
  const { requirements, answer } = result.value
  const wish = (at: number, its: Wish) => {
    wishes.value = wishes.value.map((one, place) => (place === at ? its : one))
  }
  return (
    <div class="columns written">
      <Sentences
        text={requirements}
        sentences={answer.sentences}
        marked={looked.value === null ? [] : (answer.stories[looked.value]?.sources ?? [])}
      />
      <section aria-labelledby="written-stories">
        <h2 id="written-stories">{texts.found(answer.stories.length)}</h2>
        {answer.warnings?.map((warning) => (
          <p key={warning} class="warning" dir="auto">
            {warning}
          </p>
        ))}
        {answer.stories.length === 0 && <Empty>{texts.foundNone}</Empty>}
        <ol class="written-list">
          {answer.stories.map((story, at) => (
            <WrittenStory
              key={at}
              project={project}
              story={story}
              wish={wishes.value[at] ?? 'none'}
              choose={(its) => wish(at, its)}
              isLooked={looked.value === at}
              look={() => (looked.value = looked.value === at ? null : at)}
            />
          ))}
        </ol>
        {answer.stories.length > 0 && <SaveBar writing={writing} save={save} />}
      </section>
    </div>
  )
}

function SaveBar({ writing, save }: Pick<ResultsProps, 'writing' | 'save'>) {
  const { result, wishes, saving, brokeAt } = writing
  const count = wanted(result.value?.answer.stories ?? [], wishes.value).length
  const all = (wish: Wish) => () => void (wishes.value = wishes.value.map(() => wish))
  const hasAll = wishes.value.every((wish) => wish !== 'none')
  return (
    <div class="save-bar">
      {brokeAt.value && <p role="status">{texts.savedBefore(brokeAt.value.done, brokeAt.value.all)}</p>}
      <div class="actions">
        <Button kind="primary" act={save} busy={saving.value || texts.saving} disabled={count === 0}>
          {texts.save(count)}
        </Button>
        <Button act={all(hasAll ? 'none' : 'whole')}>{hasAll ? texts.chooseNone : texts.chooseAll}</Button>
      </div>
    </div>
  )
}
