import { texts } from '../../../texts/en/quality-case.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions, storyOptions } from '../parts/choice.tsx'
import { Edited, Read } from '../parts/edited.tsx'
import { StoryLink } from '../parts/links.tsx'
import { isSame } from '../../../client/merge.ts'
import { type Story, type StoredCase, casePriorities, caseTypes, oneOf, testLevels } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'
import { type TextField, textChange } from './fields.ts'
import { TagField } from '../parts/tag-field.tsx'

interface PropertiesProps {
  editing: Editing<StoredCase>
  stories: readonly Story[]
  mayWrite: boolean
}

/** What the case is: what it belongs to, and how it is sorted in. */
export function Properties(props: PropertiesProps) {
  const { editing, mayWrite } = props
  const { draft, write, faults } = editing
  const now = draft.value
  const fields = texts.fields
  const choice = (field: 'priority' | 'type', options: readonly (readonly [string, string])[]) => (
    <Edited
      label={fields[field] ?? field}
      value={now[field]}
      options={options}
      write={mayWrite ? (to) => write({ [field]: to }) : undefined}
    />
  )
  return (
    <section class="panel" aria-labelledby="qa-properties">
      <h2 id="qa-properties">{texts.properties}</h2>
      {choice('priority', namedOptions(casePriorities, words.priorities))}
      {choice('type', namedOptions(caseTypes, words.types))}
      <OfStory {...props} />
      <Edited
        label={fields['testLevel'] ?? ''}
        value={now.testLevel ?? 'system'}
        options={namedOptions(testLevels, words.levels)}
        write={mayWrite ? (to) => write({ testLevel: oneOf(testLevels, to) ?? 'system' }) : undefined}
      />
      <TagField
        label={texts.fields['tags'] ?? ''}
        tags={now.tags}
        write={mayWrite ? (tags) => write({ tags }) : undefined}
        fault={faults.value['tags']}
      />
      <Text editing={editing} mayWrite={mayWrite} field="requirementRef" most={200} />
      <Rest editing={editing} mayWrite={mayWrite} />
    </section>
  )
}

interface TextProps extends Omit<PropertiesProps, 'stories'> {
  field: TextField
  most: number
  lines?: number
}

const Text = ({ editing: { draft, write, faults }, mayWrite, field, most, lines }: TextProps) => (
  <Edited
    label={texts.fields[field] ?? field}
    value={draft.value[field] ?? ''}
    write={mayWrite ? (typed) => write(textChange(field, typed)) : undefined}
    most={most}
    fault={faults.value[field]}
    {...(lines && { lines })}
  />
)

function OfStory({ editing: { draft, write }, stories, mayWrite }: PropertiesProps) {
  const { storyId, criterion, projectId } = draft.value
  const story = stories.find((one) => one.storyId === storyId)
  const criteria = story?.acceptanceCriteria ?? []
  const at = criteria.findIndex((one) => isSame(one, criterion))
  const isGone = criterion !== null && at < 0
  const said = ({ given, when, then }: NonNullable<StoredCase['criterion']>) =>
    texts.criterion(given, when, then)
  if (!mayWrite)
    return (
      <>
        <div class="qa-read">
          <span class="qa-label">{texts.fields['storyId']}</span>
          <p>{story ? <StoryLink projectId={projectId} story={story} /> : words.nothing}</p>
        </div>
        {criterion && <Read label={texts.fields['criterion'] ?? ''} text={said(criterion)} />}
      </>
    )
  return (
    <>
      <Edited
        label={texts.fields['storyId'] ?? ''}
        value={storyId ?? ''}
        options={[
          ['', texts.noStory],
          // Its name may not be read yet, or not be among those that are.
          ...(storyId !== null && !story ? [[storyId, words.unread] as const] : []),
          ...storyOptions(stories),
        ]}
        write={(to) => write({ storyId: to || null, criterion: null })}
      />
      {story && (
        <p class="hint qa-under">
          <StoryLink projectId={projectId} story={story} />
        </p>
      )}
      {(criteria.length > 0 || isGone) && (
        <Edited
          label={texts.fields['criterion'] ?? ''}
          value={isGone ? 'gone' : at < 0 ? '' : String(at)}
          options={[
            ['', texts.noCriterion],
            ...(isGone && criterion ? [['gone', said(criterion)] as const] : []),
            ...criteria.map((one, index) => [String(index), said(one)] as const),
          ]}
          write={(to) =>
            to !== 'gone' && write({ criterion: to === '' ? null : (criteria[Number(to)] ?? null) })
          }
          {...(isGone && { hint: texts.criterionGone })}
        />
      )}
    </>
  )
}

const rest = [
  ['objective', 10_000],
  ['testBasis', 20_000],
  ['testCondition', 10_000],
  ['designTechnique', 200],
  ['category', 200],
  ['riskLevel', 100],
  ['estimatedDuration', 100],
] as const satisfies readonly (readonly [TextField, number])[]

/** What is seldom looked at. */
function Rest({ editing, mayWrite }: Omit<PropertiesProps, 'stories'>) {
  const { externalId, coverageItems = [] } = editing.base.value
  return (
    <details>
      <summary>{texts.more}</summary>
      <div>
        {rest.map(([field, most]) => (
          <Text key={field} editing={editing} mayWrite={mayWrite} field={field} most={most} lines={1} />
        ))}
        {externalId && <Read label={texts.fields['externalId'] ?? ''} text={externalId} />}
        {coverageItems.length > 0 && (
          <details class="qa-covers">
            <summary>
              {texts.fields['coverageItems']}: {texts.covers(coverageItems.length)}
            </summary>
            <ul>
              {coverageItems.map(({ id, technique, value, parameter }) => (
                <li key={id} dir="auto">
                  {[technique, parameter, value].filter(Boolean).join(' · ') || id}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </details>
  )
}
