import { useId } from 'preact/hooks'
import { words } from '../../../texts/en/quality.ts'

interface EditedProps {
  label: string
  value: string
  /** Left out for who may only read: then the value is text. */
  write?: ((text: string) => void) | undefined
  /** `[value, text]` of a list to choose from. */
  options?: readonly (readonly [string, string])[]
  /** Makes it a field of several lines, which grows with what is written. */
  lines?: number
  most?: number
  hint?: string
  fault?: string | undefined
  isCode?: boolean
  placeholder?: string
}

/** A field of a record: edited where one may, else read. */
export function Edited(props: EditedProps) {
  const { label, value, write, options, hint, fault } = props
  const id = useId()
  if (!write) return <Read label={label} text={options?.find(([its]) => its === value)?.[1] ?? value} />
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Control {...props} id={id} write={write} />
      {fault && (
        <p class="fault" role="alert" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

function Control({
  id,
  value,
  write,
  options,
  lines,
  most,
  hint,
  fault,
  isCode,
  placeholder,
}: EditedProps & { id: string; write: (text: string) => void }) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const about = {
    id,
    value,
    ...(described && { 'aria-describedby': described }),
    ...(fault && { 'aria-invalid': 'true' as const }),
  }
  if (options)
    return (
      <select {...about} onChange={({ currentTarget }) => write(currentTarget.value)}>
        {options.map(([its, text]) => (
          <option key={its} value={its} dir="auto">
            {text}
          </option>
        ))}
      </select>
    )
  const typed = { ...about, dir: 'auto', maxLength: most, placeholder, autocomplete: 'off' } as const
  return lines ? (
    <textarea
      {...typed}
      rows={lines}
      class={`qa-grows${isCode ? ' qa-code' : ''}`}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  ) : (
    <input {...typed} type="text" onInput={({ currentTarget }) => write(currentTarget.value)} />
  )
}

/** A value under its name, for who may only read it. */
export const Read = ({ label, text }: { label: string; text: string }) => (
  <div class="qa-read">
    <span class="qa-label">{label}</span>
    <p dir="auto">{text || words.nothing}</p>
  </div>
)
