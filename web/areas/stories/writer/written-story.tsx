import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-writer.ts'
import { CriterionText } from '../parts/criterion-text.tsx'
import { addressOf } from '../parts/story.ts'
import { PriorityTag } from '../parts/tags.tsx'
import type { Wish, Written } from './written.ts'

interface WrittenStoryProps {
  project: Project
  story: Written
  wish: Wish
  choose: (wish: Wish) => void
  isLooked: boolean
  look: () => void
}

/** A story that was written, with what speaks for and against it, and whether it is kept. */
export function WrittenStory({ project, story, wish, choose, isLooked, look }: WrittenStoryProps) {
  const id = useId()
  const { title, userStory, description, type, priority, acceptanceCriteria, sources } = story
  return (
    <li class={wish === 'none' ? 'left-out' : ''}>
      <div class="written-head">
        <input
          id={id}
          type="checkbox"
          checked={wish !== 'none'}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? 'whole' : 'none')}
        />
        <h3>
          <label for={id}>
            <span class="visually-hidden">{texts.choose}: </span>
            <Given>{title}</Given>
          </label>
        </h3>
      </div>
      <p class="written-facts">
        <span class="tag">{all.type[type]}</span>
        <PriorityTag priority={priority} />
        <Button kind="link" act={look} pressed={isLooked} label={texts.looked(sources.length, title)}>
          {texts.lookedShort(sources.length)}
        </Button>
      </p>
      {userStory && <p dir="auto">{userStory}</p>}
      <details>
        <summary>{texts.criteria(acceptanceCriteria.length)}</summary>
        {acceptanceCriteria.length === 0 && <p class="hint">{texts.noCriteria}</p>}
        <ol class="criteria-read">
          {acceptanceCriteria.map((criterion, at) => (
            <li key={at}>
              <CriterionText criterion={criterion} />
            </li>
          ))}
        </ol>
        {description && (
          <p class="muted" dir="auto">
            {description}
          </p>
        )}
      </details>
      <Invest invest={story.invest} />
      <Duplicates project={project} duplicates={story.duplicates} />
      <Splits story={story} wish={wish} choose={choose} />
    </li>
  )
}

const Invest = ({ invest }: Pick<Written, 'invest'>) => (
  <details class="invest">
    <summary>
      <span class="invest-letters" aria-hidden="true">
        {invest.map(({ letter, ok }) => (
          <b key={letter} class={ok ? 'ok' : 'not-ok'}>
            {letter}
          </b>
        ))}
      </span>
      <span>
        <span class="visually-hidden">{texts.invest}: </span>
        {texts.investOf(invest.filter(({ ok }) => ok).length)}
      </span>
    </summary>
    <dl>
      {invest.map(({ letter, ok, reason }) => (
        <div key={letter}>
          <dt>
            <span class={ok ? 'ok' : 'not-ok'} aria-hidden="true">
              {ok ? '✓' : '✗'}
            </span>
            {texts.letters[letter]}
            <span class="visually-hidden"> {ok ? texts.holds : texts.holdsNot}</span>
          </dt>
          <dd dir="auto">{reason}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const Duplicates = ({
  project: { projectId },
  duplicates,
}: { project: Project } & Pick<Written, 'duplicates'>) =>
  duplicates.length > 0 && (
    <div class="warning">
      <p>{texts.duplicates}</p>
      <ul>
        {duplicates.map(({ storyId, number, title, similarity, reason }) => (
          <li key={storyId}>
            <a href={addressOf({ projectId, storyId })} target="_blank">
              <Given>{all.numbered(number, title)}</Given>
            </a>{' '}
            <span class="muted">
              {texts.same(percent.format(similarity))}: {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

function Splits({ story: { splits }, wish, choose }: Pick<WrittenStoryProps, 'story' | 'wish' | 'choose'>) {
  const id = useId()
  const [first] = splits
  if (!first) return null
  return (
    <div class="note">
      <p>
        {texts.splits(splits.length)} <span class="muted">({texts.patterns[first.pattern]})</span>
      </p>
      <ul>
        {splits.map(({ title, criteria }, at) => (
          <li key={at}>
            <Given>{title}</Given> <span class="muted">– {texts.criteria(criteria.length)}</span>
          </li>
        ))}
      </ul>
      <div class="choice">
        <input
          id={id}
          type="checkbox"
          checked={wish === 'splits'}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? 'splits' : 'whole')}
        />
        <label for={id}>{texts.saveSplits(splits.length)}</label>
      </div>
    </div>
  )
}
