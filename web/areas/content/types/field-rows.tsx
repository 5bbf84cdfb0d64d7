import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { ContentType } from '../parts/types.ts'

const texts = all.types
type Field = ContentType['fields'][number]

interface FieldRowsProps {
  type: ContentType
  /** The machine names of those that the newest analysis found. */
  found: ReadonlySet<string>
  write: ((type: ContentType) => void) | undefined
}

/** The fields of a type, each with what its values are. */
export function FieldRows({ type, found, write }: FieldRowsProps) {
  const originOf = ({ machineName, confidence }: Field) =>
    confidence < 1 || found.has(machineName) ? texts.percent(confidence) : texts.byHand
  const change = (at: number, next: Field | null) =>
    write?.({ ...type, fields: type.fields.toSpliced(at, 1, ...(next ? [next] : [])) })
  return (
    <ul class="content-fields" aria-label={texts.fields(type.name)}>
      {type.fields.map((field, at) => (
        <li key={field.machineName}>
          <div class="field-name">
            <b>
              <Given>{field.name}</Given>
            </b>
            <code>{field.machineName}</code>
          </div>
          {write ? (
            <Editable field={field} origin={originOf(field)} write={(next) => change(at, next)} />
          ) : (
            <p class="field-facts">{wordsOf(field, originOf(field))}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

const wordsOf = ({ type, required, multiple }: Field, origin: string) =>
  [texts.kinds[type], required && texts.required, multiple && texts.several, origin]
    .filter(Boolean)
    .join(' · ')

interface EditableProps {
  field: Field
  /** Where it comes from, in words. */
  origin: string
  write: (field: Field | null) => void
}

function Editable({ field, origin, write }: EditableProps) {
  const { name, type, required, multiple } = field
  return (
    <div class="field-facts">
      <select
        aria-label={texts.typeOf(name)}
        value={type}
        onChange={({ currentTarget }) => write({ ...field, type: currentTarget.value as Field['type'] })}
      >
        {Object.entries(texts.kinds).map(([kind, word]) => (
          <option key={kind} value={kind}>
            {word}
          </option>
        ))}
      </select>
      <label class="check">
        <input
          type="checkbox"
          checked={required}
          onChange={({ currentTarget }) => write({ ...field, required: currentTarget.checked })}
        />
        {texts.required}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={multiple}
          onChange={({ currentTarget }) => write({ ...field, multiple: currentTarget.checked })}
        />
        {texts.several}
      </label>
      <span class="muted">{origin}</span>
      <Button small kind="quiet" label={texts.removeField(name)} act={() => write(null)}>
        {texts.remove}
      </Button>
    </div>
  )
}
