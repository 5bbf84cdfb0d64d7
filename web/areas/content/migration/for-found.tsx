import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { ContentType, PlannedPage } from '../parts/types.ts'

const texts = all.migration

/** Changes all of some pages. */
export type ForFoundChange = (
  pages: readonly PlannedPage[],
  change: (page: PlannedPage) => Partial<PlannedPage>,
) => void

interface ForFoundProps {
  found: readonly PlannedPage[]
  types: readonly ContentType[]
  recommended: ReadonlyMap<string, string>
  change: ForFoundChange
}

/** What is done with all pages that the filter shows: their type, how far they are, and what is recommended for them. */
export function ForFound({ found, types, recommended, change }: ForFoundProps) {
  const open = found.filter(({ fileId }) => recommended.has(fileId))
  function takeAll() {
    change(open, ({ fileId, contentTypeId }) => ({
      contentTypeId: recommended.get(fileId) ?? contentTypeId,
    }))
    announce(texts.taken(open.length))
  }
  return (
    <fieldset class="for-found">
      <legend>{texts.forShown(found.length)}</legend>
      <Choice
        label={texts.typeForAll}
        options={[['', texts.noType], ...types.map((type) => [type.contentTypeId, type.name] as const)]}
        choose={(contentTypeId) => {
          change(found, () => ({ contentTypeId: contentTypeId || null }))
          announce(texts.typeSet(found.length))
        }}
      />
      <Choice
        label={texts.statusForAll}
        options={Object.entries(texts.statuses)}
        choose={(status) => {
          change(found, () => ({ status: status as NonNullable<PlannedPage['status']> }))
          announce(texts.statusSet(found.length))
        }}
      />
      {open.length > 0 && (
        <Button small act={takeAll}>
          {open.length === 1 ? texts.takeOne : texts.takeAll(open.length)}
        </Button>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  options: readonly (readonly [string, string])[]
  choose: (value: string) => void
}

const unset = '\u0000'

/** A list that does what is chosen, and then stands at nothing again. */
const Choice = ({ label, options, choose }: ChoiceProps) => (
  <label>
    {label}
    <select
      value={unset}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget
        currentTarget.value = unset
        if (value !== unset) choose(value)
      }}
    >
      <option value={unset}>{texts.choose}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value} dir="auto">
          {text}
        </option>
      ))}
    </select>
  </label>
)
