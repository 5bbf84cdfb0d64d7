import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import { useContext, useId } from 'preact/hooks'
import { FormFaults } from './form.tsx'

interface FieldProps {
  label: string
  name: string
  hint?: ComponentChildren
  /** What stands there at first; with `write` what stands there now. */
  value?: string | undefined
  write?: (text: string) => void
  /** `[value, text]` of a list to choose from. */
  options?: readonly (readonly [string, string])[]
  /** Makes it a field of several lines. */
  lines?: number
  /** The id of a `datalist` with what is likely to be meant. */
  list?: string
}

interface Typed {
  currentTarget: { value: string }
}

/** A labelled field, with its hint and what the service refused about it. */
export function Field({
  label,
  name,
  hint,
  value,
  write,
  options,
  lines,
  ...attributes
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>) {
  const id = useId()
  const fault = useContext(FormFaults)?.value[name]
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const about = {
    id,
    name,
    ...(described && { 'aria-describedby': described }),
    ...(fault && { 'aria-invalid': 'true' as const }),
  }
  const text = write
    ? { value, onInput: ({ currentTarget }: Typed) => write(currentTarget.value) }
    : value !== undefined && { defaultValue: value }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {options ? (
        <select {...about} {...(attributes as object)}>
          {options.map(([its, text]) => (
            <option key={its} value={its} {...{ defaultSelected: its === value }} dir="auto">
              {text}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...about} {...(attributes as object)} rows={lines} dir="auto" {...text} />
      ) : (
        <input type="text" {...about} {...(attributes as object)} {...text} />
      )}
      {fault && (
        <p class="fault" id={`${id}-fault`} role="alert">
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

interface ChoicesProps {
  legend: string
  name: string
  type?: 'radio' | 'checkbox'
  options: readonly (readonly [string, ComponentChildren])[]
  chosen?: readonly string[]
}

/** Some choices under one heading: radio buttons, or boxes to tick. */
export function Choices({ legend, name, type = 'radio', options, chosen = [] }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([value, text]) => (
        <div class="choice" key={value}>
          <input
            id={`${id}-${value}`}
            name={name}
            type={type}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <label for={`${id}-${value}`}>{text}</label>
        </div>
      ))}
    </fieldset>
  )
}
