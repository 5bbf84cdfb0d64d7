import { type Signal, useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import {
  type Format,
  type FormatName,
  findFormat,
  formats,
} from '../../../shared/domain/test-exports/formats.ts'
import { texts } from '../../texts/en/exchange.ts'

/** A format of files with the layout that was chosen. */
export interface ExportChoice {
  name: Signal<FormatName>
  variant: Signal<string>
}

export const useExportChoice = (): ExportChoice => ({
  name: useSignal<FormatName>('csv'),
  variant: useSignal(''),
})

/** What is sent of it, and how the file is called where the service does not say. */
export function chosenFormat({ name, variant }: ExportChoice) {
  const { name: format, extension } = findFormat(name.peek()) ?? formats[0]
  return {
    body: { format, ...(variant.peek() && { variant: variant.peek() }) },
    fallback: `test-cases.${extension}`,
  }
}

/** The formats that cases can be taken away in. */
export const ExportFormats = ({ choice: { name, variant } }: { choice: ExportChoice }) => (
  <>
    <fieldset class="ex-formats">
      <legend class="visually-hidden">{texts.format}</legend>
      {formats.map((format) => (
        <FormatOption
          key={format.name}
          format={format}
          isChosen={format.name === name.value}
          choose={() => {
            name.value = format.name
            variant.value = ''
          }}
        />
      ))}
    </fieldset>
    <Variants name={name.value} variant={variant} />
  </>
)

/** A vendor's other layout. */
function Variants({ name, variant }: { name: FormatName; variant: Signal<string> }) {
  const own = useId()
  const { variants, extension } = findFormat(name) ?? formats[0]
  const others = variants.filter((each) => each !== extension)
  if (others.length === 0) return null
  return (
    <div class="field">
      <label for={own}>{texts.layout}</label>
      <select
        id={own}
        value={variant.value}
        onChange={({ currentTarget }) => (variant.value = currentTarget.value)}
      >
        <option value="">CSV</option>
        {others.map((each) => (
          <option key={each} value={each}>
            {each.toUpperCase()}
          </option>
        ))}
      </select>
    </div>
  )
}

interface FormatOptionProps {
  format: Format
  isChosen: boolean
  choose: () => void
}

function FormatOption({ format: { name, label }, isChosen, choose }: FormatOptionProps) {
  const own = useId()
  return (
    <div class={`ex-format${isChosen ? ' is-chosen' : ''}`}>
      <input id={own} type="radio" name="format" value={name} checked={isChosen} onChange={choose} />
      <label for={own}>
        <b>{label}</b>
        <span>{texts.formatHints[name]}</span>
      </label>
    </div>
  )
}
